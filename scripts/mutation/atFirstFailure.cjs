// Loaded before each file of tests that looks at a mutant. A mutant is noticed by the first test that fails: those after it
// do not begin, but what the file has to clear away it clears away. A file that takes much longer than without a mutant
// has noticed it too.
const { existsSync, readFileSync, writeFileSync, writeSync } = require('node:fs')
const { afterEach, beforeEach } = require('node:test')

const isTrial = process.env.STRYKER_DRY_RUN === 'true'
/** Milliseconds that the file took without a mutant lie beside it. */
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
