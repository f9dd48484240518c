// `npm run test:soak`: the tests that count (mounts, faults, kills), with full counts, one file after another. An
// interrupted run resumes as long as the sources are the same.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { join, relative } from 'node:path'
import { stopAll } from '../workspace/children.mjs'
import { root } from '../workspace/root.mjs'
import { hashOf } from '../workspace/sources.mjs'
import { filesUnder } from './files.mjs'
import { prepare } from './main.mjs'
import { contractOnReactInSoak } from './onPreactOnly.mjs'
import { showBegin, showCounts, showEnd } from './report.mjs'
import { resultsFolder, runStep } from './run.mjs'
import { sharedFiles } from './sharedFiles.mjs'
import { browserStep, nodeStep, pageBuildSteps, pagesStep, strictStep, typesStep } from './steps.mjs'

const stateFile = join(resultsFolder, 'soak-state.json')
const HOURS = 4

/** @returns {Promise<number>} exit code */
export async function soak() {
  const steps = soakSteps()
  const version = hashOf(['packages', 'examples', 'package-lock.json'])
  const done = readState(version)
  if (done.size > 0) console.log(`Going on: ${done.size} of ${steps.length} files are done`)
  const preparation = await prepare(steps)
  const results = []
  for (const [index, step] of steps.entries()) {
    if (!done.has(step.file)) showBegin(step)
    const result = done.get(step.file) ?? (await runStep(step, { ...preparation.environment, EB_SOAK: '1' }))
    showEnd({ ...result, step }, index + 1, steps.length)
    results.push({ ...result, step })
    if (result.outcomes.every((outcome) => outcome.passed)) done.set(step.file, result)
    writeState(version, done)
  }
  await stopAll()
  const report = writeReport(results)
  rmSync(stateFile, { force: true })
  console.log(`Report: ${relative(root, report)}`)
  return showCounts(results)
}

/**
 * One step for each test file whose counts depend on EB_SOAK or that takes shares of lists, and the build that pages are
 * served from.
 */
export function soakSteps() {
  const shared = new Set(sharedFiles().flatMap(({ files }) => files))
  const counts = (file) => shared.has(file) || isInSoak(readFileSync(join(root, file), 'utf8'))
  const minutes = HOURS * 60
  const rest = (file) => ({
    name: `soak-${file.replace(/^packages\//, '').replace(/[^a-z0-9]+/gi, '-')}`,
    file,
    minutes,
  })
  return [
    { ...typesStep(), file: 'types of all packages', minutes },
    ...filesUnder(['packages', 'scripts'], /\.test\.(ts|mjs)$/)
      .filter(counts)
      .map((file) => nodeStep([file], rest(file))),
    ...filesUnder(['packages'], /\.test\.tsx$/)
      .filter(counts)
      .map((file) => ({ ...browserStep('soak', ['--soak', '--files', file]), ...rest(file) })),
    ...contractOnReactInSoak().map((file) => ({
      ...browserStep('soak', ['--react', '--files', file]),
      ...rest(`${file} on React`),
    })),
    strictStep('soak-strict', undefined, { file: 'React’s strict mode', minutes }),
    ...pageBuildSteps().map((step) => ({ ...step, file: step.args.at(-1), minutes })),
    ...filesUnder(['packages', 'examples'], /\.e2e\.ts$/)
      .filter(counts)
      .map((file) => ({ ...pagesStep('soak', [file]), ...rest(file) })),
  ]
}

/** Whether a test file runs differently in the soak: a full count, a whole list, or the elements that the contract takes. */
const isInSoak = (source) => /soak|\bshareOf\(|\bspecimensFor\(/i.test(source)

function readState(version) {
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8'))
    return new Map(state.version === version ? state.done : [])
  } catch {
    return new Map() // no run was interrupted
  }
}

function writeState(version, done) {
  const entries = [...done].map(([file, { outcomes, seconds, log }]) => [file, { outcomes, seconds, log }])
  writeFileSync(stateFile, JSON.stringify({ version, done: entries }))
}

function writeReport(results) {
  const now = new Date()
  const path = join(resultsFolder, `soak-${now.toISOString().slice(0, 10)}.md`)
  const passed = (result) => result.outcomes.filter((outcome) => outcome.passed).length
  const rows = results.map((result) => {
    const failed = result.outcomes.length - passed(result)
    return `| ${result.step.file} | ${passed(result)} | ${failed} | ${result.seconds.toFixed(0)} s |`
  })
  const titles = results.flatMap(({ outcomes }) =>
    outcomes.map(({ title, passed }) => `- ${passed ? '✓' : '✗'} ${title}`),
  )
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const text = [
    `# Soak of ${now.toISOString().slice(0, 16).replace('T', ' ')}`,
    `Node ${process.versions.node}, ${process.platform} ${release()}, ${machine}.`,
    ['| file | passed | failed | time |', '|---|--:|--:|--:|', ...rows].join('\n'),
    titles.join('\n'),
  ]
  writeFileSync(path, `${text.join('\n\n')}\n`)
  return path
}
