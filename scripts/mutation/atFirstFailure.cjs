// Loaded before each test file that runs against a mutant. The first failing test detects a mutant: later tests are
// skipped, but the file's cleanup runs. A file that takes much longer than without a mutant has detected it too.
const { existsSync, readFileSync, writeFileSync, writeSync } = require('node:fs')
const { afterEach, beforeEach } = require('node:test')

const isTrial = process.env.STRYKER_DRY_RUN === 'true'
/** The milliseconds that the file took without a mutant are stored beside it. */
const noted = `${process.argv[1]}.milliseconds`

if (isTrial) process.on('exit', () => writeFileSync(noted, `${Math.ceil(performance.now())}`))
else stopAtFirstFailure()

function stopAtFirstFailure() {
  let isNoticed = false
  afterEach(({ passed }) => {
    isNoticed ||= !passed
  })
  beforeEach(() => {
    if (isNoticed) throw new Error('an earlier test failed')
  })
  if (!existsSync(noted)) return
  const limit = 3 * Number(readFileSync(noted, 'utf8')) + 10_000
  setTimeout(() => {
    // As the reporter says it: the process has no other way to be heard any more.
    writeSync(1, `\nnot ok - nothing came of it within ${limit} ms\n`)
    process.exit(1)
  }, limit).unref()
}
