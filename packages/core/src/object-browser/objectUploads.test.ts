import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createNodeRequest, loadBrowserAliOss, type SeenRequest, serveTests, until } from '@ebkit/testing'
import { createObjectBrowser } from './createObjectBrowser'
import type { ObjectBrowserServices, ObjectFile } from './ObjectBrowser'
import { type BrowserFixture, browserFixture } from './testing/browserFixture'

const isHead = ({ method }: SeenRequest) => method === 'HEAD'
/** A put of an object, or the completion of one in parts. */
const makesObject = ({ method, path }: SeenRequest) =>
  (method === 'PUT' && !/[?&](partNumber|acl)/.test(path)) ||
  (method === 'POST' && path.includes('uploadId='))
const textAt = async (url: string) => (await fetch(url)).text()
const fileOf = (text: string, name: string) => new File([text], name, { type: 'text/plain' })

describe('uploads of the object browser', () => {
  const servers = serveTests('manager')
  let fixture: BrowserFixture
  before(() => {
    fixture = browserFixture(servers)
  })

  async function open(folder: string, space: 'public' | 'personal' = 'public', multipartFrom?: number) {
    const uploaded: ObjectFile[] = []
    const options: NonNullable<ObjectBrowserServices['uploads']> = {
      requests: {
        pause: 1,
        attempts: 2,
        loadClient: async () => loadBrowserAliOss(),
        createRequest: createNodeRequest,
      },
      ...(multipartFrom && { multipartFrom }),
    }
    const browser = createObjectBrowser({ ...fixture.services, uploads: options }, () => ({
      place: { space, folder },
      onUploaded: (file) => uploaded.push(file),
    }))
    await browser.start()
    const uploads = await browser.uploads()
    assert.ok(uploads)
    const add = (files: Parameters<typeof browser.upload>[0]) => browser.upload(files)
    const settled = () => until(() => uploads.$items.get().every(({ status }) => /done|failed/.test(status)))
    return { browser, uploads, add, settled, uploaded }
  }

  test('W-FMA-11 W-FMA-12 a free name (HEAD 404) is kept, a taken one gets a time', async () => {
    const { add, browser, settled, uploaded, uploads } = await open('up/')
    await add([fileOf('one', '大厅.txt')])
    await settled()
    assert.deepEqual(await fixture.names('up/'), ['大厅.txt'])
    assert.equal(servers.proxy.requests.filter(isHead).length, 1)
    const before = Date.now()
    await add([fileOf('three', '大厅.txt')])
    await until(() => uploads.$items.get().length === 2)
    await settled()
    const [, second] = uploaded
    const time = Number(/^大厅-(\d{13})\.txt$/.exec(second?.name ?? '')?.[1])
    assert.ok(time >= before && time <= Date.now(), second?.name)
    assert.deepEqual((await fixture.names('up/')).sort(), ['大厅.txt', second?.name].sort())
    const content = await Promise.all(uploaded.map(async ({ url }) => (await fetch(url)).text()))
    assert.deepEqual(content, ['one', 'three'], 'neither was overwritten')
    const shown = browser.$listing.get().entries.map(({ name }) => name)
    assert.deepEqual(shown.sort(), ['大厅.txt', second?.name].sort())
  })

  test('a browser that is disposed of while the code for uploads loads starts none; it does when it starts again', async () => {
    const browser = createObjectBrowser(fixture.services, () => ({ place: { folder: 'removed/' } }))
    await browser.start()
    const coming = [browser.upload([fileOf('a', 'a.txt')]), browser.uploads()]
    browser.dispose()
    assert.deepEqual(await Promise.all(coming), [undefined, undefined])
    assert.equal(browser.$uploads.get(), undefined)
    await browser.start()
    assert.equal(await browser.uploads(), browser.$uploads.get())
    assert.ok(browser.$uploads.get())
    browser.dispose()
  })

  test('files with equal names, and those of dropped folders, get different keys', async () => {
    const { add, browser, settled } = await open('drop/', 'personal')
    await add([
      { file: fileOf('a', 'x.txt'), folder: 'scans' },
      { file: fileOf('bb', 'x.txt'), folder: 'scans/2026' },
      { file: fileOf('ccc', 'x.txt') },
      { file: fileOf('dddd', 'x.txt') },
    ])
    await settled()
    const names = browser.$listing.get().entries.map(({ name }) => name)
    assert.equal(names.length, 3)
    assert.ok(
      names.includes('scans') && names.includes('x.txt') && names.some((name) => /^x-\d+\.txt$/.test(name)),
    )
    const [folder] = browser.$listing.get().entries
    if (folder) await browser.openFolder(folder)
    assert.deepEqual(
      browser.$listing.get().entries.map(({ name }) => name),
      ['2026', 'x.txt'],
    )
    assert.match(folder?.key ?? '', /^1001\/100101\/u\/\d+\/drop\/scans\/$/)
  })

  test('a file is uploaded to the folder it was added to, whatever is open later', async () => {
    const { add, browser, settled } = await open('here/')
    const held = servers.proxy.inject({ match: isHead, fault: 'hold' })
    await add([fileOf('a', 'a.txt')])
    await until(() => held.hits)
    await browser.open({ space: 'public', folder: 'there/' })
    held.release()
    await settled()
    assert.deepEqual([await fixture.names('here/'), await fixture.names('there/')], [['a.txt'], []])
    assert.equal(browser.$listing.get().entries.length, 0)
  })

  test('if it is unknown whether a name is free nothing is sent, and it can be retried', async () => {
    const { add, settled, uploads } = await open('tell/')
    const fault = servers.proxy.inject({ match: isHead, fault: 'status', status: 500 })
    await add([fileOf('a', 'a.txt')])
    await settled()
    const [item] = uploads.$items.get()
    assert.deepEqual([item?.status, item?.problem?.code, item?.canRetry], ['failed', 'store-refused', true])
    assert.ok(fault.hits)
    assert.deepEqual(await fixture.names('tell/'), [])
    fault.remove()
    uploads.retryAll()
    await settled()
    assert.deepEqual(await fixture.names('tell/'), ['a.txt'])
  })

  for (const kind of ['in one piece', 'in parts'] as const)
    test(`two browsers upload one new name ${kind}: neither writes over the other`, async () => {
      const folder = `race ${kind}/`
      const partsFrom = kind === 'in parts' ? 1 : undefined
      const [one, other] = [await open(folder, 'public', partsFrom), await open(folder, 'public', partsFrom)]
      // The first one has found the name free; now the other one is faster.
      const held = servers.proxy.inject({ match: isHead, fault: 'hold', times: 1 })
      await one.add([fileOf('first', '名.txt')])
      await until(() => held.hits)
      await other.add([fileOf('second', '名.txt')])
      await other.settled()
      held.release()
      await one.settled()
      const names = await fixture.names(folder)
      assert.equal(names.length, 2)
      const [later] = one.uploaded
      assert.match(later?.name ?? '', /^名-\d{13}\.txt$/)
      const urls = [other.uploaded[0]?.url ?? '', later?.url ?? '']
      assert.deepEqual(await Promise.all(urls.map(textAt)), ['second', 'first'])
      const [parts] = await servers.gateway.sql<{ count: string }>('select count(*) from stored_upload')
      assert.equal(Number(parts?.count), 0)
    })

  test('a lost answer of a stored file: no second object is created', async () => {
    const { add, settled, uploaded } = await open('lost/')
    const lost = servers.proxy.inject({ match: makesObject, fault: 'lose', times: 1 })
    await add([fileOf('mine', '名.txt')])
    await settled()
    assert.equal(lost.hits, 1)
    assert.deepEqual(
      [await fixture.names('lost/'), uploaded.map(({ name }) => name)],
      [['名.txt'], ['名.txt']],
    )
  })

  test('cancelled while the owner of a name is unknown: an object of another browser stays', async () => {
    const [one, other] = [await open('stop/'), await open('stop/')]
    const held = servers.proxy.inject({ match: isHead, fault: 'hold', times: 1 })
    await one.add([fileOf('first', '名.txt')])
    await until(() => held.hits)
    await other.add([fileOf('second', '名.txt')])
    await other.settled()
    for (const { id } of one.uploads.$items.get()) one.uploads.cancel(id)
    held.release()
    await until(() => one.uploads.$items.get().every(({ status }) => status === 'cancelled'))
    assert.deepEqual(await fixture.names('stop/'), ['名.txt'])
    assert.equal(await textAt(other.uploaded[0]?.url ?? ''), 'second')
  })
})
