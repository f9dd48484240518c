import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { createWaiting, type WaitingState } from './waiting'

function waitingIn(test: TestContext, wait = 3000) {
  test.mock.timers.enable({ apis: ['setTimeout'] })
  const reported: WaitingState[] = []
  const failures: unknown[] = []
  const waiting = createWaiting({
    wait: () => wait,
    onChange: (state) => reported.push(state),
    onFailure: (cause) => failures.push(cause),
  })
  return { waiting, reported, failures, pass: (milliseconds: number) => test.mock.timers.tick(milliseconds) }
}

const open = { isBlocked: false, isBusy: false }
const blocked = { isBlocked: true, isBusy: false }
const busy = { isBlocked: true, isBusy: true }

describe('how long a submit button waits', () => {
  it('W-BTN-1 W-BTN-2 is blocked for 3000 ms after it has submitted', (test) => {
    const { waiting, reported, pass } = waitingIn(test)
    waiting.begin()
    pass(2999)
    assert.deepEqual(waiting.state, busy)
    pass(1)
    assert.deepEqual(waiting.state, open)
    assert.deepEqual(reported, [busy, open])
  })

  it('a request that takes longer keeps it blocked', async (test) => {
    const { waiting, pass } = waitingIn(test)
    let end = () => {}
    const request = new Promise<void>((resolve) => {
      end = resolve
    })
    waiting.begin()
    waiting.follow(request)
    pass(60_000)
    assert.deepEqual(waiting.state, busy)
    end()
    await request
    assert.deepEqual(waiting.state, open)
  })

  it('a quick request leaves it blocked for the waiting time, but not busy', async (test) => {
    const { waiting, pass } = waitingIn(test)
    waiting.begin()
    const request = Promise.resolve()
    waiting.follow(request)
    assert.deepEqual(waiting.state, busy)
    await request
    assert.deepEqual(waiting.state, blocked)
    pass(3000)
    assert.deepEqual(waiting.state, open)
  })

  it('waits for the last of several requests, and reports one that fails', async (test) => {
    const { waiting, failures, pass } = waitingIn(test, 0)
    const bad = Promise.reject(new Error('offline'))
    let end = () => {}
    const good = new Promise<void>((resolve) => {
      end = resolve
    })
    waiting.begin()
    waiting.follow(bad)
    waiting.follow(good)
    pass(0)
    await bad.catch(() => {})
    assert.equal(failures.length, 1)
    assert.deepEqual(waiting.state, busy)
    end()
    await good
    assert.deepEqual(waiting.state, open)
  })

  it('has no timer after stop', (test) => {
    const { waiting, reported, pass } = waitingIn(test)
    waiting.begin()
    waiting.stop()
    pass(9000)
    assert.deepEqual(reported, [busy])
  })
})
