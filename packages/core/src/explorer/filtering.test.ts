import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import type { FileService } from '../services/files'
import { explorerFixture, namesOf } from './testing/explorerFixture'
import { filledFolder } from './testing/filledFolder'

const byName = { by: 'name', order: 'asc' } as const
const megabyte = 1_048_576

describe('reading with an explorer', () => {
  const fixture = explorerFixture()
  const filled = (sizes: Record<string, number>, folders?: readonly string[]) =>
    filledFolder(fixture, sizes, folders)

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
})
