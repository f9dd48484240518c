import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { askStore, type SeenRequest, serveTests, until } from '@ebkit/testing'
import { describeError } from '../errors/describeError'
import type { Notice } from '../file-manager/Notice'
import { suggestedFolder, timedName } from './names'
import type { ObjectBrowser } from './ObjectBrowser'
import { type BrowserFixture, browserFixture } from './testing/browserFixture'

let fixture: BrowserFixture

const isList = ({ method, path }: SeenRequest) => method === 'GET' && path.includes('max-keys')
const isDelete = ({ method, path }: SeenRequest) => method === 'DELETE' || path.includes('?delete')
const isAcl = ({ path }: SeenRequest) => path.includes('?acl')
const namesOf = (browser: ObjectBrowser) => browser.$listing.get().entries.map(({ name }) => name)
const idsOf = (browser: ObjectBrowser, ...names: string[]) =>
  browser.$listing.get().entries.flatMap(({ id, name }) => (names.includes(name) ? id : []))
const open = async (folder: string, options = {}) => {
  const browser = fixture.open({ place: { folder }, ...options })
  await browser.start()
  return browser
}
const messageOf = (browser: ObjectBrowser) => browser.$message.get() as Notice
const textOf = (error: unknown) => describeError(error, 'en')

describe('the object browser', () => {
  const servers = serveTests('manager')
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

  describe('selection', () => {
    test('W-FMA-7 leaving edit mode clears the selection', async () => {
      const browser = await open('sorts/')
      browser.setChecking(true)
      assert.equal(browser.$checking.get(), true)
      browser.selection.selectAll()
      assert.equal(browser.selection.$ids.get().size, 4)
      browser.setChecking(false)
      assert.deepEqual([browser.$checking.get(), browser.selection.$ids.get().size], [false, 0])
    })

    test('W-FMA-8 W-FMA-9 selects no more than the maximum, and reports it', async () => {
      const browser = await open('sorts/', { max: 2 })
      const [one, two, three] = idsOf(browser, 'z', '啊.txt', '第9张.jpg')
      for (const id of [one, two]) browser.selection.toggle(id ?? '')
      assert.equal(browser.$message.get(), undefined)
      browser.selection.toggle(three ?? '')
      assert.equal(browser.selection.$ids.get().size, 2)
      assert.deepEqual(messageOf(browser), {
        verb: 'choose',
        code: 'too-many-chosen',
        params: { limit: 2 },
        tone: 'note',
      })
      const plain = await open('many/')
      await plain.loadMore()
      plain.selection.selectAll()
      assert.equal(plain.selection.$ids.get().size, 1000)
    })

    test('W-FMA-10 delete and hide without a selection report it, and send nothing', async () => {
      const browser = await open('sorts/')
      const before = servers.proxy.requests.length
      for (const verb of ['remove', 'hide'] as const) {
        browser.closeMessage()
        const code = 'nothing-chosen'
        assert.deepEqual(await browser[verb](), { ok: false, code, params: {} })
        assert.deepEqual(messageOf(browser), { verb, code, params: {}, tone: 'note' })
      }
      browser.closeMessage()
      assert.deepEqual(browser.removable([]), [])
      assert.deepEqual(messageOf(browser), {
        verb: 'remove',
        code: 'nothing-chosen',
        params: {},
        tone: 'note',
      })
      assert.equal(servers.proxy.requests.length, before)
    })
  })

  describe('changes', () => {
    test('W-FMA-13 W-FMA-17 creates a folder and lists it; refuses an existing one', async () => {
      const browser = await open('new/')
      const { createFolder } = browser
      assert.deepEqual(await createFolder('促销 (1)!'), { ok: true })
      assert.deepEqual(await fixture.names('new/'), ['促销 (1)!/'])
      assert.deepEqual([namesOf(browser), messageOf(browser).code], [['促销 (1)!'], 'folder-created'])
      assert.equal((await createFolder('促销 (1)!')).ok, false)
      const checked = await open('new/', { nameCheck: true })
      const bad = async (name: string, nameCheck?: boolean) => {
        const outcome = await (nameCheck ? checked : browser).createFolder(name)
        return outcome.ok ? 'made' : outcome.code
      }
      assert.equal(await bad('促销 (2)', true), 'bad-name')
      assert.equal(await bad(suggestedFolder(), true), 'made')
      assert.equal(await bad('a/b'), 'unsafe-name')
      assert.equal(await bad('..'), 'unsafe-name')
      assert.equal(await bad('长'.repeat(400)), 'long-name')
      await fixture.put('new/only below/x.txt')
      assert.equal(await bad('only below'), 'name-taken')
      const fault = servers.proxy.inject({ match: ({ method }) => method === 'PUT', fault: 'status' })
      assert.equal(await bad('never'), 'failed')
      assert.ok(fault.hits)
      assert.ok(!namesOf(browser).includes('never'))
    })

    test('W-FMA-14 the suggested name is year and month', () => {
      assert.equal(suggestedFolder(new Date(2026, 10, 22)), '2026-11')
      assert.equal(suggestedFolder(new Date(2027, 0, 1)), '2027-01')
    })

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

    test('deletes an empty folder without a second question', async () => {
      const browser = await open('new/')
      const { remove } = browser
      const [folder] = browser.$listing.get().entries.filter(({ name }) => name.startsWith('促销'))
      assert.deepEqual(await remove(folder ? [folder.id] : []), { ok: true })
      assert.ok(!(await fixture.names('new/')).some((name) => name.startsWith('促销')))
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

    test('W-FMA-11 the time is inserted before the extension', () => {
      assert.equal(timedName('大厅.v2.jpg', 17), '大厅.v2-17.jpg')
      assert.equal(timedName('README', 17), 'README-17')
      assert.equal(timedName('.profile', 17), '.profile-17')
    })
  })
})
