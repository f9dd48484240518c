// Fails a test if an error reached the page's error handlers or console.error, unless the test expects it, and skips
// the tests excluded in this browser or left to another turn. Added to every browser test file by
// scripts/wtr/testBundles.mjs.
import { problems, takeUnexpected } from './problems'

/** Full titles to skip, passed by web-test-runner.config.mjs from scripts/test/notOnFirefox.mjs. */
declare const EB_SKIPPED_TESTS: string[]
const skippedTests = EB_SKIPPED_TESTS.map((pattern) => new RegExp(pattern))

/** Files of which this run takes the tests alone that name statements (scripts/test/sharedFiles.mjs). */
declare const EB_FILES_FOR_STATEMENTS: string[]
declare const __WTR_CONFIG__: { testFile: string }
const path = new URL(__WTR_CONFIG__.testFile, location.href).pathname.slice(1)
const isForStatements = EB_FILES_FOR_STATEMENTS.includes(decodeURI(path))
const namesStatement = /\b[WF]-[A-Z]+-\d+/

beforeEach(function (this: Mocha.Context) {
  const title = this.currentTest?.titlePath().join(' > ').replace(/\s+/g, ' ') ?? ''
  if (isForStatements && !namesStatement.test(title)) this.skip()
  if (skippedTests.some((pattern) => pattern.test(title))) this.skip()
})

const text = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value))

window.addEventListener('error', (event) => {
  problems.push(`window error: ${event.message} ${text(event.error)}`)
})
window.addEventListener('unhandledrejection', (event) => {
  problems.push(`unhandledrejection: ${text(event.reason)}`)
})

const original = console.error
console.error = (...values: unknown[]) => {
  problems.push(`console.error: ${values.map(text).join(' ')}`)
  original.apply(console, values)
}

afterEach(async function (this: Mocha.Context) {
  // Unhandled rejections are reported at the end of their task.
  await new Promise((resolve) => setTimeout(resolve))
  const unexpected = takeUnexpected()
  const test = this.currentTest
  if (test?.err) dropNodes(test.err)
  if (!unexpected || !test) return
  // A hook that throws would end the whole suite: this fails only the test.
  test.state = 'failed'
  test.err = new Error(unexpected)
})

/** A failed comparison of nodes is reported without them: serialising the page would never end. */
function dropNodes(error: Error & { actual?: unknown; expected?: unknown }): void {
  const isNode = (value: unknown) => typeof (value as Partial<Node> | undefined)?.nodeType === 'number'
  if (!isNode(error.actual) && !isNode(error.expected)) return
  delete error.actual
  delete error.expected
}
