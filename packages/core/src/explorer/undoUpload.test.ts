import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import type { Explorer } from './Explorer'
import { explorerFixture, namesOf } from './testing/explorerFixture'

const sort = { by: 'name', order: 'asc' } as const
const fileOf = (name: string, size = 10) => new File([new Uint8Array(size).fill(65)], name)
const canUndo = { canUndo: true }

describe('undoing a drop into an explorer', () => {
  const fixture = explorerFixture()
  const { servers } = fixture
  const itemsOf = (explorer: Explorer) => explorer.$uploads.get()?.$items.get() ?? []
  const statuses = (explorer: Explorer) => itemsOf(explorer).map(({ status }) => status)
  const settled = (explorer: Explorer) => until(() => statuses(explorer).every((status) => status === 'done'))
  const namesIn = async (folder: string) =>
    (await fixture.other.list(folder)).map(({ displayName }) => displayName)
  const said = (explorer: Explorer) => {
    const { code, params } = explorer.$message.get() ?? {}
    return { code, params }
  }

  test('deletes only the files of that drop, wherever they are now; other files stay', async () => {
    const folder = await fixture.folder()
    const other = await fixture.folder()
    await fixture.other.upload(folder, 'a.txt')
    const explorer = await fixture.open(folder, { sort })
    const before = explorer.$storage.get()?.used
    await explorer.upload([fileOf('chosen.txt')])
    await settled(explorer)
    await explorer.upload([fileOf('a.txt'), fileOf('b.txt')], undefined, canUndo)
    assert.deepEqual(said(explorer), { code: 'upload-started', params: { count: 2 } })
    await settled(explorer)
    const moved = itemsOf(explorer).find(({ name }) => name === 'b.txt')?.result?.ossDisplayId ?? ''
    await fixture.other.post('move', { ossDisplayIds: [moved], parentDisplayId: other })
    // The upload of a dismissed row can be undone too.
    const [, row] = itemsOf(explorer)
    explorer.$uploads.get()?.remove(row?.id ?? '')
    assert.deepEqual(await explorer.undoUpload(), { ok: true })
    assert.deepEqual(said(explorer), { code: 'upload-undone', params: { count: 2, cancelled: 0 } })
    assert.deepEqual([await namesIn(folder), await namesIn(other)], [['a.txt', 'chosen.txt'], []])
    assert.deepEqual(namesOf(explorer), ['a.txt', 'chosen.txt'])
    assert.deepEqual(
      itemsOf(explorer).map(({ name }) => name),
      ['chosen.txt'],
    )
    assert.equal(explorer.$storage.get()?.used, (before ?? 0) + 10)
    // Only once.
    const asked = fixture.asked('delete').length
    assert.deepEqual(await explorer.undoUpload(), { ok: true })
    assert.equal(fixture.asked('delete').length, asked)
  })

  test('cancels running and waiting uploads, and deletes one that arrives anyway', async () => {
    const folder = await fixture.folder()
    const explorer = await fixture.open(folder, { sort })
    const held = servers.proxy.inject({ match: 'file-service/file_uploaded', fault: 'hold', times: 1 })
    await explorer.upload([fileOf('a.txt'), fileOf('b.txt')], undefined, canUndo)
    await until(() => held.hits)
    const undone = explorer.undoUpload()
    held.release()
    assert.deepEqual(await undone, { ok: true })
    assert.deepEqual([await namesIn(folder), itemsOf(explorer)], [[], []])
    const { code, params } = said(explorer)
    assert.equal(code, 'upload-undone')
    assert.equal(Number(params?.count) + Number(params?.cancelled), 2)
    assert.equal(fixture.bodies('file_uploaded').length, 1, 'the second one was never registered')
  })

  test('a file deleted by another user is not a failure; a file that the service keeps stays, with the reason', async () => {
    const folder = await fixture.folder()
    const explorer = await fixture.open(folder, { sort })
    await explorer.upload([fileOf('a.txt'), fileOf('b.txt')], undefined, canUndo)
    await settled(explorer)
    const first = itemsOf(explorer).find(({ name }) => name === 'a.txt')?.result?.ossDisplayId
    await fixture.other.post('delete', { ossDisplayIds: [first], forceDelete: false })
    const fault = servers.proxy.inject({ match: 'file-service/delete', fault: 'status', status: 500 })
    const outcome = await explorer.undoUpload()
    assert.ok(fault.hits)
    fault.remove()
    assert.ok(!outcome.ok && outcome.code === 'not-all' && outcome.error)
    assert.deepEqual(
      itemsOf(explorer).map(({ name }) => name),
      ['a.txt', 'b.txt'],
    )
    assert.deepEqual(await namesIn(folder), ['b.txt'])
    await explorer.upload([fileOf('c.txt')], undefined, canUndo)
    await settled(explorer)
    const third = itemsOf(explorer).at(-1)?.result?.ossDisplayId
    await fixture.other.post('delete', { ossDisplayIds: [third], forceDelete: false })
    assert.deepEqual(await explorer.undoUpload(), { ok: true })
    assert.deepEqual(said(explorer), { code: 'upload-undone', params: { count: 0, cancelled: 0 } })
  })
})
