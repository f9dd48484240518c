// Writes one full title of a passed test a line to the file named by EB_PASSED_FILE and closes with the counts that
// scripts/test.mjs adds up.
import { appendFileSync } from 'node:fs'

/**
 * @param {{ file?: string, suffix?: string }} options file to append titles to; suffix of each title (the runtime)
 */
export function passedReporter({ file, suffix = '' }) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  return {
    reportTestFileResults({ sessionsForTestFile }) {
      const titles = []
      for (const session of sessionsForTestFile) {
        const tests = session.testResults ? flatten(session.testResults) : []
        const failed = tests.filter((test) => !test.passed && !test.skipped)
        const passed = tests.filter((test) => test.passed && !test.skipped)
        counts.passed += passed.length
        counts.skipped += tests.length - passed.length - failed.length
        // A file that could not be loaded, or a failed hook, has no failed test of its own.
        counts.failed += failed.length || (session.passed === false || session.errors.length > 0 ? 1 : 0)
        titles.push(...passed.map((test) => `${test.title}${suffix}`))
      }
      if (file && titles.length > 0) appendFileSync(file, `${titles.join('\n')}\n`)
    },
    stop() {
      const skipped = counts.skipped > 0 ? ` (${counts.skipped} skipped)` : ''
      console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
    },
  }
}

function flatten(suite, path = []) {
  const here = suite.name ? [...path, suite.name] : path
  return [
    ...suite.tests.map((test) => ({ ...test, title: [...here, test.name].join(' ') })),
    ...suite.suites.flatMap((child) => flatten(child, here)),
  ]
}
