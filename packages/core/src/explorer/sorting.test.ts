import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import { explorerFixture, namesOf } from './testing/explorerFixture'
import { filledFolder } from './testing/filledFolder'
import { queryOf } from './testing/queryOf'
import { unsorted } from './testing/unsorted'

const byName = { by: 'name', order: 'asc' } as const

describe('reading with an explorer', () => {
  const fixture = explorerFixture()
  const filled = (sizes: Record<string, number>, folders?: readonly string[]) =>
    filledFolder(fixture, sizes, folders)

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
})
