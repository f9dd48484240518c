import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  createFileCalls,
  type FileCalls,
  type FileTree,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'

describe('trees and folders', () => {
  let gateway: TestGateway
  let manager: FileCalls
  let clerk: FileCalls
  before(async () => {
    gateway = await startTestGateway()
    manager = createFileCalls(gateway, await gateway.signIn('manager'))
    clerk = createFileCalls(gateway, await gateway.signIn('clerk'))
  })
  after(() => gateway.stop())

  const names = (tree: FileTree) => tree.subNode.map(({ displayName }) => displayName)

  test('W-EXP-50 a hotel has a public tree, and every user has a personal one there', async () => {
    const shared = await manager.tree()
    const own = await manager.tree('personal')
    assert.deepEqual([shared.displayName, own.displayName], ['全部文件', '我的文件'])
    await manager.folder(shared.ossDisplayId, '海报')
    await manager.folder(own.ossDisplayId, '草稿')
    assert.deepEqual(names(await clerk.tree()), ['海报'])
    assert.deepEqual(names(await clerk.tree('personal')), [])
    assert.deepEqual(names(await manager.tree('personal')), ['草稿'])
  })

  test('another hotel of the brand has trees of its own', async () => {
    const cookie = await gateway.signIn('manager')
    const other = createFileCalls(gateway, cookie, { hotelId: '100102', brandId: '1001' })
    assert.deepEqual(names(await other.tree()), [])
    assert.notEqual((await other.tree()).ossDisplayId, (await manager.tree()).ossDisplayId)
  })

  test('folders are sorted by name: Chinese by pinyin and before Latin, numbers by value', async () => {
    const { ossDisplayId: own } = await clerk.tree('personal')
    const top = await clerk.folder(own, '排序')
    for (const name of ['海报10', '早餐', '海报2', 'b', 'A', '餐厅'])
      await clerk.folder(top.ossDisplayId, name)
    const inner = await clerk.folder(top.ossDisplayId, '里层')
    await clerk.folder(inner.ossDisplayId, '更里层')
    const tree = (await clerk.tree('personal')).subNode.find(({ displayName }) => displayName === '排序')
    assert.ok(tree)
    assert.deepEqual(names(tree), ['餐厅', '海报2', '海报10', '里层', '早餐', 'A', 'b'])
    assert.deepEqual(names(tree.subNode.find(({ displayName }) => displayName === '里层') as FileTree), [
      '更里层',
    ])
  })

  test('a tree reports the size of its files', async () => {
    const before = await clerk.tree('personal')
    await clerk.upload(before.ossDisplayId, '大小.bin', new Uint8Array(1000))
    const after = await clerk.tree('personal')
    assert.equal((after.usedBytes ?? 0) - (before.usedBytes ?? 0), 1000)
    assert.equal((after.fileCount ?? 0) - (before.fileCount ?? 0), 1)
  })

  test('W-EXP-55 a new folder is created below its parent and returned', async () => {
    const { ossDisplayId } = await manager.tree()
    const made = await manager.get('directory_create', { ossDisplayId, displayName: ' 合同 ' })
    assert.equal(made.code, 0)
    const { isFolder, displayName, parentDisplayId } = made.data
    assert.deepEqual(
      { isFolder, displayName, parentDisplayId },
      {
        isFolder: true,
        displayName: '合同',
        parentDisplayId: ossDisplayId,
      },
    )
  })

  test('F-EX-2 a repeated request creates one folder, and a taken name is refused clearly', async () => {
    const { ossDisplayId } = await manager.tree()
    const wish = { ossDisplayId, displayName: '只有一个', requestKey: 'wish-1' }
    const answers = await Promise.all([1, 2, 3].map(() => manager.get('directory_create', wish)))
    assert.equal(new Set(answers.map(({ data }) => data.ossDisplayId)).size, 1)
    const { requestKey: _, ...without } = wish
    const repeated = await manager.get('directory_create', without)
    assert.deepEqual([repeated.status, repeated.code, repeated.data.reason], [200, 409, 'name-taken'])
    assert.match(repeated.message, /同名/)
    const made = await gateway.sql("select from file_entry where display_name = '只有一个'")
    assert.equal(made.length, 1)
  })

  test('of concurrent requests without a request key, one creates the folder', async () => {
    const { ossDisplayId } = await manager.tree()
    const wish = { ossDisplayId, displayName: '同时' }
    const codes = (await Promise.all([1, 2, 3, 4].map(() => manager.get('directory_create', wish)))).map(
      ({ code }) => code,
    )
    assert.deepEqual(codes.sort(), [0, 409, 409, 409])
  })

  test('W-NAM-1 names must match the pattern if the check is on; otherwise they must only be valid for file systems', async () => {
    const { ossDisplayId } = await manager.tree()
    const make = (displayName: string) => manager.get('directory_create', { ossDisplayId, displayName })
    for (const displayName of ['好 名', 'a*b', '名字(1)', 'emoji😀'])
      assert.equal((await make(displayName)).data.reason, 'name-pattern', displayName)
    for (const displayName of ['a/b', '..', '.', '', ' ', 'a\u0000b', 'a\nb', 'x'.repeat(256), 'a\u202Eb'])
      assert.equal((await make(displayName)).data.reason, 'name-invalid', JSON.stringify(displayName))
    await gateway.sql(
      "update hotel_switch set value = '0' where hotel_id = '100101' and key = 'ENABLE_UPLOAD_CHECK'",
    )
    for (const displayName of ['好 名', '名字(1)', 'emoji😀']) assert.equal((await make(displayName)).code, 0)
    assert.equal((await make('a/b')).data.reason, 'name-invalid')
    await gateway.sql(
      "update hotel_switch set value = '1' where hotel_id = '100101' and key = 'ENABLE_UPLOAD_CHECK'",
    )
  })

  test('W-EXP-56 folders are renamed by newDisplayName, files by newName', async () => {
    const { ossDisplayId: root } = await manager.tree()
    const folder = await manager.folder(root, '旧文件夹')
    const file = await manager.upload(folder.ossDisplayId, '旧.txt')
    const renamed = await manager.get('directory_rename', {
      ossDisplayId: folder.ossDisplayId,
      newDisplayName: '新文件夹',
    })
    assert.equal(renamed.code, 0)
    assert.equal(
      (await manager.get('file_rename', { ossDisplayId: file.ossDisplayId, newName: '新.txt' })).code,
      0,
    )
    const [listed] = await manager.list(folder.ossDisplayId)
    assert.deepEqual([listed?.displayName, listed?.parentPath], ['新.txt', '全部文件/新文件夹'])
  })

  test('a rename is refused for roots, for the other kind, and for a taken name', async () => {
    const { ossDisplayId: root } = await manager.tree()
    const one = await manager.folder(root, '甲')
    await manager.folder(root, '乙')
    const rename = async (ossDisplayId: string, newDisplayName: string) =>
      (await manager.get('directory_rename', { ossDisplayId, newDisplayName })).data.reason
    assert.equal(await rename(root, '根'), 'is-root')
    assert.equal(await rename(one.ossDisplayId, '乙'), 'name-taken')
    assert.equal(await rename((await manager.upload(root, '丙.txt')).ossDisplayId, '丁'), 'wrong-kind')
    const same = await manager.get('directory_rename', {
      ossDisplayId: one.ossDisplayId,
      newDisplayName: '甲',
    })
    assert.equal(same.code, 0)
  })

  test('folders can be nested 32 levels deep and no further', async () => {
    let { ossDisplayId } = await clerk.tree('personal')
    for (let level = 1; level <= 32; level++)
      ossDisplayId = (await clerk.folder(ossDisplayId, `第${level}层`)).ossDisplayId
    const deeper = await clerk.get('directory_create', { ossDisplayId, displayName: '太深' })
    assert.equal(deeper.data.reason, 'too-deep')
  })
})
