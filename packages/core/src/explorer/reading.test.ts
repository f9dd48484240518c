import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import type { FileService } from '../services/files'
import type { Explorer } from './Explorer'
import { explorerFixture, idOf, namesOf } from './testing/explorerFixture'

const byName = { by: 'name', order: 'asc' } as const
const megabyte = 1_048_576

/** A third-party file service: the same, but without sorting and cursors. */
const unsorted = (files: FileService): FileService => ({
  ...files,
  list: (id, { pageIndex, pageSize, signal } = {}) => files.list(id, { pageIndex, pageSize, signal }),
  search: (term, id, { signal } = {}) => files.search(term, id, { signal }),
})

describe('reading with an explorer', () => {
  const fixture = explorerFixture()
  const codeOf = (explorer: Explorer) => explorer.$message.get()?.code
  const queryOf = (path = '') => Object.fromEntries(new URL(path, fixture.servers.proxy.url).searchParams)

  /** A folder with files: `{ 'a.jpg': 5 }`, sizes in bytes by name. The bytes themselves do not exist. */
  async function filled(sizes: Record<string, number>, folders: string[] = []): Promise<string> {
    const folder = await fixture.folder()
    for (const name of folders) await fixture.other.folder(folder, name)
    for (const [name, size] of Object.entries(sizes)) {
      const { ossDisplayId } = await fixture.other.upload(folder, name)
      await fixture.servers.gateway.sql('update file_entry set size = $1 where entry_id = $2', [
        size,
        ossDisplayId,
      ])
    }
    return folder
  }

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

  test('W-EXP-17 W-EXP-18 W-EXP-19 pages are appended, folders first, until all are loaded', async () => {
    const folder = await filled({ 'b.jpg': 1, 'a.jpg': 1, 'c.jpg': 1 }, ['乙', '甲'])
    const explorer = await fixture.open(folder, { pageSize: 2, sort: byName })
    const state = () => {
      const { loaded, total, more, sorted } = explorer.$listing.get()
      return { names: namesOf(explorer).join(), loaded, total, more, sorted }
    }
    assert.deepEqual(state(), { names: '甲,乙', loaded: 2, total: 5, more: true, sorted: true })
    await Promise.all([explorer.loadMore(), explorer.loadMore()])
    assert.deepEqual(state(), { names: '甲,乙,a.jpg,b.jpg', loaded: 4, total: 5, more: true, sorted: true })
    await explorer.loadMore()
    await explorer.loadMore()
    const names = '甲,乙,a.jpg,b.jpg,c.jpg'
    assert.deepEqual(state(), { names, loaded: 5, total: 5, more: false, sorted: true })
    assert.equal(fixture.asked('directory_files').length, 3)
    await explorer.refresh()
    assert.deepEqual(state(), { names: '甲,乙', loaded: 2, total: 5, more: true, sorted: true })
  })

  test('W-EXP-18 a page without entries is the last one, whatever the total is', async () => {
    const folder = await filled({ 'a.jpg': 1 })
    const explorer = fixture.create({ folderId: folder, pageSize: 1 }, (files) => ({
      ...files,
      list: async (...given) => ({ ...(await files.list(...given)), total: 99 }),
    }))
    await explorer.start()
    assert.equal(explorer.$listing.get().more, true)
    await explorer.loadMore()
    assert.deepEqual([explorer.$listing.get().more, namesOf(explorer)], [false, ['a.jpg']])
  })

  test('W-EXP-20 W-EXP-21 the service sorts by name, size and time, both ways', async () => {
    const folder = await filled({ '10.jpg': 1, '9.jpg': 3, '张.jpg': 2 })
    const explorer = await fixture.open(folder)
    const orders: Record<string, string> = {}
    for (const by of ['time', 'name', 'size'] as const)
      for (const order of ['asc', 'desc'] as const) {
        await explorer.setSort({ by, order })
        orders[`${by} ${order}`] = namesOf(explorer).join()
      }
    assert.deepEqual(orders, {
      'time asc': '10.jpg,9.jpg,张.jpg',
      'time desc': '张.jpg,9.jpg,10.jpg',
      'name asc': '9.jpg,10.jpg,张.jpg',
      'name desc': '张.jpg,10.jpg,9.jpg',
      'size asc': '10.jpg,张.jpg,9.jpg',
      'size desc': '9.jpg,张.jpg,10.jpg',
    })
    const last = queryOf(fixture.asked('directory_files').at(-1))
    assert.deepEqual([last.sortBy, last.order], ['size', 'desc'])
  })

  test('a sort order changed while the first page loads, and a folder created then', async () => {
    const folder = await filled({ 'a.jpg': 1, 'b.jpg': 2 })
    const explorer = await fixture.open(folder, { sort: byName })
    const held = fixture.servers.proxy.inject({
      match: 'file-service/directory_files',
      fault: 'hold',
      times: 1,
    })
    const opened = explorer.open(folder)
    await until(() => held.hits)
    await explorer.setSort({ by: 'size', order: 'desc' })
    assert.deepEqual(namesOf(explorer), ['b.jpg', 'a.jpg'])
    held.release()
    await opened
    const again = fixture.servers.proxy.inject({
      match: 'file-service/directory_files',
      fault: 'hold',
      times: 1,
    })
    const refreshed = explorer.refresh()
    await until(() => again.hits)
    await explorer.createFolder('新')
    again.release()
    await refreshed
    await until(() => explorer.$listing.get().status === 'ready')
    assert.deepEqual(namesOf(explorer), ['新', 'b.jpg', 'a.jpg'])
  })

  test('W-EXP-20 if the service does not sort, all pages are loaded and sorted here', async () => {
    const folder = await filled({ 'c.jpg': 1, 'b.jpg': 2, 'a.jpg': 3, '10.jpg': 4, '9.jpg': 5 }, ['乙', '甲'])
    const explorer = fixture.create({ folderId: folder, pageSize: 2 }, unsorted)
    await explorer.start()
    assert.deepEqual([explorer.$listing.get().sorted, explorer.$listing.get().more], [false, true])
    const progress: number[] = []
    explorer.$listing.listen(({ loadProgress }) => loadProgress && progress.push(loadProgress.loaded))
    await explorer.setSort({ by: 'size', order: 'desc' })
    assert.deepEqual(namesOf(explorer), ['乙', '甲', '9.jpg', '10.jpg', 'a.jpg', 'b.jpg', 'c.jpg'])
    assert.deepEqual([...new Set(progress)], [2, 4, 6])
    const { loadProgress, sorted, more } = explorer.$listing.get()
    assert.deepEqual([loadProgress, sorted, more], [undefined, true, false])
    const asked = fixture.asked('directory_files').length
    await explorer.setSort(byName)
    assert.deepEqual(namesOf(explorer), ['甲', '乙', '9.jpg', '10.jpg', 'a.jpg', 'b.jpg', 'c.jpg'])
    assert.equal(fixture.asked('directory_files').length, asked)
  })

  test('loading all pages can be stopped: loaded entries stay, and it can continue later', async () => {
    const folder = await filled({ 'a.jpg': 1, 'b.jpg': 2, 'c.jpg': 3 })
    const explorer = fixture.create({ folderId: folder, pageSize: 1 }, unsorted)
    await explorer.start()
    const held = fixture.servers.proxy.inject({
      match: 'file-service/directory_files',
      fault: 'hold',
      times: 1,
    })
    const sorting = explorer.setSort({ by: 'size', order: 'desc' })
    await until(() => held.hits)
    explorer.stopLoading()
    await sorting
    held.release()
    const { entries, more, loadProgress, loadingMore, error } = explorer.$listing.get()
    assert.deepEqual(
      [entries.length, more, loadProgress, loadingMore, error],
      [1, true, undefined, false, undefined],
    )
    await explorer.loadAll()
    assert.deepEqual(namesOf(explorer), ['c.jpg', 'b.jpg', 'a.jpg'])
  })

  test('W-EXP-12 W-EXP-13 W-EXP-51 a search starts at the root of its tree; opening a folder ends it', async () => {
    const folder = await filled({ '海报_1.jpg': 1, 'x.jpg': 1 })
    const explorer = await fixture.open(folder)
    explorer.selection.set([idOf(explorer, 'x.jpg')])
    await explorer.search(' 海报 ')
    const rootId = explorer.$path.get()[0]?.id
    assert.deepEqual([explorer.$folder.get(), explorer.$path.get().length], [undefined, 1])
    assert.deepEqual([explorer.$listing.get().search, namesOf(explorer)], ['海报', ['海报_1.jpg']])
    assert.match(explorer.$listing.get().entries[0]?.location ?? '', /^全部文件 \/ folder\d+$/)
    assert.equal(explorer.selection.$ids.get().size, 0)
    const { keyword, ossDisplayId } = queryOf(fixture.asked('search')[0])
    assert.deepEqual([keyword, ossDisplayId], ['海报', rootId])
    await explorer.open(folder)
    assert.deepEqual([explorer.$listing.get().search, namesOf(explorer).length], [undefined, 2])
    await explorer.search('没有的')
    assert.deepEqual([explorer.$listing.get().status, namesOf(explorer)], ['ready', []])
    await explorer.search('  ')
    assert.equal(explorer.$folder.get()?.id, folder, 'back where it was')
  })

  test('W-EXP-38 W-EXP-39 files over the maximum are hidden and counted; folders and files without a size never are', async () => {
    const sizes = { '大.jpg': 10 * megabyte + 1, '刚好.jpg': 10 * megabyte, '零.jpg': 0 }
    const folder = await filled(sizes, ['夹'])
    const noSize = (files: FileService): FileService => ({
      ...files,
      async list(...given) {
        const answer = await files.list(...given)
        const list = answer.list.map((item) =>
          item.displayName === '零.jpg' ? { ...item, fileSize: null } : item,
        )
        return { ...answer, list }
      },
    })
    const explorer = fixture.create({ folderId: folder, sort: byName }, noSize)
    await explorer.start()
    assert.deepEqual(namesOf(explorer), ['夹', '刚好.jpg', '零.jpg'])
    assert.deepEqual([explorer.$listing.get().hidden, explorer.$listing.get().total], [1, 4])
    explorer.showHidden(true)
    assert.deepEqual(namesOf(explorer), ['夹', '大.jpg', '刚好.jpg', '零.jpg'])
    explorer.showHidden(false)
    fixture.options = { maxSize: 0 }
    explorer.optionsChanged()
    assert.deepEqual([namesOf(explorer).length, explorer.$listing.get().hidden], [4, 0])
    fixture.options = {}
    await explorer.search('大.jpg')
    assert.deepEqual([namesOf(explorer), explorer.$listing.get().hidden], [[], 1])
  })

  test('a type filter hides other files, and reports their number', async () => {
    const folder = await filled({ 'a.JPG': 1, 'b.png': 1, 'c.txt': 1, d: 1 }, ['夹.txt'])
    const explorer = await fixture.open(folder, { accept: 'image/*', sort: byName })
    assert.deepEqual([namesOf(explorer), explorer.$listing.get().filtered], [['夹.txt', 'a.JPG', 'b.png'], 2])
    fixture.options = { accept: '.txt' }
    explorer.optionsChanged()
    await until(() => explorer.$listing.get().filtered === 3)
    assert.deepEqual(namesOf(explorer), ['夹.txt', 'c.txt'])
    fixture.options = {}
    explorer.optionsChanged()
    assert.equal(namesOf(explorer).length, 5)
  })

  test('W-EXP-14 W-EXP-34 ending edit mode clears the selection; entries beyond the limit are not selected', async () => {
    const folder = await filled({ 'a.jpg': 1, 'b.jpg': 1, 'c.jpg': 1 })
    const explorer = await fixture.open(folder, { max: 2 })
    explorer.setChecking(true)
    explorer.selection.selectAll()
    assert.equal(explorer.selection.$ids.get().size, 2)
    const { code, params, tone } = explorer.$message.get() ?? {}
    assert.deepEqual([code, params, tone], ['too-many-chosen', { limit: 2 }, 'note'])
    explorer.setChecking(false)
    assert.equal(explorer.selection.$ids.get().size, 0)
  })

  test('entries that the page selected before the first folder loaded stay selected if they exist', async () => {
    const folder = await filled({ 'a.jpg': 1, 'b.jpg': 1 })
    const known = await fixture.open(folder)
    const explorer = fixture.create({ folderId: folder })
    explorer.selection.set([idOf(known, 'a.jpg'), 'elsewhere'])
    await explorer.start()
    assert.deepEqual([...explorer.selection.$ids.get()], [idOf(known, 'a.jpg')])
    await explorer.up()
    assert.equal(explorer.selection.$ids.get().size, 0)
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

  test('goes up and back; the tree expands to the open folder, and keeps what the user collapses', async () => {
    const folder = await fixture.folder()
    const child = (await fixture.other.folder(folder, '子')).ossDisplayId
    const explorer = await fixture.open(child)
    const [root] = explorer.$path.get()
    assert.deepEqual(
      explorer.$path.get().map(({ id }) => id),
      [root?.id, folder, child],
    )
    assert.ok(explorer.$expanded.get().has(folder) && !explorer.$expanded.get().has(child))
    explorer.collapse(folder)
    await explorer.refresh()
    assert.equal(explorer.$expanded.get().has(folder), false)
    explorer.expand(child)
    await explorer.up()
    assert.equal(explorer.$folder.get()?.id, folder)
    await explorer.back()
    assert.equal(explorer.$folder.get()?.id, child)
    await explorer.open(explorer.$roots.get()[1]?.node?.id ?? '')
    assert.equal(explorer.$space.get(), 'personal')
  })

  test('going up before the trees have loaded waits for them', async () => {
    const folder = await fixture.folder()
    const child = (await fixture.other.folder(folder, '子')).ossDisplayId
    let comeTrees = () => {}
    const gate = new Promise<void>((resolve) => {
      comeTrees = resolve
    })
    const explorer = fixture.create({ folderId: child }, (files) => ({
      ...files,
      tree: async (signal) => {
        await gate
        return files.tree(signal)
      },
    }))
    const started = explorer.start()
    await until(() => explorer.$listing.get().status === 'ready')
    assert.equal(explorer.$path.get().length, 1)
    const ups = [explorer.up(), explorer.up()]
    comeTrees()
    await Promise.all([started, ...ups])
    const [root] = explorer.$roots.get()
    assert.equal(explorer.$folder.get()?.id, root?.node?.id)
  })

  test('a search before the trees have loaded waits for them; the newest one counts, none if it was cleared', async () => {
    const folder = await filled({ '先找.txt': 1, '后找.txt': 1 })
    let comeTrees = () => {}
    const gate = new Promise<void>((resolve) => {
      comeTrees = resolve
    })
    const open = async () => {
      const explorer = fixture.create({ folderId: folder }, (files) => ({
        ...files,
        tree: async (signal) => {
          await gate
          return files.tree(signal)
        },
      }))
      const started = explorer.start()
      await until(() => explorer.$listing.get().status === 'ready')
      return { explorer, started }
    }
    const [one, other] = [await open(), await open()]
    const searches = [one.explorer.search('先找'), one.explorer.search('后找')]
    const cleared = [other.explorer.search('先找'), other.explorer.search('')]
    comeTrees()
    await Promise.all([one.started, other.started, ...searches, ...cleared])
    assert.equal(one.explorer.$listing.get().search, '后找')
    assert.ok(one.explorer.$listing.get().entries.some(({ name }) => name === '后找.txt'))
    assert.equal(other.explorer.$listing.get().search, undefined)
    assert.equal(other.explorer.$folder.get()?.id, folder)
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
