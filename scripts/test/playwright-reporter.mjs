// Playwright reporter: full titles to EB_TITLES, failures as text. `--reporter=./scripts/test/playwright-reporter.mjs`
import { relative } from 'node:path'
import { fullTitle, record } from './titles.mjs'

export default class TitlesReporter {
  #passed = 0
  #failed = 0
  #times = []
  #files = new Map()

  onTestEnd(test, result) {
    const last = result.status === test.expectedStatus || test.results.length > test.retries
    if (result.status === 'skipped' || !last) return
    // titlePath: '', project, file, suites …, test
    const [, project, file, ...names] = test.titlePath()
    const passed = result.status === test.expectedStatus
    const title = fullTitle(names) + (project === 'packages' ? ' [packages]' : '')
    this.#times.push({ title, seconds: result.duration / 1000 })
    this.#files.set(file, (this.#files.get(file) ?? 0) + result.duration / 1000)
    record({ title, passed, file, error: result.error?.message })
    if (passed) this.#passed += 1
    else {
      this.#failed += 1
      const where = relative(process.cwd(), test.location.file)
      console.log(`\nFAILED ${title}\n  in ${where}:${test.location.line}`)
      for (const error of result.errors) console.log(error.stack ?? error.message)
    }
  }

  /** Errors outside tests: a configuration that fails to load, a server that fails to start. */
  onError(error) {
    this.#failed += 1
    record({ title: 'end-to-end pages: set-up', passed: false, error: error.message })
    console.log(error.stack ?? error.message)
  }

  onEnd() {
    const slowest = this.#times.sort((one, other) => other.seconds - one.seconds).slice(0, 20)
    for (const { title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s ${title}`)
    for (const [file, seconds] of [...this.#files].sort((one, other) => other[1] - one[1]))
      console.log(`${seconds.toFixed(1).padStart(6)} s ${file}`)
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
  }

  printsToStdio() {
    return true
  }
}
