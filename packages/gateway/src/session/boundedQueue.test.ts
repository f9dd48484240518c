import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createQueue } from './boundedQueue'

/** A job that runs until it is ended. */
function work() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const state = { begun: false, end: () => end() }
  return {
    state,
    run: async () => {
      state.begun = true
      await ended
    },
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a bounded queue', () => {
  test('runs a limited number at once, the rest in order', async () => {
    const queue = createQueue({ parallel: 2, waiting: 10 })
    const works = [work(), work(), work(), work()]
    const done = works.map(({ run }) => queue.run(run))
    const begun = () => works.map(({ state }) => state.begun)
    await settle()
    assert.deepEqual(begun(), [true, true, false, false])
    works[1]?.state.end()
    await settle()
    assert.deepEqual(begun(), [true, true, true, false])
    for (const { state } of works) state.end()
    await settle()
    for (const { state } of works) state.end()
    await Promise.all(done)
    assert.deepEqual(begun(), [true, true, true, true])
  })

  test('counts by weight; what exceeds the capacity runs alone, and nothing overtakes it', async () => {
    const queue = createQueue({ parallel: 10, waiting: 10 })
    const [light, heavy, small] = [work(), work(), work()]
    const done = [queue.run(light.run, 4), queue.run(heavy.run, 50), queue.run(small.run, 1)]
    await settle()
    assert.deepEqual([light.state.begun, heavy.state.begun, small.state.begun], [true, false, false])
    light.state.end()
    await settle()
    assert.deepEqual([heavy.state.begun, small.state.begun], [true, false])
    heavy.state.end()
    await settle()
    assert.equal(small.state.begun, true)
    small.state.end()
    await Promise.all(done)
  })

  test('refuses work if the queue is full or after waiting too long', async () => {
    const queue = createQueue({ parallel: 1, waiting: 1, patience: 20 }, () => new Error('full'))
    const first = work()
    const running = queue.run(first.run)
    const second = queue.run(async () => 'late')
    await assert.rejects(
      queue.run(async () => 0),
      /full/,
    )
    await assert.rejects(second, /full/)
    const third = queue.run(async () => 'in time')
    first.state.end()
    await running
    assert.equal(await third, 'in time')
  })

  test('a failed job frees its capacity too', async () => {
    const queue = createQueue({ parallel: 1, waiting: 1 })
    await assert.rejects(
      queue.run(async () => {
        throw new Error('failed')
      }),
      /failed/,
    )
    assert.equal(await queue.run(async () => 1), 1)
  })
})
