import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { maximumChangedFiles } from '@ebkit/protocol/schemas'
import { createFileCalls, type FileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'

interface Outcome {
  done?: string[]
  failed?: Array<{ ossDisplayId: string; reason: string }>
  reason?: string
  ossDisplayIds?: string[]
}

describe('deletions', () => {
  let gateway: TestGateway
  let calls: FileCalls
  let root: string
  before(async () => {
    gateway = await startTestGateway()
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
    root = (await calls.tree()).ossDisplayId
  })
  after(() => gateway.stop())

  const remove = (ids: string[], forceDelete?: boolean) =>
    calls.post<Outcome | null>('delete', { ossDisplayIds: ids, forceDelete })
  const objects = async (keys: (string | null)[]) =>
    (await gateway.sql('select from stored_object where object_key = any($1)', [keys])).length
  const queued = async () => (await gateway.sql('select from object_removal')).length

  /** Waits until the worker has nothing left to do. */
  async function removed(keys: (string | null)[]): Promise<void> {
    const end = performance.now() + 10_000
    while ((await objects(keys)) || (await queued()))
      if (performance.now() > end) throw new Error('Objects are still there')
  }

  test('W-EXP-54 a file is deleted, and its object after it', async () => {
    const file = await calls.upload(root, '删.txt')
    const answer = await remove([file.ossDisplayId])
    assert.deepEqual([answer.status, answer.code, answer.data], [200, 0, null])
    assert.ok((await calls.list(root)).every(({ displayName }) => displayName !== '删.txt'))
    await removed([file.path])
  })

  test('a folder with contents answers body code 403 and nothing is deleted; with force, all of it is', async () => {
    const folder = await calls.folder(root, '有内容')
    const inner = await calls.folder(folder.ossDisplayId, '内')
    const file = await calls.upload(inner.ossDisplayId, '深处.txt')
    const other = await calls.upload(root, '一起删.txt')
    const ids = [folder.ossDisplayId, other.ossDisplayId]
    const refused = await remove(ids)
    assert.deepEqual([refused.status, refused.code, refused.data?.reason], [200, 403, 'has-contents'])
    assert.deepEqual(refused.data?.ossDisplayIds, [folder.ossDisplayId])
    assert.equal((await calls.list(inner.ossDisplayId)).length, 1)
    assert.equal(await objects([file.path, other.path]), 2)
    assert.equal((await remove(ids, true)).code, 0)
    assert.equal((await calls.get('directory_files', { ossDisplayId: inner.ossDisplayId })).status, 404)
    await removed([file.path, other.path])
  })

  test('an empty folder is deleted without force', async () => {
    const { ossDisplayId } = await calls.folder(root, '空的')
    assert.equal((await remove([ossDisplayId])).code, 0)
  })

  test('entries that another user has deleted, and roots, are named; the rest is deleted', async () => {
    const file = await calls.upload(root, '还在.txt')
    const { code, data } = await remove([file.ossDisplayId, 'gone', root], true)
    assert.equal(code, 207)
    assert.deepEqual(data?.done, [file.ossDisplayId])
    assert.deepEqual(
      data?.failed?.map(({ reason }) => reason),
      ['not-found', 'is-root'],
    )
  })

  test('a folder and its contents may be selected together', async () => {
    const folder = await calls.folder(root, '同时选')
    const file = await calls.upload(folder.ossDisplayId, '同选.txt')
    assert.equal((await remove([file.ossDisplayId, folder.ossDisplayId], true)).code, 0)
  })

  test('while a folder is deleted, no file can be registered in it', async () => {
    for (let round = 0; round < 5; round++) {
      const { ossDisplayId } = await calls.folder(root, `竞争${round}`)
      const key = await calls.put()
      const [registered] = await Promise.all([
        calls.post<{ parentDisplayId: string }>('file_uploaded', { key, fileName: 'x.txt', ossDisplayId }),
        remove([ossDisplayId], true),
      ])
      assert.ok(registered.status === 404 || registered.code === 0, JSON.stringify(registered))
      const left = await gateway.sql('select from file_entry where object_key = $1', [key])
      assert.equal(left.length, 0, 'it went with its folder, or never came')
    }
  })

  test('a deleted file cannot be registered again: its bytes are being removed', async () => {
    const key = await calls.put()
    const register = () => calls.post('file_uploaded', { key, fileName: '再来.txt', ossDisplayId: root })
    const { data } = await register()
    await remove([String(data.ossDisplayId)])
    assert.equal((await register()).data.reason, 'not-uploaded')
    await removed([key])
    assert.equal((await register()).data.reason, 'not-uploaded')
  })

  test('at most 1,000 entries are deleted at once', async () => {
    const ids = Array.from({ length: maximumChangedFiles + 1 }, (_, index) => `none-${index}`)
    assert.equal((await remove(ids)).status, 400)
    ids.pop()
    const { status, code, data } = await remove(ids)
    assert.deepEqual([status, code, data?.failed?.length], [200, 207, maximumChangedFiles])
  })
})
