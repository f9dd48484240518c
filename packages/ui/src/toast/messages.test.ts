import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { createMessages } from './messages'

describe('messages', () => {
  test('a message goes after its time, and stays in the list', () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const messages = createMessages({ now: () => 7 })
    messages.add({ tone: 'info', title: 'a' })
    mock.timers.tick(2999)
    assert.equal(messages.list()[0]?.expired, false)
    mock.timers.tick(1)
    assert.deepEqual(messages.list(), [{ id: 1, tone: 'info', title: 'a', time: 7, expired: true }])
    mock.timers.reset()
  })

  test('a held message keeps its place, and gets its full time when it is released', () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const messages = createMessages()
    const id = messages.add({ tone: 'info', title: 'a' })
    mock.timers.tick(2000)
    messages.hold(id)
    mock.timers.tick(60_000)
    messages.release(id)
    mock.timers.tick(2999)
    assert.equal(messages.list()[0]?.expired, false)
    mock.timers.tick(1)
    assert.equal(messages.list()[0]?.expired, true)
    messages.release(id)
    mock.timers.tick(60_000)
    mock.timers.reset()
  })

  test('only so many are kept, newest first, and listeners hear of each change until they stop', () => {
    const messages = createMessages({ keep: 2 })
    let changes = 0
    const stop = messages.subscribe(() => changes++)
    for (const title of ['a', 'b', 'c']) messages.add({ tone: 'info', title })
    assert.deepEqual(
      messages.list().map(({ title }) => title),
      ['c', 'b'],
    )
    assert.equal(changes, 3)
    stop()
    messages.clear()
    assert.equal(changes, 3)
    assert.deepEqual(messages.list(), [])
  })
})
