import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { serveTests, until } from '@ebkit/testing'
import type { ObjectBrowserOptions } from './ObjectBrowser'
import { objectPlace } from './places'
import { type BrowserFixture, browserFixture, openFolder } from './testing/browserFixture'
import { idsOf, messageOf, namesOf, textOf } from './testing/browserState'
import { isDelete, isList } from './testing/requestKinds'

describe('the object browser', () => {
  const servers = serveTests('manager')
  let fixture: BrowserFixture
  const open = (folder: string, options?: ObjectBrowserOptions) => openFolder(fixture, folder, options)
  before(() => {
    fixture = browserFixture(servers)
  })

  describe('changes', () => {
    test('W-FMA-16 deletes one file by delete, several by delete multiple, a folder with its contents', async () => {
      await fixture.put('del/1.txt', 'del/2.txt', 'del/3.txt')
      await fixture.putMany('del/full/', 2100)
      await fixture.put('del/full/deeper/x.txt')
      const browser = await open('del/')
      const { remove } = browser
      browser.selection.set(idsOf(browser, '1.txt'))
      assert.deepEqual(await remove(), { ok: true })
      browser.selection.set(idsOf(browser, '2.txt', '3.txt'))
      assert.deepEqual(await remove(), { ok: true })
      const sent = servers.proxy.requests.filter(isDelete).map(({ method }) => method)
      assert.deepEqual(sent, ['DELETE', 'POST'])
      assert.deepEqual([namesOf(browser), messageOf(browser).params.count], [['full'], 2])
      assert.deepEqual([messageOf(browser).code, browser.$task.get()], ['deleted', undefined])
      browser.selection.set(idsOf(browser, 'full'))
      const count = (await fixture.names('del/full/')).length
      assert.deepEqual(await remove(), { ok: false, code: 'needs-force' })
      assert.deepEqual([count, (await fixture.names('del/full/')).length], [2101, 2101])
      assert.deepEqual(await remove(undefined, { force: true }), { ok: true })
      assert.deepEqual([await fixture.names('del/'), namesOf(browser)], [[], []])
      assert.equal(browser.selection.$ids.get().size, 0)
    })

    test('what is selected in a folder that is opened before a delete begins stays selected', async () => {
      await fixture.put('early/empty/', 'next/x.txt')
      const browser = await open('early/')
      const held = servers.proxy.inject({ match: isList, fault: 'hold', times: 1 })
      const removed = browser.remove(idsOf(browser, 'empty'))
      await until(() => held.hits === 1)
      await browser.open(objectPlace({ folder: 'next/' }))
      browser.selection.set(idsOf(browser, 'x.txt'))
      held.release()
      assert.deepEqual(await removed, { ok: true })
      assert.deepEqual(await fixture.names('early/'), [])
      assert.deepEqual([...browser.selection.$ids.get()], idsOf(browser, 'x.txt'))
    })

    test('a delete that fails in part names the failed entries, and keeps them selected', async () => {
      await fixture.put('part/a.txt', 'part/b.txt', 'part/kept/x.txt', 'part/gone/x.txt')
      const browser = await open('part/')
      const { remove, $task } = browser
      const kept = servers.proxy.inject({
        match: ({ method, path }) => method === 'DELETE' && path.includes('kept'),
        fault: 'text',
        status: 409,
        body: '<Error><Code>FileImmutable</Code><Message>Kept by rule</Message></Error>',
      })
      browser.selection.selectAll()
      const outcome = await remove(undefined, { force: true })
      assert.deepEqual([outcome.ok, kept.hits, $task.get()], [false, 1, undefined])
      assert.deepEqual(
        [namesOf(browser), [...browser.selection.$ids.get()]],
        [['kept'], idsOf(browser, 'kept')],
      )
      const { code, params } = messageOf(browser)
      const [failed] = params.failed as Array<{ name: string; error: unknown }>
      assert.deepEqual(
        [code, params.done, failed?.name, textOf(failed?.error)],
        ['not-all', 3, 'kept', 'ERROR : 409. It has just been changed. Reload and try again'],
      )
      assert.deepEqual(await fixture.names('part/'), ['kept/x.txt'])
    })

    test('a lost connection ends a delete; the remaining entries are not reported as deleted', async () => {
      await fixture.put('line/a/x', 'line/b/x', 'line/c/x')
      const browser = await open('line/', { sort: { by: 'name', order: 'asc' } })
      const { remove } = browser
      browser.selection.selectAll()
      const drop = servers.proxy.inject({
        match: (request) => isDelete(request) && request.path.includes('line/b'),
        fault: 'drop',
      })
      await remove(undefined, { force: true })
      assert.deepEqual([namesOf(browser), drop.hits], [['b', 'c'], 2])
      assert.deepEqual(await fixture.names('line/'), ['b/x', 'c/x'])
      assert.equal(browser.selection.$ids.get().size, 2)
    })

    test('a delete can be stopped between its steps; a second one does not wait for it', async () => {
      await fixture.put('stop/a/x', 'stop/b/x')
      const browser = await open('stop/', { sort: { by: 'name', order: 'asc' } })
      browser.selection.selectAll()
      const held = servers.proxy.inject({ match: isDelete, fault: 'hold' })
      const removing = browser.remove(undefined, { force: true })
      await until(() => held.hits)
      assert.deepEqual(browser.$task.get(), { verb: 'remove', done: 0 })
      assert.deepEqual(await browser.hide(), { ok: false, code: 'busy' })
      browser.stopTask()
      assert.deepEqual(await removing, { ok: false, code: 'stopped' })
      held.release()
      assert.deepEqual([messageOf(browser).code, namesOf(browser).length], ['stopped', 2])
    })

    test('entries deleted while the folder is read do not reappear with an older answer', async () => {
      await fixture.put('race/a.txt', 'race/b.txt')
      const browser = await open('race/')
      const { remove } = browser
      const held = servers.proxy.inject({ match: isList, fault: 'hold', times: 1 })
      const refreshing = browser.refresh()
      await until(() => held.hits)
      browser.selection.set(idsOf(browser, 'a.txt'))
      await remove()
      held.release()
      await refreshing
      await until(() => browser.$listing.get().status === 'ready')
      assert.deepEqual(namesOf(browser), ['b.txt'])
    })
  })
})
