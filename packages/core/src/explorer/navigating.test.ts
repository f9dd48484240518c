import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import { explorerFixture, idOf, namesOf } from './testing/explorerFixture'
import { filledFolder } from './testing/filledFolder'
import { queryOf } from './testing/queryOf'

describe('reading with an explorer', () => {
  const fixture = explorerFixture()
  const filled = (sizes: Record<string, number>, folders?: readonly string[]) =>
    filledFolder(fixture, sizes, folders)

  /** An explorer whose folder is read, and whose trees wait. */
  async function startWithoutTrees(folderId: string) {
    let comeTrees = () => {}
    const gate = new Promise<void>((resolve) => {
      comeTrees = resolve
    })
    const explorer = fixture.create({ folderId }, (files) => ({
      ...files,
      tree: async (signal) => {
        await gate
        return files.tree(signal)
      },
    }))
    const started = explorer.start()
    await until(() => explorer.$listing.get().status === 'ready')
    return { explorer, started, comeTrees: () => comeTrees() }
  }

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
    const { explorer, started, comeTrees } = await startWithoutTrees(child)
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

  test('a folder that is opened while a search waits for the trees stays open', async () => {
    const folder = await filled({ '先找.txt': 1 })
    const child = (await fixture.other.folder(folder, '子')).ossDisplayId
    const { explorer, started, comeTrees } = await startWithoutTrees(folder)
    const work = [explorer.search('先找'), explorer.open(child)]
    comeTrees()
    await Promise.all([started, ...work])
    assert.deepEqual(
      [explorer.$folder.get()?.id, explorer.$listing.get().search, namesOf(explorer)],
      [child, undefined, []],
    )
  })
})
