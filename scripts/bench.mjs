#!/usr/bin/env node
// `npm run bench`: how fast the script tag and its elements are, as ratios to hand-written pages measured in the same run.
//   node scripts/bench.mjs [--rounds 7] [--only files,list]
// Prints a table and writes bench-results/. Nothing passes or fails: times on shared machines mean little.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { requireNode } from './workspace/nodeVersion.mjs'
import { buildForBrowsers } from './workspace/outputs.mjs'
import { root } from './workspace/root.mjs'

requireNode()
if (!buildForBrowsers())
  console.error('The build is not as it should be (see above); measuring what is there.')
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--conditions=source', join(root, 'bench', 'main.mjs'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1
