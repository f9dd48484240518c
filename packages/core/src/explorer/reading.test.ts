import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Explorer } from './Explorer'
import { explorerFixture } from './testing/explorerFixture'
import { filledFolder } from './testing/filledFolder'
import { queryOf } from './testing/queryOf'

const byName = { by: 'name', order: 'asc' } as const

describe('reading with an explorer', () => {
  const fixture = explorerFixture()
  const codeOf = (explorer: Explorer) => explorer.$message.get()?.code
  const filled = (sizes: Record<string, number>, folders?: readonly string[]) =>
    filledFolder(fixture, sizes, folders)

  test('W-EXP-10 W-EXP-50 W-EXP-11 both trees load without a payload, and the public root opens', async () => {
    const explorer = fixture.create()
    await explorer.start()
    assert.deepEqual(
      explorer.$roots.get().map(({ space, status, node }) => [space, status, node?.name]),
      [
        ['public', 'ready', '全部文件'],
        ['personal', 'ready', '我的文件'],
      ],
    )
    assert.deepEqual([explorer.$folder.get()?.name, explorer.$folder.get()?.space], ['全部文件', 'public'])
    assert.deepEqual([fixture.asked('tree').length, fixture.asked('tree_of_user').length], [1, 1])
    const reads = fixture.servers.proxy.requests.filter(({ path }) => path.includes('/tree'))
    assert.ok(reads.every(({ method, headers }) => method === 'GET' && !headers['content-length']))
  })

  test('W-EXP-11 W-AUTH-4 a private explorer starts with the personal files, or with the public ones if there are none', async () => {
    const own = fixture.create({ private: true })
    await own.start()
    assert.deepEqual([own.$folder.get()?.name, own.$space.get()], ['我的文件', 'personal'])
    const none = fixture.create({ private: true }, (files) => ({ ...files, treeOfUser: async () => [] }))
    await none.start()
    assert.deepEqual([none.$folder.get()?.name, none.$space.get()], ['全部文件', 'public'])
  })

  test('W-EXP-48 W-EXP-52 W-EXP-59 a folder is read by id, from page 1 with 1000 rows, for hotel and brand', async () => {
    const folder = await fixture.folder()
    await fixture.open(folder)
    const [request] = fixture.servers.proxy.requests.filter(({ path }) => path.includes('directory_files'))
    const { ossDisplayId, pageIndex, pageSize, hotelId, brandId } = queryOf(request?.path)
    assert.deepEqual(
      { ossDisplayId, pageIndex, pageSize, hotelId, brandId },
      { ossDisplayId: folder, pageIndex: '1', pageSize: '1000', hotelId: '100101', brandId: '1001' },
    )
    assert.deepEqual(
      [request?.method, request?.headers['content-type'], !!request?.headers.cookie],
      ['GET', 'application/json', true],
    )
  })

  test('entries contain what listings show: size, time, and the address of the object', async () => {
    const folder = await fixture.folder()
    await fixture.other.upload(folder, 'a.txt', 'hello')
    await fixture.other.folder(folder, '子')
    const explorer = await fixture.open(folder, { sort: byName })
    const [child, file] = explorer.$listing.get().entries
    assert.deepEqual([child?.isFolder, child?.size, child?.url], [true, undefined, undefined])
    assert.deepEqual([file?.size, file?.parentId], [5, folder])
    assert.ok(Math.abs(Date.now() - (file?.time ?? 0)) < 60_000)
    assert.equal(await (await fetch(file?.url ?? '')).text(), 'hello')
  })

  test('W-EXP-33 without an open folder nothing is created, uploaded, reloaded or moved', async () => {
    const { proxy } = fixture.servers
    const fault = proxy.inject({ match: 'file-service/tree', fault: 'status', status: 500 })
    const explorer = fixture.create()
    await explorer.start()
    assert.ok(fault.hits >= 2)
    assert.deepEqual(
      explorer.$roots.get().map(({ status }) => status),
      ['failed', 'failed'],
    )
    const codes = [codeOf(explorer)]
    const seen = proxy.requests.length
    const given = [() => explorer.createFolder('甲'), () => explorer.upload([new File(['x'], 'x.txt')])]
    for (const act of given) {
      explorer.closeMessage()
      await act()
      codes.push(codeOf(explorer))
    }
    assert.deepEqual(codes, ['failed', 'no-folder', 'no-folder'])
    assert.equal(proxy.requests.length, seen)
    const messages: unknown[] = []
    explorer.$message.listen((message) => messages.push(message?.code))
    proxy.reset()
    await explorer.refresh()
    assert.deepEqual([messages[0], explorer.$folder.get()?.name], ['no-folder', '全部文件'])
  })

  test('storage: bytes of each space, and the limit if the service has one', async () => {
    const folder = await filled({ 'a.jpg': 1000 })
    const explorer = await fixture.open(folder)
    const [row] = await fixture.servers.gateway.sql<{ used: string }>(
      "select sum(size) as used from file_entry where hotel_id = '100101' and owner_id is null",
    )
    assert.deepEqual(explorer.$storage.get(), { used: Number(row?.used), quota: undefined })
    await explorer.open(explorer.$roots.get()[1]?.node?.id ?? '')
    assert.deepEqual(explorer.$storage.get(), { used: 0, quota: undefined })
    const limited = fixture.create({}, (files) => ({
      ...files,
      tree: async (signal) => (await files.tree(signal)).map((root) => ({ ...root, quotaBytes: 5000 })),
    }))
    await limited.start()
    assert.equal(limited.$storage.get()?.quota, 5000)
  })
})
