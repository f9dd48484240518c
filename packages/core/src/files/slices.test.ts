import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSlices, sortInSlices } from './slices'

/** Uses up a slice of time. */
function work(): void {
  for (const end = performance.now() + 10; performance.now() < end; );
}

describe('work in slices of time', () => {
  test('continues at once within a slice, and lets timers run after it', async () => {
    const slices = createSlices()
    assert.equal(slices.rest(), undefined)
    work()
    let ran = false
    setTimeout(() => {
      ran = true
    })
    const pause = slices.rest()
    assert.ok(pause)
    await pause
    assert.ok(ran)
    assert.equal(slices.rest(), undefined, 'a new slice has begun')
  })

  test('rejects with the reason of its signal, before and after a pause', async () => {
    const stop = new AbortController()
    const slices = createSlices(stop.signal)
    work()
    const pause = slices.rest()
    const reason = new Error('no longer wanted')
    stop.abort(reason)
    await assert.rejects(pause as Promise<void>, reason)
    assert.throws(() => slices.rest(), reason)
  })

  test('sorts as the browser does, for any number of items', async () => {
    for (const count of [0, 1, 511, 512, 513, 5000]) {
      const items = Array.from({ length: count }, (_, index) => (index * 7919) % 4001)
      const compare = (a: number, b: number) => a - b
      assert.deepEqual(
        await sortInSlices(items, compare, createSlices()),
        [...items].sort(compare),
        `${count}`,
      )
    }
  })

  test('keeps the order of equal items', async () => {
    const items = Array.from({ length: 3000 }, (_, index) => ({ key: index % 3, index }))
    const sorted = await sortInSlices(items, (a, b) => a.key - b.key, createSlices())
    assert.deepEqual(
      sorted,
      [...items].sort((a, b) => a.key - b.key),
    )
  })
})
