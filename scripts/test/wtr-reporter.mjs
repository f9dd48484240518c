// web-test-runner reporter: full titles to EB_TITLES, failures as text. Put `titlesReporter()` among its `reporters`.
import { relative } from 'node:path'
import { entriesOf, matchesTitle } from './notOnFirefox.mjs'
import { fullTitle, record } from './titles.mjs'

/**
 * @param {object} [options]
 * @param {string} [options.suffix] appended to every title, such as " [react]"
 * @param {import('./notOnFirefox.mjs').SkippedTests[]} [options.skippedTests] tests that this run skips
 * @returns {import('@web/test-runner').Reporter}
 */
export function titlesReporter({ suffix = '', skippedTests = [] } = {}) {
  let passed = 0
  let failed = 0
  let before = Date.now()
  const times = []
  const count = (outcome) => {
    record(outcome)
    if (outcome.passed) passed += 1
    else {
      failed += 1
      console.log(`\nFAILED ${outcome.title}\n  in ${outcome.file}\n${outcome.error ?? ''}`)
    }
  }
  return {
    reportTestFileResults({ sessionsForTestFile, testFile }) {
      const file = relative(process.cwd(), testFile)
      times.push({ file, seconds: (Date.now() - before) / 1000 })
      before = Date.now()
      for (const session of sessionsForTestFile) {
        for (const outcome of outcomesOf(session, file, suffix)) count(outcome)
        for (const outcome of staleEntries(session, file, entriesOf(file, skippedTests))) count(outcome)
      }
    },
    stop() {
      for (const { file, seconds } of slowest(times))
        console.log(`${seconds.toFixed(1).padStart(6)} s ${file}`)
      console.log(`${passed} passed, ${failed} failed`)
    },
  }
}

/** Durations. Files run one at a time: each takes the time since the previous one. */
const slowest = (times) => times.sort((a, b) => b.seconds - a.seconds)

/** The outcomes of one file in one browser; an error outside tests is an outcome of its own. */
export function outcomesOf(session, file, suffix = '') {
  const outcomes = []
  const visit = (suite, names) => {
    for (const test of suite.tests) {
      if (test.skipped) continue
      const title = fullTitle([...names, test.name]) + suffix
      outcomes.push({
        title,
        passed: test.passed,
        file,
        error: test.passed ? undefined : describeError(test.error),
      })
    }
    for (const child of suite.suites) visit(child, [...names, child.name])
  }
  if (session.testResults) visit(session.testResults, [])
  const broken = [
    ...session.errors,
    ...(session.request404s ?? []).map((url) => ({ message: `404: ${url}` })),
  ]
  const real =
    session.errors.length > 0 || session.status === 'error' || (!session.passed && allPassed(outcomes))
  if (real) {
    const error = broken.map(describeError).join('\n') || 'the file did not finish'
    outcomes.push({ title: `${file} loads and leaves no error${suffix}`, passed: false, file, error })
  }
  return outcomes
}

/** Entries of the skip list without a matching test in the file: each is a failure. */
export function staleEntries(session, file, entries) {
  if (!session.testResults) return []
  const skipped = []
  const visit = (suite, names) => {
    for (const test of suite.tests) if (test.skipped) skipped.push(fullTitle([...names, test.name]))
    for (const child of suite.suites) visit(child, [...names, child.name])
  }
  visit(session.testResults, [])
  return entries
    .filter((entry) => !skipped.some((title) => matchesTitle(entry, title)))
    .map((entry) => ({
      title: `to be skipped, but not there: ${entry}`,
      passed: false,
      file,
      error: 'notOnFirefox.mjs names a test that this file does not have',
    }))
}

const allPassed = (outcomes) => outcomes.every((outcome) => outcome.passed)

function describeError(error) {
  if (!error) return 'failed'
  const values =
    error.expected === undefined ? '' : `\nexpected: ${error.expected}\nactual:   ${error.actual}`
  return `${error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ''}`}${values}`
}
