#!/usr/bin/env node
// `npm test`: everything once, a line a step, and at the end one plain line `N passed, N failed`.
//   node scripts/test.mjs [soak | floor | firefox] [--only types,lint]
// Leaves test-results/passed.txt (one full title a line), failed.txt and a log for each step.
import { requireNode } from './workspace/nodeVersion.mjs'

requireNode()
const { run } = await import('./test/main.mjs')
process.exit(await run(process.argv.slice(2)))
