import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { explorerFixture, namesOf } from './testing/explorerFixture'
import { filledFolder } from './testing/filledFolder'

const byName = { by: 'name', order: 'asc' } as const

describe('reading with an explorer', () => {
  const fixture = explorerFixture()
  const filled = (sizes: Record<string, number>, folders?: readonly string[]) =>
    filledFolder(fixture, sizes, folders)

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
})
