// `npm run test:soak`: the tests that count (mounts, faults, kills), with full counts, one file after another, and those of which
// `npm test` takes a share, many files at once. An interrupted run resumes as long as the sources are the same.
import { rmSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { join, relative } from 'node:path'
import { stopAll } from '../workspace/children.mjs'
import { root } from '../workspace/root.mjs'
import { hashOf } from '../workspace/sources.mjs'
import { prepare } from './main.mjs'
import { showBegin, showCounts, showEnd } from './report.mjs'
import { resultsFolder, runStep } from './run.mjs'
import { readSoakState } from './soakState.mjs'
import { soakSteps } from './soakSteps.mjs'

const stateFile = join(resultsFolder, 'soak-state.json')

/** @returns {Promise<number>} exit code */
export async function soak() {
  const version = hashOf(['packages', 'examples', 'package-lock.json'])
  const results = readSoakState(stateFile, version)
  const isDone = new Set(results.flatMap(({ files }) => files))
  const steps = soakSteps(isDone)
  if (isDone.size > 0)
    console.log(
      `Going on: ${isDone.size} files are done, ${steps.flatMap(({ files }) => files).length} are left`,
    )
  const preparation = await prepare(steps)
  for (const [index, step] of steps.entries()) {
    showBegin(step)
    const result = await runStep(step, { ...preparation.environment, EB_SOAK: '1' })
    showEnd({ ...result, step }, index + 1, steps.length)
    results.push({ ...result, files: step.files })
    const passed = results.filter(({ outcomes }) => outcomes.every((outcome) => outcome.passed))
    writeFileSync(stateFile, JSON.stringify({ version, results: passed }))
  }
  await stopAll()
  const report = writeReport(results)
  rmSync(stateFile, { force: true })
  console.log(`Report: ${relative(root, report)}`)
  return showCounts(results)
}

function writeReport(results) {
  const now = new Date()
  const path = join(resultsFolder, `soak-${now.toISOString().slice(0, 10)}.md`)
  const passed = (result) => result.outcomes.filter((outcome) => outcome.passed).length
  const rows = results.map((result) => {
    const failed = result.outcomes.length - passed(result)
    return `| ${result.files.join('<br>')} | ${passed(result)} | ${failed} | ${result.seconds.toFixed(0)} s |`
  })
  const titles = results.flatMap(({ outcomes }) =>
    outcomes.map(({ title, passed }) => `- ${passed ? '✓' : '✗'} ${title}`),
  )
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const text = [
    `# Soak of ${now.toISOString().slice(0, 16).replace('T', ' ')}`,
    `Node ${process.versions.node}, ${process.platform} ${release()}, ${machine}.`,
    ['| files | passed | failed | time |', '|---|--:|--:|--:|', ...rows].join('\n'),
    titles.join('\n'),
  ]
  writeFileSync(path, `${text.join('\n\n')}\n`)
  return path
}
