import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { askStore, serveTests } from '@ebkit/testing'
import type { ObjectBrowserOptions } from './ObjectBrowser'
import { type BrowserFixture, browserFixture, openFolder } from './testing/browserFixture'
import { idsOf, messageOf } from './testing/browserState'
import { isAcl } from './testing/requestKinds'

describe('the object browser', () => {
  const servers = serveTests('manager')
  let fixture: BrowserFixture
  const open = (folder: string, options?: ObjectBrowserOptions) => openFolder(fixture, folder, options)
  before(() => {
    fixture = browserFixture(servers)
  })

  describe('changes', () => {
    test('W-FMA-16 hide makes files private, also in folders; files deleted meanwhile are no failure', async () => {
      await fixture.put('hide/a.txt', 'hide/b.txt', 'hide/in/c.txt')
      const browser = await open('hide/')
      const { hide } = browser
      browser.selection.selectAll()
      const [folder, ...files] = browser.$listing.get().entries
      const gone = files.find(({ name }) => name === 'b.txt')
      await askStore(await fixture.source.get(), 'DELETE', gone?.key ?? '')
      assert.deepEqual(await hide(), { ok: true })
      const { domain } = await fixture.source.get()
      for (const key of [files.find(({ name }) => name === 'a.txt')?.key, `${folder?.key}c.txt`])
        assert.equal((await fetch(`${domain}/${key}`)).status, 403)
      const puts = servers.proxy.requests.filter((request) => isAcl(request) && request.method === 'PUT')
      assert.equal(puts.length, 2)
      assert.deepEqual([messageOf(browser).code, messageOf(browser).params.count], ['hidden', 3])
      const refused = servers.proxy.inject({
        match: (request) => isAcl(request) && request.path.includes('a.txt'),
        fault: 'text',
        status: 409,
        body: '<Error><Code>X</Code></Error>',
      })
      browser.selection.selectAll()
      assert.deepEqual([(await hide()).ok, refused.hits], [false, 1])
      assert.deepEqual([...browser.selection.$ids.get()], idsOf(browser, 'a.txt'))
    })

    test('undoing a hide keeps files private that were private before', async () => {
      await fixture.put('again/a.txt', 'again/b.txt', 'again/in/c.txt')
      const browser = await open('again/')
      const { hide, undoHide, $task } = browser
      const statusOf = async (name: string) => {
        const { domain } = await fixture.source.get()
        return (await fetch(`${domain}/${await fixture.root()}again/${name}`)).status
      }
      browser.selection.set(idsOf(browser, 'b.txt'))
      await hide()
      browser.selection.selectAll()
      assert.deepEqual(await hide(), { ok: true })
      assert.equal(messageOf(browser).params.undo, 2)
      const names = ['a.txt', 'b.txt', 'in/c.txt']
      assert.deepEqual(await Promise.all(names.map(statusOf)), [403, 403, 403])
      const refused = servers.proxy.inject({
        match: (request) => isAcl(request) && request.path.includes('a.txt'),
        fault: 'text',
        status: 409,
        body: '<Error><Code>X</Code></Error>',
        times: 1,
      })
      assert.equal((await undoHide()).ok, false)
      const { code, params, verb } = messageOf(browser)
      assert.deepEqual([code, verb, params.done, params.undo, refused.hits], ['not-all', 'show', 1, 1, 1])
      assert.deepEqual(await undoHide(), { ok: true })
      assert.deepEqual([messageOf(browser).code, $task.get()], ['shown', undefined])
      assert.deepEqual(await Promise.all(names.map(statusOf)), [200, 403, 200])
    })

    test('if the credentials may not read ACLs, files are hidden, and that cannot be undone', async () => {
      await fixture.put('deny/a.txt', 'deny/b.txt')
      const browser = await open('deny/')
      const { hide, undoHide } = browser
      const denied = servers.proxy.inject({
        match: (request) => isAcl(request) && request.method === 'GET',
        fault: 'text',
        status: 403,
        body: '<Error><Code>AccessDenied</Code></Error>',
      })
      browser.selection.selectAll()
      assert.deepEqual(await hide(), { ok: true })
      assert.ok(denied.hits > 0)
      const { code, params } = messageOf(browser)
      assert.deepEqual([code, params.count, params.undo], ['hidden', 2, 0])
      const asked = servers.proxy.requests.length
      assert.deepEqual([await undoHide(), servers.proxy.requests.length], [{ ok: true }, asked])
    })
  })
})
