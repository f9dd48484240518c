import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import fc from 'fast-check'
import { withDeadline } from './deadline'
import { latest, superseded } from './latest'
import { singleFlight } from './singleFlight'

describe('latest', () => {
  test('in any order of answers only the latest read counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 6 }),
        async (scheduler, reads, failing) => {
          const newest = latest()
          const signals: AbortSignal[] = []
          const outcomes = Array.from({ length: reads }, (_, index) =>
            newest
              .run((signal) => {
                signals.push(signal)
                const answer = scheduler.schedule(Promise.resolve(index))
                return index === failing ? answer.then(() => Promise.reject(index)) : answer
              })
              .catch((error) => ({ failed: error })),
          )
          await scheduler.waitAll()
          const settled = await Promise.all(outcomes)
          const last = reads - 1
          assert.deepEqual(settled.slice(0, last), Array(last).fill(superseded))
          assert.deepEqual(settled[last], last === failing ? { failed: last } : last)
          assert.deepEqual(
            signals.map((signal) => signal.aborted),
            [...Array(last).fill(true), false],
          )
        },
      ),
    )
  })

  test('cancel aborts the read and drops its answer', async () => {
    const newest = latest()
    const answer = newest.run(async (signal) => {
      newest.cancel()
      assert.ok(signal.aborted)
      return 1
    })
    assert.equal(await answer, superseded)
  })
})

describe('singleFlight', () => {
  test('shares a run, starts another after it, and shares its failure', async () => {
    const run = mock.fn(async () => 1)
    const once = singleFlight(run)
    await Promise.all([once(), once()])
    assert.equal(run.mock.callCount(), 1)
    run.mock.mockImplementation(() => Promise.reject(new Error('no')))
    const [first, second] = await Promise.allSettled([once(), once()])
    assert.deepEqual([first.status, second.status], ['rejected', 'rejected'])
    assert.equal(run.mock.callCount(), 2)
    run.mock.mockImplementation(async () => 3)
    assert.equal(await once(), 3)
  })
})

describe('withDeadline', () => {
  test('leaves neither timer nor listener behind', async () => {
    const cleared = mock.method(globalThis, 'clearTimeout')
    const { signal } = new AbortController()
    const removed = mock.method(signal, 'removeEventListener')
    assert.equal(await withDeadline(async () => 7, 1000, signal), 7)
    await assert.rejects(
      withDeadline(async () => Promise.reject(new RangeError()), 1000, signal),
      RangeError,
    )
    assert.equal(cleared.mock.callCount(), 2)
    assert.equal(removed.mock.callCount(), 2)
    mock.restoreAll()
  })
})
