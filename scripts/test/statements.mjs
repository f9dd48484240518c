// Statements of the specification (W-…) and faults (F-…): whatever a run leaves to another turn or to the soak, each one that
// a test names is tested.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { filesUnder } from './files.mjs'

const id = /\b[WF]-[A-Z]+-\d+/g
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The ids that test files name outside comments. @param {string[]} sources @returns {Set<string>} */
export const namedIn = (sources) =>
  new Set(sources.flatMap((source) => source.replace(comments, '').match(id) ?? []))

/** Those that no title of a test that ran has. @param {Set<string>} named @param {string[]} titles */
export function untested(named, titles) {
  const ran = new Set(titles.flatMap((title) => title.match(id) ?? []))
  return [...named].filter((each) => !ran.has(each)).sort()
}

/** Those of this folder name statements as examples. */
const ofThisModule = /^scripts\/test\/(statements|statementFiles|sharedFiles)\.test\.mjs$/

/** The test files that `npm test` runs; those of the oldest Chromium are run by themselves. */
export const testFiles = () =>
  filesUnder(['packages', 'scripts', 'examples'], /\.(test|e2e)\.(tsx?|mjs)$/).filter(
    (file) => !ofThisModule.test(file) && !file.includes('/e2e/floor/'),
  )

/**
 * A result beside those of the steps.
 * @param {import('./run.mjs').StepResult[]} results
 * @returns {import('./run.mjs').StepResult}
 */
export function statementsResult(results, files = testFiles()) {
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const titles = results.flatMap(({ outcomes }) => outcomes.map(({ title }) => title))
  const left = untested(namedIn(sources), titles)
  const title = 'statements: each statement that a test names is tested in this run'
  const error = left.length > 0 ? `not tested: ${left.join(', ')}` : undefined
  const step = { name: 'statements', title, kind: 'check' }
  return { step, seconds: 0, outcomes: [{ title, passed: left.length === 0, error }] }
}
