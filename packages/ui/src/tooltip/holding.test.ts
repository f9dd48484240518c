import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { createHolding } from './holding'

function holdingIn(test: TestContext) {
  test.mock.timers.enable({ apis: ['setTimeout'] })
  const told: boolean[] = []
  const holding = createHolding(
    () => 300,
    (isShown) => told.push(isShown),
  )
  return { ...holding, told, pass: (milliseconds: number) => test.mock.timers.tick(milliseconds) }
}

describe('visibility of a tooltip', () => {
  it('appears at once and disappears 300 ms after the last reason ends', (test) => {
    const { hold, release, told, pass } = holdingIn(test)
    hold('pointer')
    hold('focus')
    assert.deepEqual(told, [true, true])
    release('pointer')
    pass(1000)
    release('focus')
    pass(299)
    assert.equal(told.at(-1), true)
    pass(1)
    assert.equal(told.at(-1), false)
  })

  it('stays when the pointer returns in time, for example onto the tooltip', (test) => {
    const { hold, release, told, pass } = holdingIn(test)
    hold('pointer')
    release('pointer')
    pass(200)
    hold('pointer')
    pass(1000)
    assert.ok(!told.includes(false))
  })

  it('Esc hides it until all reasons have ended', (test) => {
    const { hold, release, dismiss, told, pass } = holdingIn(test)
    hold('focus')
    dismiss('escape')
    hold('pointer')
    assert.deepEqual(told, [true, false])
    release('pointer')
    release('focus')
    hold('pointer')
    pass(1000)
    assert.deepEqual(told, [true, false, true])
  })

  it('a press elsewhere ends its reasons; later ones show it again', (test) => {
    const { hold, dismiss, told } = holdingIn(test)
    hold('pointer')
    dismiss('outside')
    hold('pointer')
    assert.deepEqual(told, [true, false, true])
  })

  it('has no timer before it is shown, nor after stop', (test) => {
    const { hold, release, stop, told, pass } = holdingIn(test)
    release('pointer')
    pass(1000)
    hold('pointer')
    release('pointer')
    stop()
    pass(1000)
    assert.deepEqual(told, [true])
  })
})
