import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { askStore, serveTests, until } from '@ebkit/testing'
import type { ObjectBrowserOptions } from './ObjectBrowser'
import { type BrowserFixture, browserFixture, openFolder } from './testing/browserFixture'
import { messageOf, namesOf, textOf } from './testing/browserState'
import { isList } from './testing/requestKinds'

describe('the object browser', () => {
  const servers = serveTests('manager')
  let fixture: BrowserFixture
  const open = (folder: string, options?: ObjectBrowserOptions) => openFolder(fixture, folder, options)
  before(() => {
    fixture = browserFixture(servers)
  })
  const lists = () =>
    servers.proxy.requests.filter(isList).map(({ path }) => new URL(path, servers.proxy.url))

  describe('listing', () => {
    test('W-FMA-2 W-FMA-21 W-FMA-22 two spaces, of which the default is common/; the properties of a file', async () => {
      await fixture.put('a.txt', 'b/inside.txt')
      const browser = fixture.open()
      assert.equal(browser.$listing.get().status, 'loading')
      await browser.start()
      const [list] = lists()
      assert.equal(list?.searchParams.get('prefix'), '1001/100101/common/')
      assert.equal(list?.searchParams.get('max-keys'), '1000')
      const { entries, status, more } = browser.$listing.get()
      assert.deepEqual([status, more, namesOf(browser)], ['ready', false, ['b', 'a.txt']])
      const [folder, file] = entries.map(browser.fileOf)
      const { domain } = await fixture.source.get()
      const { lastModified, ...rest } = file ?? { lastModified: '' }
      const key = '1001/100101/common/a.txt'
      assert.deepEqual(rest, {
        name: 'a.txt',
        isFolder: false,
        size: 5,
        url: `${domain}/${key}`,
        domain,
        key,
      })
      assert.ok(Math.abs(Date.parse(lastModified) - Date.now()) < 60_000)
      assert.deepEqual([folder?.name, folder?.isFolder, folder?.url], ['b', true, ''])
      await browser.open({ space: 'personal', folder: '' })
      assert.match(lists()[1]?.searchParams.get('prefix') ?? '', /^1001\/100101\/u\/\d+\/$/)
      assert.deepEqual(namesOf(browser), [])
    })

    test('opens folders and returns; ignores a folder’s own key and handles an empty name between slashes', async () => {
      const key = `${await fixture.root()}deep/`
      await askStore(await fixture.source.get(), 'PUT', key, '')
      await fixture.put('deep/er/x.txt', 'deep//odd.txt')
      const browser = await open('/deep/../', { sort: { by: 'name', order: 'asc' } })
      assert.deepEqual(namesOf(browser), ['/', 'er'])
      const [odd, er] = browser.$listing.get().entries
      if (odd && er) {
        await browser.openFolder(odd)
        assert.deepEqual(namesOf(browser), ['odd.txt'])
        await browser.up()
        await browser.openFolder(er)
      }
      assert.deepEqual([browser.$place.get().folder, namesOf(browser)], ['deep/er/', ['x.txt']])
      await browser.up()
      await browser.up()
      await browser.up()
      assert.equal(browser.$place.get().folder, '')
    })

    test('W-FMA-4 W-FMA-16 W-FMA-22 loads more by marker, a thousand keys at a time, without duplicates', async () => {
      await fixture.putMany('many/', 2500)
      const browser = await open('many/')
      const counts = []
      for (let more = true; more; more = browser.$listing.get().more) {
        counts.push(browser.$listing.get().entries.length)
        assert.equal(browser.$listing.get().sorted, false)
        await Promise.all([browser.loadMore(), browser.loadMore()])
      }
      assert.deepEqual(counts, [1000, 2000])
      const { entries, sorted } = browser.$listing.get()
      assert.deepEqual(
        [entries.length, new Set(entries.map(({ id }) => id)).size, sorted],
        [2500, 2500, true],
      )
      assert.equal(entries[0]?.name, '000001.txt', 'the newest')
      const [, second] = lists()
      assert.ok(second?.searchParams.get('marker')?.endsWith('001000.txt'))
      await browser.refresh()
      assert.equal(browser.$listing.get().entries.length, 2500, 'as much again')
    })

    test('W-FMA-20 sorts by time, name and size in both directions; reads the whole folder first', async () => {
      const browser = await open('many/')
      await browser.setSort({ by: 'time', order: 'asc' })
      assert.deepEqual([browser.$listing.get().entries.length, namesOf(browser)[0]], [2500, '002500.txt'])
      await browser.setSort({ by: 'time', order: 'desc' })
      assert.equal(namesOf(browser)[0], '000001.txt')
      await fixture.put('sorts/第10张.jpg', 'sorts/第9张.jpg', 'sorts/啊.txt', 'sorts/z/1')
      const other = await open('sorts/', { sort: { by: 'name', order: 'asc' } })
      assert.deepEqual(namesOf(other), ['z', '啊.txt', '第9张.jpg', '第10张.jpg'])
      await other.setSort({ by: 'name', order: 'desc' })
      assert.deepEqual(namesOf(other), ['z', '第10张.jpg', '第9张.jpg', '啊.txt'])
      await other.setSort({ by: 'size', order: 'desc' })
      assert.equal(namesOf(other)[1], '第10张.jpg')
    })

    test('stops reading all pages, and keeps the loaded entries', async () => {
      const browser = await open('many/')
      const held = servers.proxy.inject({ match: isList, fault: 'hold' })
      const reading = browser.loadAll()
      await until(() => held.hits)
      assert.equal(browser.$listing.get().loadingMore, true)
      browser.stopLoading()
      await reading
      held.release()
      const { entries, loadingMore, status, more } = browser.$listing.get()
      assert.deepEqual([entries.length, loadingMore, status, more], [1000, false, 'ready', true])
    })

    test('W-FMA-18 a non-200 credential answer throws the server’s message', async () => {
      const fault = servers.proxy.inject({
        match: 'api/oss-api/eb/oss/',
        fault: 'json',
        status: 403,
        body: { message: '没有权限使用文件' },
      })
      const { services } = browserFixture(servers)
      const { createObjectBrowser } = await import('./createObjectBrowser')
      const browser = createObjectBrowser(services)
      await browser.start()
      const { status, error } = browser.$listing.get()
      assert.deepEqual([status, textOf(error), fault.hits], ['failed', '没有权限使用文件', 1])
      assert.equal((error as Error).message, '没有权限使用文件')
    })

    test('W-FMA-19 reports a list error; a failed refresh keeps the list, a failed first read can be repeated', async () => {
      const browser = await open('sorts/')
      const fault = servers.proxy.inject({ match: isList, fault: 'drop' })
      await browser.refresh()
      const { status, entries, error } = browser.$listing.get()
      assert.deepEqual([status, entries.length, messageOf(browser).code], ['ready', 4, 'list-failed'])
      assert.equal(messageOf(browser).error, error)
      await browser.open({ space: 'public', folder: 'many/' })
      assert.deepEqual([browser.$listing.get().status, namesOf(browser)], ['failed', []])
      assert.equal(fault.hits, 4)
      fault.remove()
      await browser.refresh()
      assert.deepEqual([browser.$listing.get().status, namesOf(browser).length], ['ready', 1000])
      assert.equal(browser.$listing.get().error, undefined)
    })

    test('the newest place wins, whenever the answer of an older one arrives', async () => {
      const browser = await open('sorts/')
      const held = servers.proxy.inject({ match: isList, fault: 'hold', times: 1 })
      const slow = browser.open({ space: 'public', folder: 'many/' })
      await until(() => held.hits)
      await browser.open({ space: 'public', folder: 'deep/er/' })
      held.release()
      await slow
      assert.deepEqual([namesOf(browser), browser.$place.get().folder], [['x.txt'], 'deep/er/'])
    })
  })
})
