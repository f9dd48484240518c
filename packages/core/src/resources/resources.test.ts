import assert from 'node:assert/strict'
import { afterEach, describe, mock, test } from 'node:test'
import { until } from '@ebkit/testing'
import { createResources } from './createResources'

const undo: Array<() => void> = []
afterEach(() => {
  for (const stop of undo.splice(0)) stop()
})

describe('resource cache', () => {
  test('requests once by name and key, while it runs and afterwards', async () => {
    const resources = createResources()
    const load = mock.fn(async () => ({}))
    const [one, two] = await Promise.all([resources.read('a', '1', load), resources.read('a', '1', load)])
    assert.equal(one, two)
    assert.equal(await resources.read('a', '1', load), one)
    await resources.read('a', '2', load)
    await resources.read('b', '1', load)
    assert.equal(load.mock.callCount(), 3)
  })

  test('does not cache failures, synchronous ones included', async () => {
    const resources = createResources()
    await assert.rejects(resources.read('a', '1', () => Promise.reject(new Error('no'))))
    await assert.rejects(
      resources.read('a', '1', () => {
        throw new Error('no')
      }),
    )
    assert.equal(await resources.read('a', '1', async () => 1), 1)
  })

  test('an answer that was pending when the resource was invalidated is not cached', async () => {
    const resources = createResources()
    let answer: (value: string) => void = () => {}
    const old = resources.read(
      'a',
      '1',
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    await new Promise(setImmediate)
    resources.invalidate('a')
    const fresh = resources.read('a', '1', async () => 'new')
    answer('old')
    assert.deepEqual(
      [await old, await fresh, await resources.read('a', '1', async () => 'third')],
      ['old', 'new', 'new'],
    )
  })

  test('an older failure does not remove a newer answer', async () => {
    const resources = createResources()
    let fail: (error: Error) => void = () => {}
    const old = resources.read(
      'a',
      '1',
      () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    )
    await new Promise(setImmediate)
    resources.clear()
    await resources.read('a', '1', async () => 'new')
    fail(new Error('late'))
    await assert.rejects(old)
    assert.equal(await resources.read('a', '1', async () => 'third'), 'new')
  })

  test('notifies listeners, here and in other tabs', async () => {
    const here = createResources()
    const otherTab = createResources()
    const heard: string[] = []
    undo.push(
      here.listen('a', () => heard.push('here')),
      otherTab.listen('a', () => heard.push('other')),
      otherTab.listen('b', () => heard.push('wrong')),
    )
    await otherTab.read('a', '1', async () => 'old')
    here.invalidate('a')
    await until(() => heard.length === 2)
    assert.deepEqual(heard, ['here', 'other'])
    assert.equal(await otherTab.read('a', '1', async () => 'new'), 'new')
  })

  test('writes of a tab without listeners are reported to others', async () => {
    const listening = createResources()
    let heard = 0
    undo.push(listening.listen('a', () => heard++))
    createResources().invalidate('a')
    await until(() => heard === 1)
  })

  test('keeps a channel open only while there are listeners, and works without channels', () => {
    const original = globalThis.BroadcastChannel
    const opened: string[] = []
    globalThis.BroadcastChannel = class {
      constructor() {
        opened.push('open')
      }
      close() {
        opened.push('close')
      }
    } as never
    try {
      const resources = createResources()
      const stop = resources.listen('a', () => {})
      const stopOther = resources.listen('a', () => {})
      stop()
      assert.deepEqual(opened, ['open'])
      stopOther()
      assert.deepEqual(opened, ['open', 'close'])
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
      createResources().invalidate('a')
      createResources().listen('a', () => {})()
    } finally {
      globalThis.BroadcastChannel = original
    }
  })
})
