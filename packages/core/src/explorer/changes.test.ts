import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import type { Explorer } from './Explorer'
import { explorerFixture, idOf, namesOf } from './testing/explorerFixture'

const sort = { by: 'name', order: 'asc' } as const

describe('changes with an explorer', () => {
  const fixture = explorerFixture()
  const { servers } = fixture
  const reported = (explorer: Explorer) => {
    const { code, params, tone } = explorer.$message.get() ?? {}
    return [code, tone, params]
  }
  const queryOf = (path = '') => Object.fromEntries(new URL(path, servers.proxy.url).searchParams)
  const namesIn = async (folder: string) => (await fixture.other.list(folder)).map((item) => item.displayName)
  /** Names of folders of the tree, below the open folder. */
  const branchOf = (explorer: Explorer) =>
    (explorer.$path.get().at(-1)?.children ?? []).map(({ name }) => name)

  /** An explorer in a folder that contains these files and folders. */
  async function openWith(files: string[], folders: string[] = []) {
    const folder = await fixture.folder()
    for (const name of folders) await fixture.other.folder(folder, name)
    for (const name of files) await fixture.other.upload(folder, name, name)
    return { folder, explorer: await fixture.open(folder, { sort }) }
  }

  test('W-EXP-55 W-EXP-42 a new folder appears in its position, in listing and tree', async () => {
    const { folder, explorer } = await openWith(['a.txt'], ['丙'])
    const outcome = await explorer.createFolder(' 阿 ')
    assert.deepEqual(namesOf(explorer), ['阿', '丙', 'a.txt'])
    assert.deepEqual(outcome, { ok: true, id: idOf(explorer, '阿') })
    assert.deepEqual(branchOf(explorer), ['阿', '丙'])
    assert.deepEqual(reported(explorer), ['folder-created', 'success', { name: '阿' }])
    const [request] = servers.proxy.requests.filter(({ path }) => path.includes('directory_create'))
    const { ossDisplayId, displayName } = queryOf(request?.path)
    assert.deepEqual([request?.method, ossDisplayId, displayName], ['GET', folder, '阿'])
    assert.deepEqual([explorer.$listing.get().total, explorer.$listing.get().loaded], [3, 3])
  })

  test('W-EXP-26 W-EXP-27 W-EXP-28 names are trimmed, limited to 20 characters, and checked against the pattern', async () => {
    const { folder, explorer } = await openWith([])
    const codeOf = (name: string) => explorer.nameProblem(name)?.code
    assert.equal(codeOf('阿'.repeat(20)), undefined)
    assert.equal(codeOf(`  ${'a'.repeat(20)}  `), undefined)
    assert.equal(codeOf('阿'.repeat(21)), 'long-name')
    assert.deepEqual(explorer.nameProblem('a b'), { code: 'bad-name', params: { limit: 20 } })
    assert.deepEqual([codeOf(' '), codeOf('a/b'), codeOf('..')], ['empty-name', 'unsafe-name', 'unsafe-name'])
    for (const name of ['', 'a b', 'x'.repeat(21)])
      assert.equal((await explorer.createFolder(name)).ok, false)
    assert.equal(fixture.asked('directory_create').length, 0)
    fixture.options = { maxNameLength: 25 }
    assert.equal((await explorer.createFolder('x'.repeat(25))).ok, true)
    assert.deepEqual(await namesIn(folder), ['x'.repeat(25)])
  })

  test('W-EXP-31 W-EXP-43 W-EXP-56 a renamed file appears in its new position', async () => {
    const { explorer } = await openWith(['a.txt', 'b.txt'])
    const id = idOf(explorer, 'a.txt')
    assert.deepEqual(await explorer.rename(id, ' c.txt '), { ok: true, id })
    assert.deepEqual(namesOf(explorer), ['b.txt', 'c.txt'])
    assert.deepEqual(reported(explorer), ['file-renamed', 'success', { name: 'c.txt' }])
    const { ossDisplayId, newName } = queryOf(fixture.asked('file_rename')[0])
    assert.deepEqual([ossDisplayId, newName], [id, 'c.txt'])
    assert.equal((await explorer.rename(id, 'c.txt')).ok, true)
    assert.equal(fixture.asked('file_rename').length, 1, 'the same name is no change')
  })

  test('W-EXP-32 W-EXP-43 W-EXP-56 folders can be renamed, also the open one', async () => {
    const { folder, explorer } = await openWith([], ['甲'])
    const id = idOf(explorer, '甲')
    await explorer.rename(id, '乙')
    assert.deepEqual([namesOf(explorer), branchOf(explorer)], [['乙'], ['乙']])
    assert.deepEqual(reported(explorer), ['folder-renamed', 'success', { name: '乙' }])
    const { ossDisplayId, newDisplayName } = queryOf(fixture.asked('directory_rename')[0])
    assert.deepEqual([ossDisplayId, newDisplayName], [id, '乙'])
    await explorer.rename(folder, '改名')
    assert.deepEqual([explorer.$folder.get()?.name, explorer.$path.get().at(-1)?.name], ['改名', '改名'])
  })

  test('a taken name is refused, and nothing changes', async () => {
    const { explorer } = await openWith(['a.txt', 'b.txt'])
    const outcome = await explorer.rename(idOf(explorer, 'a.txt'), 'b.txt')
    assert.deepEqual([outcome.ok, 'code' in outcome && outcome.code], [false, 'name-taken'])
    assert.deepEqual(reported(explorer), ['name-taken', 'error', { name: 'b.txt' }])
    assert.deepEqual(namesOf(explorer), ['a.txt', 'b.txt'])
  })

  test('W-EXP-53 W-EXP-44 moves files and folders; the text names their kind', async () => {
    const { explorer } = await openWith(['a.txt', 'b.txt'], ['甲', '乙', '丙'])
    const target = idOf(explorer, '丙')
    const codes: unknown[] = []
    for (const names of [['a.txt'], ['甲'], ['b.txt', '乙']]) {
      const ids = names.map((name) => idOf(explorer, name))
      explorer.selection.set(ids)
      assert.deepEqual(await explorer.move(ids, target), { ok: true })
      codes.push(...reported(explorer))
    }
    assert.deepEqual(codes, [
      ...['files-moved', 'success', { count: 1 }],
      ...['folders-moved', 'success', { count: 1 }],
      ...['both-moved', 'success', { count: 2 }],
    ])
    assert.deepEqual([namesOf(explorer), branchOf(explorer)], [['丙'], ['丙']])
    assert.equal(explorer.selection.$ids.get().size, 0)
    assert.deepEqual(await namesIn(target), ['甲', '乙', 'a.txt', 'b.txt'])
    const [node] = explorer.$path.get().at(-1)?.children ?? []
    assert.deepEqual(
      node?.children?.map(({ name }) => name),
      ['甲', '乙'],
    )
    const moves = servers.proxy.requests.filter(({ path }) => path.includes('/move'))
    assert.deepEqual([moves.length, moves[0]?.method], [3, 'POST'])
  })

  test('W-EXP-35 W-EXP-36 an empty selection and the same folder are reported before a request', async () => {
    const { folder, explorer } = await openWith(['a.txt'], ['甲'])
    const target = idOf(explorer, '甲')
    const codes: unknown[] = []
    const acts = [
      () => explorer.move([], target),
      () => explorer.remove([]),
      () => explorer.move([idOf(explorer, 'a.txt')], folder),
      () => explorer.move([idOf(explorer, 'a.txt')], undefined),
      () => explorer.move([target], target),
    ]
    for (const act of acts) {
      const outcome = await act()
      assert.equal(outcome.ok, false)
      codes.push(reported(explorer)[0], reported(explorer)[1])
    }
    const expected = ['nothing-chosen', 'nothing-chosen', 'same-folder', 'no-folder', 'into-itself']
    assert.deepEqual(
      codes,
      expected.flatMap((code) => [code, 'note']),
    )
    const child = (await fixture.other.folder(target, '子')).ossDisplayId
    await explorer.refresh()
    await explorer.move([target], child)
    assert.deepEqual(reported(explorer), ['into-itself', 'note', { name: '甲' }])
    assert.deepEqual([fixture.asked('move').length, fixture.asked('delete').length], [0, 0])
  })

  test('cut and paste moves the entries into the listing', async () => {
    const { explorer, folder } = await openWith(['a.txt', 'b.txt'], ['甲'])
    explorer.selection.set([idOf(explorer, 'a.txt'), idOf(explorer, 'b.txt')])
    explorer.cut()
    await explorer.open(idOf(explorer, '甲'))
    assert.equal(explorer.$clipboard.get().length, 2)
    assert.deepEqual(await explorer.paste(), { ok: true })
    assert.deepEqual([namesOf(explorer), explorer.$clipboard.get()], [['a.txt', 'b.txt'], []])
    assert.deepEqual(await namesIn(folder), ['甲'])
  })

  test('asks about taken names: skip, replace, or keep both', async () => {
    const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt']
    const { folder, explorer } = await openWith(names, ['夹', '甲'])
    const target = idOf(explorer, '甲')
    for (const name of names.slice(0, 3)) await fixture.other.upload(target, name, `old ${name}`)
    await fixture.other.folder(target, '夹')
    const moved = explorer.move(
      [...names, '夹'].map((name) => idOf(explorer, name)),
      target,
    )
    const seen: unknown[] = []
    const answers = { 'a.txt': 'skip', 'b.txt': 'replace', 'c.txt': 'keepBoth', 夹: 'keepBoth' } as const
    for (let left = 4; left; left--) {
      await until(() => explorer.$conflict.get()?.further === left - 1)
      const { entry, existing, canReplace, folderId } = explorer.$conflict.get() ?? {}
      seen.push([entry?.name, existing?.size, existing?.isFolder, canReplace, folderId === target])
      explorer.answerConflict({ action: answers[entry?.name as keyof typeof answers] })
    }
    assert.deepEqual(await moved, { ok: true })
    assert.deepEqual(seen.sort(), [
      ...names.slice(0, 3).map((name) => [name, 9, false, true, true]),
      ['夹', undefined, true, false, true],
    ])
    assert.equal(explorer.$conflict.get(), undefined)
    assert.deepEqual(namesOf(explorer), ['甲', 'a.txt'])
    assert.deepEqual(await namesIn(target), ['夹', '夹_2', 'a.txt', 'b.txt', 'c_2.txt', 'c.txt', 'd.txt'])
    assert.deepEqual(explorer.$lastMove.get(), { count: 4, replaced: 1, folderId: target, what: 'both' })
    assert.deepEqual(await explorer.undoMove(), { ok: true })
    assert.deepEqual(reported(explorer), ['move-undone', 'success', { count: 4, lost: 1 }])
    assert.deepEqual(await namesIn(folder), ['夹', '甲', ...names])
    assert.deepEqual(namesOf(explorer), ['夹', '甲', ...names])
    assert.equal(explorer.$lastMove.get(), undefined)
  })

  test('one answer applies to all conflicts; another ends the move', async () => {
    const { folder, explorer } = await openWith(['a.txt', 'b.txt', 'c.txt'], ['甲'])
    const target = idOf(explorer, '甲')
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await fixture.other.upload(target, name)
    const ids = ['a.txt', 'b.txt', 'c.txt'].map((name) => idOf(explorer, name))
    const ended = explorer.move(ids, target)
    await until(() => explorer.$conflict.get())
    explorer.stopTask()
    await ended
    assert.deepEqual([explorer.$conflict.get(), namesOf(explorer).length], [undefined, 4])
    const all = explorer.move(ids, target)
    await until(() => explorer.$conflict.get())
    explorer.answerConflict({ action: 'keepBoth', forAll: true })
    assert.deepEqual(await all, { ok: true })
    assert.deepEqual(await namesIn(folder), ['甲'])
    assert.equal((await namesIn(target)).length, 6)
  })

  test('undoing a move of search results returns them to several folders', async () => {
    const { folder, explorer } = await openWith([], ['甲', '乙', '丙'])
    const [first, second, target] = ['甲', '乙', '丙'].map((name) => idOf(explorer, name))
    await fixture.other.upload(first ?? '', '找_1.txt')
    await fixture.other.upload(second ?? '', '找_2.txt')
    await explorer.search('找_')
    explorer.selection.selectAll()
    await explorer.move([...explorer.selection.$ids.get()], target)
    await until(() => explorer.$listing.get().entries.every(({ location }) => location?.endsWith('丙')))
    assert.equal((await namesIn(target ?? '')).length, 2)
    assert.deepEqual(await explorer.undoMove(), { ok: true })
    assert.deepEqual([await namesIn(first ?? ''), await namesIn(second ?? '')], [['找_1.txt'], ['找_2.txt']])
    await explorer.open(folder)
    assert.deepEqual(namesOf(explorer), ['丙', '甲', '乙'].sort(new Intl.Collator('zh').compare))
  })

  test('W-EXP-54 W-EXP-45 deletes files and folders; the text names their kind', async () => {
    const { folder, explorer } = await openWith(['a.txt', 'b.txt', 'c.txt'], ['甲', '乙'])
    const codes: unknown[] = []
    for (const names of [['a.txt', 'b.txt'], ['甲'], ['乙', 'c.txt']]) {
      assert.deepEqual(await explorer.remove(names.map((name) => idOf(explorer, name))), { ok: true })
      codes.push(...reported(explorer))
    }
    assert.deepEqual(codes, [
      ...['files-deleted', 'success', { count: 2 }],
      ...['folders-deleted', 'success', { count: 1 }],
      ...['both-deleted', 'success', { count: 2 }],
    ])
    assert.deepEqual([namesOf(explorer), branchOf(explorer), await namesIn(folder)], [[], [], []])
    const [request] = servers.proxy.requests.filter(({ path }) => path.includes('/delete'))
    assert.equal(request?.method, 'POST')
  })

  test('W-AUTH-6 W-EXP-15 W-EXP-41 a folder that is not empty is confirmed first, without a message; `force` deletes it', async () => {
    const { explorer } = await openWith(['a.txt'], ['甲'])
    await fixture.other.upload(idOf(explorer, '甲'), 'x.txt')
    const ids = ['甲', 'a.txt'].map((name) => idOf(explorer, name))
    explorer.selection.set(ids)
    assert.deepEqual(await explorer.remove(ids), { ok: false, code: 'needs-force' })
    assert.deepEqual([explorer.$message.get(), namesOf(explorer)], [undefined, ['甲', 'a.txt']])
    assert.equal(explorer.selection.$ids.get().size, 2)
    assert.deepEqual(await explorer.remove(ids, { force: true }), { ok: true })
    assert.deepEqual([namesOf(explorer), branchOf(explorer)], [[], []])
  })

  test('W-EXP-37 more than five folders are not deleted at once', async () => {
    const folders = ['1', '2', '3', '4', '5', '6']
    const { explorer } = await openWith(['a.txt'], folders)
    const ids = [...folders, 'a.txt'].map((name) => idOf(explorer, name))
    assert.equal((await explorer.remove(ids)).ok, false)
    assert.deepEqual(reported(explorer), ['too-many-folders', 'note', { limit: 5 }])
    assert.equal(fixture.asked('delete').length, 0)
    assert.deepEqual(await explorer.remove(ids.slice(1)), { ok: true })
  })

  test('deleting the open folder in the tree opens its parent', async () => {
    const { folder, explorer } = await openWith([], ['甲'])
    const child = idOf(explorer, '甲')
    await explorer.open(child)
    assert.deepEqual(await explorer.remove([child]), { ok: true })
    assert.deepEqual([explorer.$folder.get()?.id, namesOf(explorer)], [folder, []])
  })

  test('many entries are processed in steps, with progress; after a stop the rest stays selected', async () => {
    const folder = await fixture.folder()
    const target = (await fixture.other.folder(folder, '甲')).ossDisplayId
    await fixture.fill(folder, 1200)
    const explorer = await fixture.open(folder, { sort, pageSize: 1000 })
    await explorer.loadAll()
    const ids = explorer.$listing
      .get()
      .entries.filter(({ isFolder }) => !isFolder)
      .map(({ id }) => id)
    assert.equal(ids.length, 1200)
    explorer.selection.set(ids)
    const steps: unknown[] = []
    const unbind = explorer.$task.listen((task) => {
      steps.push(task?.done)
      if (task?.done === 500) explorer.stopTask()
    })
    const outcome = await explorer.move(ids, target)
    unbind()
    assert.deepEqual([outcome.ok, steps], [false, [0, 500, undefined]])
    assert.equal(reported(explorer)[0], 'stopped')
    assert.deepEqual([explorer.selection.$ids.get().size, namesOf(explorer).length], [200, 201])
    assert.deepEqual(await explorer.move([...explorer.selection.$ids.get()], target), { ok: true })
    assert.deepEqual(namesOf(explorer), ['甲'])
  })
})
