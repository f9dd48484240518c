import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { maximumChangedFiles } from '@ebkit/protocol/schemas'
import {
  createFileCalls,
  type FileCalls,
  type FileItem,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'

interface Outcome {
  done: string[]
  failed: Array<{ ossDisplayId: string; displayName?: string; reason: string }>
}

describe('moves', () => {
  let gateway: TestGateway
  let calls: FileCalls
  let root: string
  let own: string
  before(async () => {
    gateway = await startTestGateway()
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
    root = (await calls.tree()).ossDisplayId
    own = (await calls.tree('personal')).ossDisplayId
  })
  after(() => gateway.stop())

  const move = (ids: readonly string[], parentDisplayId: string, more: object = {}) =>
    calls.post<Outcome | null>('move', { ossDisplayIds: ids, parentDisplayId, ...more })
  const names = async (id: string) => (await calls.list(id)).map(({ displayName }) => displayName)
  const folder = async (name: string, parent = root) => (await calls.folder(parent, name)).ossDisplayId
  const file = async (name: string, parent: string, bytes?: string) =>
    (await calls.upload(parent, name, bytes)).ossDisplayId

  test('W-EXP-53 moves files, and folders with their contents', async () => {
    const [from, to] = [await folder('从'), await folder('到')]
    const inner = await folder('里面', from)
    const moved = [inner, await file('一.txt', from)]
    await file('二.txt', inner)
    const answer = await move(moved, to)
    assert.deepEqual([answer.code, answer.data], [0, null])
    assert.deepEqual(
      [await names(from), await names(to), await names(inner)],
      [[], ['里面', '一.txt'], ['二.txt']],
    )
    assert.equal((await calls.list(inner))[0]?.parentPath, '全部文件/到/里面')
  })

  test('a folder cannot be moved into itself or below itself; a root cannot be moved', async () => {
    const outer = await folder('外')
    const inner = await folder('内', outer)
    for (const target of [outer, inner]) {
      const { code, data } = await move([outer], target)
      assert.deepEqual([code, data?.failed[0]?.reason], [207, 'into-itself'])
    }
    assert.equal((await move([root], inner)).data?.failed[0]?.reason, 'is-root')
    assert.equal((await move([inner], outer)).code, 0)
  })

  test('two concurrent moves never create a cycle', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await folder(`环${round}甲`), await folder(`环${round}乙`)]
      const outcomes = await Promise.all([move([one], other), move([other], one)])
      assert.deepEqual(outcomes.map(({ code }) => code).sort(), [0, 207])
    }
    const reached = await gateway.sql(`with recursive down as (
      select entry_id from file_entry where parent_id is null
      union select e.entry_id from file_entry e join down on e.parent_id = down.entry_id) select from down`)
    assert.equal(reached.length, (await gateway.sql('select from file_entry')).length)
  })

  test('entries that cannot be moved are named with the reason, the rest is moved', async () => {
    const [from, to] = [await folder('部分'), await folder('目标')]
    const taken = await file('有了.txt', from)
    const there = (await calls.upload(to, '有了.txt', 'bytes')) as FileItem
    const free = await file('没有.txt', from)
    const { status, code, message, data } = await move([taken, free, 'gone'], to)
    assert.deepEqual([status, code], [200, 207])
    assert.deepEqual(data, {
      done: [free],
      failed: [
        {
          ossDisplayId: taken,
          displayName: '有了.txt',
          reason: 'name-taken',
          existing: { isFolder: false, fileSize: 5, createTime: there.createTime },
        },
        { ossDisplayId: 'gone', reason: 'not-found' },
      ],
    })
    assert.match(message, /2项没有完成：有了\.txt/)
    assert.deepEqual(await names(from), ['有了.txt'])
  })

  test('of a conflict both are kept, or the moved one replaces the other, as requested', async () => {
    const [from, to] = [await folder('冲突'), await folder('冲突目标')]
    const old = (await calls.upload(to, '照片.jpg', 'old')) as FileItem
    const both = await file('照片.jpg', from, 'both')
    assert.equal((await move([both], to, { onConflict: 'keepBoth' })).code, 0)
    assert.deepEqual(await names(to), ['照片_2.jpg', '照片.jpg'])
    const instead = await file('照片.jpg', from, 'instead')
    assert.equal((await move([instead], to, { onConflict: 'replace' })).code, 0)
    const kept = (await calls.list(to)).find(({ displayName }) => displayName === '照片.jpg')
    assert.equal(kept?.ossDisplayId, instead)
    const stored = () => gateway.sql('select from stored_object where object_key = $1', [old.path])
    const end = performance.now() + 10_000
    while ((await stored()).length) assert.ok(performance.now() < end, 'the bytes of the old one go')
  })

  test('folders are never replaced, and of two entries moved together neither replaces the other', async () => {
    const [from, second, to] = [await folder('源一'), await folder('源二'), await folder('源目标')]
    const moved = [await file('同名.txt', from, '1'), await file('同名.txt', second, '2')]
    const { data } = await move(moved, to, { onConflict: 'replace' })
    assert.deepEqual([data?.done.length, data?.failed[0]?.reason], [1, 'name-taken'])
    const inner = await folder('夹', from)
    await folder('夹', to)
    assert.equal((await move([inner], to, { onConflict: 'replace' })).data?.failed[0]?.reason, 'name-taken')
  })

  test('a user’s own folder can be moved to the shared tree with its contents, but not the reverse', async () => {
    const mine = await folder('给大家', own)
    await file('内容.txt', await folder('下层', mine))
    assert.equal((await move([mine], root)).code, 0)
    const clerk = createFileCalls(gateway, await gateway.signIn('clerk'))
    const seen = (await clerk.tree()).subNode.find(({ displayName }) => displayName === '给大家')
    assert.equal((await clerk.list(seen?.subNode[0]?.ossDisplayId ?? '')).length, 1)
    assert.equal((await move([mine], own)).data?.failed[0]?.reason, 'other-tree')
  })

  test('a move that would exceed the maximum depth is refused', async () => {
    let deep = await folder('深', own)
    for (let level = 2; level <= 31; level++) deep = await folder(`${level}`, deep)
    const two = await folder('两层', own)
    await folder('第二层', two)
    assert.equal((await move([two], deep)).data?.failed[0]?.reason, 'too-deep')
    assert.equal((await move([await folder('一层', own)], deep)).code, 0)
  })

  test('refuses a target that is a file or does not exist', async () => {
    const target = await file('文件.txt', root)
    const moved = await folder('不动')
    assert.equal((await move([moved], target)).code, 422)
    assert.equal((await move([moved], 'nowhere')).status, 404)
  })

  test('at most 1,000 entries are moved at once', async () => {
    const ids = Array.from({ length: maximumChangedFiles + 1 }, (_, index) => `none-${index}`)
    assert.equal((await move(ids, root)).status, 400)
    ids.pop()
    const { status, code, data } = await move(ids, root)
    assert.deepEqual([status, code, data?.failed?.length], [200, 207, maximumChangedFiles])
  })
})
