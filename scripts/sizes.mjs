#!/usr/bin/env node
// `npm run sizes`: what a browser loads for each element, held against scripts/build/budgets.mjs; writes docs/sizes.json
// and the README's table.
import { spawnSync } from 'node:child_process'
import { requireNode } from './workspace/nodeVersion.mjs'
import { buildForBrowsers } from './workspace/outputs.mjs'
import { root } from './workspace/root.mjs'

requireNode()
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
if (!buildForBrowsers()) process.exit(1)
const playwright = 'node_modules/@playwright/test/cli.js'
const measured = run(playwright, 'test', '--project=pages', 'packages/elements/e2e/sizes')
process.exitCode = run('scripts/docs/size-table.mjs') || measured
