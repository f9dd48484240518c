#!/usr/bin/env node
// Builds what browsers load (dist/eb, dist/console) and, when asked, the npm packages.
//   node scripts/build.mjs [--packages] [--force]
// Does nothing when the sources are those of the last build. Ends with 1 when a size budget is broken.
import { parseArgs } from 'node:util'
import { requireNode } from './workspace/nodeVersion.mjs'

requireNode()
const { values } = parseArgs({
  options: { packages: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
})
const { run } = await import('./build/main.mjs')
process.exitCode = await run(values)
