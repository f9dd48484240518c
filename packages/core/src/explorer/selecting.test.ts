import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { explorerFixture, idOf } from './testing/explorerFixture'
import { filledFolder } from './testing/filledFolder'

describe('reading with an explorer', () => {
  const fixture = explorerFixture()
  const filled = (sizes: Record<string, number>, folders?: readonly string[]) =>
    filledFolder(fixture, sizes, folders)

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
})
