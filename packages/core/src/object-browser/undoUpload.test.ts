import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  askStore,
  createNodeRequest,
  loadBrowserAliOss,
  type SeenRequest,
  serveTests,
  until,
} from '@ebkit/testing'
import { createObjectBrowser } from './createObjectBrowser'
import type { ObjectBrowserServices } from './ObjectBrowser'
import { type BrowserFixture, browserFixture } from './testing/browserFixture'

const fileOf = (text: string, name: string) => new File([text], name, { type: 'text/plain' })
const canUndo = { canUndo: true }
const puts =
  (name: string) =>
  ({ method, path }: SeenRequest) =>
    method === 'PUT' && path.includes(name)
const deletes = ({ method }: SeenRequest) => method === 'DELETE'

describe('undoing a drop into the object browser', () => {
  const servers = serveTests('manager')
  let fixture: BrowserFixture
  before(() => {
    fixture = browserFixture(servers)
  })

  async function open(folder: string) {
    const uploads: NonNullable<ObjectBrowserServices['uploads']> = {
      requests: {
        pause: 1,
        attempts: 2,
        loadClient: async () => loadBrowserAliOss(),
        createRequest: createNodeRequest,
      },
    }
    const browser = createObjectBrowser({ ...fixture.services, uploads }, () => ({ place: { folder } }))
    await browser.start()
    const items = () => browser.$uploads.get()?.$items.get() ?? []
    const settled = () => until(() => items().length && items().every(({ status }) => status === 'done'))
    const said = () => {
      const { code, params } = browser.$message.get() ?? {}
      return { code, params }
    }
    return { browser, items, settled, said }
  }

  test('deletes only the objects of that drop, in whatever folder; other objects stay', async () => {
    await fixture.put('undo/a.txt')
    const { browser, items, settled, said } = await open('undo/')
    await browser.upload([fileOf('new', 'a.txt'), fileOf('other', 'b.txt')], undefined, canUndo)
    assert.deepEqual(said(), { code: 'upload-started', params: { count: 2 } })
    await settled()
    assert.equal((await fixture.names('undo/')).length, 3)
    await browser.open({ space: 'personal', folder: '' })
    assert.deepEqual(await browser.undoUpload(), { ok: true })
    assert.deepEqual(said(), { code: 'upload-undone', params: { count: 2, cancelled: 0 } })
    assert.deepEqual([await fixture.names('undo/'), items()], [['a.txt'], []])
  })

  test('cancels running and waiting uploads', async () => {
    const { browser, items, said } = await open('running/')
    const held = servers.proxy.inject({ match: puts('running'), fault: 'hold', times: 1 })
    await browser.upload([fileOf('a', 'a.txt'), fileOf('b', 'b.txt')], undefined, canUndo)
    await until(() => held.hits)
    assert.deepEqual(await browser.undoUpload(), { ok: true })
    held.release()
    assert.deepEqual([said(), items()], [{ code: 'upload-undone', params: { count: 0, cancelled: 2 } }, []])
    const seen = servers.proxy.requests.filter(puts('running'))
    assert.equal(seen.length, 1, 'the second one never began')
    await until(async () => (await fixture.names('running/')).length === 0)
  })

  test('a replaced object and its row stay; a deleted one is not a failure', async () => {
    const { browser, items, settled, said } = await open('replaced/')
    await browser.upload(
      [fileOf('a', 'a.txt'), fileOf('b', 'b.txt'), fileOf('c', 'c.txt')],
      undefined,
      canUndo,
    )
    await settled()
    await fixture.put('replaced/a.txt')
    const access = await fixture.source.get()
    await askStore(access, 'DELETE', `${await fixture.root()}replaced/b.txt`)
    const outcome = await browser.undoUpload()
    const id = `${await fixture.root()}replaced/a.txt`
    const failed = [{ id, name: 'a.txt', reason: 'replaced' }]
    assert.deepEqual(said(), { code: 'not-all', params: { done: 1, failed } })
    assert.ok(!outcome.ok && outcome.code === 'not-all')
    assert.deepEqual(await fixture.names('replaced/'), ['a.txt'])
    assert.deepEqual(
      items().map(({ name }) => name),
      ['a.txt'],
    )
    assert.deepEqual([...browser.selection.$ids.get()], [id])
  })

  test('if the store does not delete, the object and its row stay, and the reason is reported', async () => {
    const { browser, items, settled } = await open('kept/')
    await browser.upload([fileOf('a', 'a.txt')], undefined, canUndo)
    await settled()
    const fault = servers.proxy.inject({ match: deletes, fault: 'status', status: 500 })
    const outcome = await browser.undoUpload()
    assert.ok(fault.hits)
    fault.remove()
    assert.ok(!outcome.ok && outcome.error)
    assert.deepEqual([await fixture.names('kept/'), items().length], [['a.txt'], 1])
  })
})
