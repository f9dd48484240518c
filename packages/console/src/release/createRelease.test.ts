import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createOpenPages } from '../pages/openPages'
import { createRelease } from './createRelease'

/** A tab whose storage survives reloads. */
function createTab(newest: () => string | undefined) {
  const kept = new Map<string, string>()
  let hash = '#/printer-manage/list?id=7'
  let reloads = 0
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  return {
    reloads: () => reloads,
    open(own: string | undefined) {
      const model = createOpenPages({
        hash: () => hash,
        write: (next) => {
          hash = next
        },
        listen: () => () => {},
      })
      const release = createRelease({ own, newest: async () => newest(), storage, reload: () => reloads++ })
      model.start()
      return { model, release, wasNew: release.restore(model) }
    },
  }
}

describe('a new release', () => {
  test('W-CHUNK-3 when a file is missing and there is a new release, the window is loaded anew with its pages, once', async () => {
    let newest: string | undefined = '0.1.0-2'
    const tab = createTab(() => newest)
    const { model, release, wasNew } = tab.open('0.1.0-1')
    assert.equal(wasNew, false)
    model.go('/postage-config/add')
    model.setDirty('/postage-config/add', true)
    model.go('/comment/list?list.page=2')
    assert.equal(await release.onMissing(model), true)
    const next = tab.open('0.1.0-2')
    assert.deepEqual(
      next.model.$pages.get().pages.map(({ path, query, isDirty }) => [path, query, !!isDirty]),
      [
        ['/printer-manage/list', '?id=7', false],
        ['/postage-config/add', '', true],
        ['/comment/list', '?list.page=2', false],
      ],
    )
    assert.deepEqual([next.wasNew, next.model.$pages.get().shown], [true, '/comment/list'])
    assert.equal(await next.release.onMissing(next.model), false, 'it is the newest')
    const old = tab.open('0.1.0-1')
    assert.deepEqual([old.wasNew, await old.release.onMissing(old.model)], [false, false], 'loaded anew once')
    newest = '0.1.0-3'
    assert.equal(await next.release.onMissing(next.model), true)
    assert.equal(tab.reloads(), 2)
  })

  test('W-CHUNK-3 people learn of a new release before a file is missing, until they have it', async () => {
    let newest: string | undefined = '0.1.0-1'
    const tab = createTab(() => newest)
    const { model, release } = tab.open('0.1.0-1')
    assert.equal(await release.isNewer(), false)
    newest = '0.1.0-2'
    assert.equal(await release.isNewer(), true)
    model.go('/postage-config/add')
    assert.equal(await release.renew(model), true)
    const next = tab.open('0.1.0-2')
    assert.deepEqual([next.wasNew, next.model.$pages.get().shown], [true, '/postage-config/add'])
    assert.equal(await next.release.isNewer(), false)
    const held = tab.open('0.1.0-1')
    assert.equal(
      await held.release.isNewer(),
      false,
      'a cache that still gives the old one is not complained of',
    )
    assert.equal(tab.reloads(), 1)
  })

  test('without a release, or when the newest is not known, nothing is loaded anew', async () => {
    const tab = createTab(() => undefined)
    for (const own of [undefined, '0.1.0-1']) {
      const { model, release } = tab.open(own)
      assert.equal(await release.onMissing(model), false)
    }
    assert.equal(tab.reloads(), 0)
  })

  test('a window without a memory does not announce a release that it could not load', async () => {
    const storage = { getItem: () => null, setItem() {}, removeItem() {} }
    const reload = () => assert.fail('loaded anew')
    const release = createRelease({ own: '0.1.0-1', newest: async () => '0.1.0-2', storage, reload })
    assert.equal(await release.isNewer(), false)
  })
})
