import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { createHolding } from './holding'

function holdingIn(test: TestContext) {
  test.mock.timers.enable({ apis: ['setTimeout'] })
  const reported: boolean[] = []
  const holding = createHolding(
    () => 300,
    (isShown) => reported.push(isShown),
  )
  return { ...holding, reported, pass: (milliseconds: number) => test.mock.timers.tick(milliseconds) }
}

describe('visibility of a tooltip', () => {
  it('appears at once and disappears 300 ms after the last reason ends', (test) => {
    const { hold, release, reported, pass } = holdingIn(test)
    hold('pointer')
    hold('focus')
    assert.deepEqual(reported, [true, true])
    release('pointer')
    pass(1000)
    release('focus')
    pass(299)
    assert.equal(reported.at(-1), true)
    pass(1)
    assert.equal(reported.at(-1), false)
  })

  it('stays when the pointer returns in time, for example onto the tooltip', (test) => {
    const { hold, release, reported, pass } = holdingIn(test)
    hold('pointer')
    release('pointer')
    pass(200)
    hold('pointer')
    pass(1000)
    assert.ok(!reported.includes(false))
  })

  it('Esc hides it until all reasons have ended', (test) => {
    const { hold, release, dismiss, reported, pass } = holdingIn(test)
    hold('focus')
    dismiss('escape')
    hold('pointer')
    assert.deepEqual(reported, [true, false])
    release('pointer')
    release('focus')
    hold('pointer')
    pass(1000)
    assert.deepEqual(reported, [true, false, true])
  })

  it('a press elsewhere ends its reasons; later ones show it again', (test) => {
    const { hold, dismiss, reported } = holdingIn(test)
    hold('pointer')
    dismiss('outside')
    hold('pointer')
    assert.deepEqual(reported, [true, false, true])
  })

  it('has no timer before it is shown, nor after stop', (test) => {
    const { hold, release, stop, reported, pass } = holdingIn(test)
    release('pointer')
    pass(1000)
    hold('pointer')
    release('pointer')
    stop()
    pass(1000)
    assert.deepEqual(reported, [true])
  })
})
