#!/usr/bin/env node
// `npm run test:mutation`: puts small faults into the code, one at a time, and counts how many the tests notice.
//   node scripts/mutation.mjs [--areas rules,core] [--size 20] [--seed text] [--only packages/core/src/form]
// Leaves test-results/mutation/survivors.md, and of each area Stryker's own report.
import { parseArgs } from 'node:util'
import { requireNode } from './workspace/nodeVersion.mjs'

requireNode()
const { areas } = await import('./mutation/areas.mjs')
const { runMutation } = await import('./mutation/run.mjs')
const { values } = parseArgs({
  options: {
    areas: { type: 'string', default: Object.keys(areas).join() },
    size: { type: 'string' },
    seed: { type: 'string', default: 'ebkit' },
    only: { type: 'string' },
  },
})
const names = values.areas.split(',')
const unknown = names.filter((name) => !areas[name])
if (unknown.length) {
  console.error(`no area ${unknown.join(', ')}; there are ${Object.keys(areas).join(', ')}`)
  process.exit(2)
}
const { size, seed, only } = values
process.exit(await runMutation(names, { size: size && Number(size), seed, only }))
