// Reporter for node:test: full titles of tests (not of suites) to EB_TITLES, and failures as text to the output.
import { relative } from 'node:path'
import { sourceOf } from './nodeBundles.mjs'
import { fullTitle, record } from './titles.mjs'

/** Turns the runner's events into outcomes. One instance follows one stream, which reports files one after another. */
export function createFollower() {
  const open = [] // names of the open suites and tests, by nesting
  return {
    start(data) {
      open[data.nesting] = data.name
    },
    /** @returns {import('./titles.mjs').Outcome | undefined} undefined for suites, skipped tests and todos */
    end(data, passed) {
      if (data.skip !== undefined || data.todo !== undefined) return undefined
      if (passed && data.name === data.file) return undefined // a file without tests
      const error = data.details?.error
      const suite = data.details?.type === 'suite'
      if (suite && (passed || error?.failureType === 'subtestsFailed')) return undefined
      if (!passed && error?.failureType === 'subtestsFailed') return undefined
      const title = fullTitle([...open.slice(0, data.nesting), data.name])
      return { title, passed, file: data.file, error: passed ? undefined : describeError(error) }
    },
  }
}

function describeError(error) {
  const cause = error?.cause ?? error
  return String(cause?.stack ?? cause?.message ?? cause ?? 'failed')
}

/** The default export of a reporter. */
export default async function* report(events) {
  const follower = createFollower()
  let passed = 0
  let failed = 0
  const times = new Map()
  for await (const { type, data } of events) {
    if (type === 'test:start') follower.start(data)
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.nesting === 0 && data.file)
      times.set(data.file, (times.get(data.file) ?? 0) + (data.details?.duration_ms ?? 0) / 1000)
    const outcome = follower.end(data, type === 'test:pass')
    if (!outcome) continue
    const file = nameOf(outcome.file)
    record({ ...outcome, file })
    if (outcome.passed) passed += 1
    else {
      failed += 1
      yield `\nFAILED ${outcome.title}\n  in ${file ?? 'unknown'}\n${outcome.error}\n`
    }
  }
  for (const [file, seconds] of slowest(times)) yield `${seconds.toFixed(1).padStart(6)} s ${nameOf(file)}\n`
  yield `${passed} passed, ${failed} failed\n`
}

const nameOf = (file) => (file ? sourceOf(relative(process.cwd(), file)) : undefined)

/** Where the time goes. Two files run at a time. */
const slowest = (times) => [...times].sort((one, other) => other[1] - one[1])
