import assert from 'node:assert/strict'
import { performance } from 'node:perf_hooks'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import { isServiceError } from '../errors/ServiceError'
import { sortEntries } from '../files/sortEntries'
import type { Explorer } from './Explorer'
import { explorerFixture, idOf, namesOf } from './testing/explorerFixture'

const sort = { by: 'name', order: 'asc' } as const
const listing = 'file-service/directory_files'

describe('an explorer under faults', () => {
  const fixture = explorerFixture()
  const { servers } = fixture
  const state = (explorer: Explorer) => explorer.$listing.get()
  const codeOf = (error: unknown) => (isServiceError(error) ? error.code : error)
  const reported = (explorer: Explorer) => [explorer.$message.get()?.code, explorer.$message.get()?.tone]
  const namesIn = async (folder: string) => (await fixture.other.list(folder)).map((item) => item.displayName)

  async function openWith(...files: string[]) {
    const folder = await fixture.folder()
    for (const name of files) await fixture.other.upload(folder, name)
    return { folder, explorer: await fixture.open(folder, { sort }) }
  }

  test('F-EX-1 the answer for the previous folder arrives last: the newest wins, the older request is aborted', async () => {
    const { folder, explorer } = await openWith('old.txt')
    const newer = await fixture.folder()
    await fixture.other.upload(newer, 'new.txt')
    const held = servers.proxy.inject({ match: listing, fault: 'hold', times: 1 })
    const first = explorer.open(folder)
    await until(() => held.hits)
    await explorer.open(newer)
    held.release()
    await first
    assert.deepEqual([namesOf(explorer), explorer.$folder.get()?.id], [['new.txt'], newer])
    assert.equal(explorer.$message.get(), undefined, 'that it was aborted is nobody’s concern')
  })

  test('F-EX-1 the same for searches; a page that arrives after another folder was opened is dropped', async () => {
    const { folder, explorer } = await openWith('x_1.txt', 'y_1.txt')
    const search = servers.proxy.inject({ match: 'file-service/search', fault: 'hold', times: 1 })
    const first = explorer.search('x_1')
    await until(() => search.hits)
    await explorer.search('y_1')
    search.release()
    await first
    assert.deepEqual(namesOf(explorer), ['y_1.txt'])
    fixture.options = { pageSize: 1 }
    await explorer.open(folder)
    const page = servers.proxy.inject({ match: listing, fault: 'hold', times: 1 })
    const more = explorer.loadMore()
    await until(() => page.hits)
    await explorer.refresh()
    page.release()
    await more
    assert.deepEqual([namesOf(explorer), state(explorer).loadingMore], [['x_1.txt'], false])
  })

  test('F-EX-2 the answer to a new folder is lost: nothing is repeated automatically, a retry creates no second folder', async () => {
    const { folder, explorer } = await openWith()
    const lost = servers.proxy.inject({ match: 'file-service/directory_create', fault: 'lose', times: 1 })
    const outcome = await explorer.createFolder('甲')
    assert.deepEqual([outcome.ok, lost.hits, fixture.asked('directory_create').length], [false, 1, 1])
    assert.deepEqual(reported(explorer), ['failed', 'error'])
    assert.equal((await explorer.createFolder('甲')).ok, true)
    assert.deepEqual([namesOf(explorer), await namesIn(folder)], [['甲'], ['甲']])
    const again = await explorer.createFolder('甲')
    assert.equal('code' in again && again.code, 'name-taken', 'a new wish for the same name is another one')
  })

  test('F-EX-3 HTTP 403 means not allowed, the body’s code 403 asks whether to delete the contents', async () => {
    const { explorer } = await openWith('a.txt')
    await explorer.createFolder('甲')
    const folder = idOf(explorer, '甲')
    await fixture.other.upload(folder, 'x.txt')
    const refused = servers.proxy.inject({
      match: 'file-service/delete',
      fault: 'status',
      status: 403,
      body: { code: 403, message: '不允许' },
      times: 1,
    })
    const outcome = await explorer.remove([folder])
    assert.deepEqual([refused.hits, 'code' in outcome && outcome.code], [1, 'not-allowed'])
    assert.deepEqual(reported(explorer), ['not-allowed', 'error'])
    explorer.closeMessage()
    assert.deepEqual(await explorer.remove([folder]), { ok: false, code: 'needs-force' })
    assert.equal(explorer.$message.get(), undefined)
    assert.deepEqual(namesOf(explorer), ['甲', 'a.txt'])
  })

  test('F-EX-4 a move and a delete that fail in part report the failed entries, and these stay selected', async () => {
    const { explorer } = await openWith('a.txt', 'b.txt', 'c.txt')
    const [a = '', b = '', c = ''] = ['a.txt', 'b.txt', 'c.txt'].map((name) => idOf(explorer, name))
    const made = await explorer.createFolder('甲')
    const target = ('id' in made && made.id) || ''
    const part = (id: string, reason: string) => ({
      match: (request: { path: string }) => /\/(move|delete)\?/.test(request.path),
      fault: 'json' as const,
      times: 1,
      body: {
        code: 207,
        message: '1项没有完成',
        data: { done: [a], failed: [{ ossDisplayId: id, reason }] },
      },
    })
    explorer.selection.set([a, b])
    const moving = servers.proxy.inject(part(b, 'too-deep'))
    const moved = await explorer.move([a, b], target)
    assert.equal(moving.hits, 1)
    assert.deepEqual('failed' in moved && moved.failed, [{ id: b, name: 'b.txt', reason: 'too-deep' }])
    assert.deepEqual([namesOf(explorer), [...explorer.selection.$ids.get()]], [['甲', 'b.txt', 'c.txt'], [b]])
    const { code, params, tone } = explorer.$message.get() ?? {}
    assert.deepEqual([code, tone, params?.done, params?.total], ['not-all', 'error', 1, 2])
    const deleting = servers.proxy.inject(part(c, 'locked'))
    await explorer.remove([b, c])
    assert.equal(deleting.hits, 1)
    assert.deepEqual([namesOf(explorer), [...explorer.selection.$ids.get()]], [['甲', 'c.txt'], [c]])
  })

  test('F-EX-5 the headers arrive and the body stalls: an error after 30 s, and the list stays', async (t) => {
    const { explorer } = await openWith('a.txt')
    const stalled = servers.proxy.inject({ match: listing, fault: 'stallBody' })
    const { setTimeout: later } = globalThis
    t.after(() => {
      globalThis.setTimeout = later
    })
    /** Called after 30 s; other timers run normally. */
    const after30s: Array<() => void> = []
    globalThis.setTimeout = ((act: () => void, milliseconds?: number) => {
      if (milliseconds !== 30_000) return later(act, milliseconds)
      after30s.push(act)
      return later(() => {})
    }) as typeof later
    const refreshed = explorer.refresh()
    await until(() => stalled.hits && explorer.$roots.get().every(({ status }) => status === 'ready'))
    assert.deepEqual([state(explorer).status, after30s.length], ['loading', 3])
    for (const act of after30s) act()
    await refreshed
    const { status, error } = state(explorer)
    assert.deepEqual([status, codeOf(error), namesOf(explorer)], ['ready', 'timeout', ['a.txt']])
    assert.ok(isServiceError(error) && error.params.seconds === 30)
  })

  for (const fault of ['html', 'cutJson', 'wrongShape'] as const)
    test(`F-EX-6 a refresh is answered with 200 and ${fault}: the old list stays beside the error`, async () => {
      const { explorer } = await openWith('a.txt', 'b.txt')
      const { entries } = state(explorer)
      explorer.selection.set([idOf(explorer, 'a.txt')])
      const injected = servers.proxy.inject({ match: listing, fault })
      await explorer.refresh()
      assert.ok(injected.hits)
      const { status, error, total } = state(explorer)
      assert.deepEqual([status, codeOf(error), total], ['ready', 'malformed', 2])
      assert.equal(state(explorer).entries, entries)
      assert.equal(explorer.selection.$ids.get().size, 1)
      assert.deepEqual(reported(explorer), ['failed', 'error'])
      servers.proxy.reset()
      await explorer.refresh()
      assert.deepEqual([state(explorer).error, namesOf(explorer)], [undefined, ['a.txt', 'b.txt']])
    })

  test('a folder that cannot be read is not shown as empty; a further page that fails can be requested again', async () => {
    const { folder, explorer } = await openWith('a.txt', 'b.txt')
    const broken = servers.proxy.inject({ match: listing, fault: 'html' })
    await explorer.open(folder)
    assert.deepEqual(
      [broken.hits, state(explorer).status, codeOf(state(explorer).error)],
      [1, 'failed', 'malformed'],
    )
    servers.proxy.reset()
    fixture.options = { pageSize: 1 }
    await explorer.refresh()
    assert.deepEqual(namesOf(explorer), ['a.txt'])
    const page = servers.proxy.inject({ match: listing, fault: 'html', times: 1 })
    await explorer.loadMore()
    assert.deepEqual([page.hits, state(explorer).status, state(explorer).more], [1, 'ready', true])
    await explorer.loadMore()
    assert.deepEqual([namesOf(explorer), state(explorer).error], [['a.txt', 'b.txt'], undefined])
  })

  test('a tree that fails does not affect the other one, and can be reloaded', async () => {
    const broken = servers.proxy.inject({ match: 'file-service/tree_of_user', fault: 'html' })
    const explorer = fixture.create({ private: true })
    await explorer.start()
    assert.ok(broken.hits)
    assert.deepEqual(
      [explorer.$folder.get()?.space, explorer.$roots.get().map(({ status }) => status)],
      ['public', ['ready', 'failed']],
    )
    servers.proxy.reset()
    await explorer.retryTree('personal')
    assert.deepEqual(
      explorer.$roots.get().map(({ status }) => status),
      ['ready', 'ready'],
    )
  })

  test('entries added and deleted while pages are read: no duplicates, no errors', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `f${index}.txt`)
    const { folder, explorer } = await openWith(...names)
    for (const changed of [true, false]) {
      // without cursors pages shift, as in services that do not support them
      const plain = fixture.create({ folderId: folder, pageSize: 3, sort }, (files) => ({
        ...files,
        list: (id, { after, ...options } = {}) => files.list(id, changed ? options : { after, ...options }),
      }))
      await plain.start()
      await fixture.other.upload(folder, `a${changed}.txt`)
      await plain.loadMore()
      await fixture.other.post('delete', { forceDelete: false, ossDisplayIds: [idOf(plain, 'f0.txt')] })
      await plain.loadAll()
      const shown = namesOf(plain)
      assert.equal(new Set(shown).size, shown.length)
      assert.equal(state(plain).error, undefined)
      await fixture.other.upload(folder, 'f0.txt')
    }
    fixture.options = {}
    await explorer.refresh()
    assert.equal(namesOf(explorer).length, 11)
  })

  test('an entry deleted by another user is reported and removed from the list; the others stay', async () => {
    const { folder, explorer } = await openWith('a.txt', 'b.txt', 'c.txt')
    const gone = ['a.txt', 'b.txt'].map((name) => idOf(explorer, name))
    await fixture.other.post('delete', { forceDelete: false, ossDisplayIds: gone })
    await explorer.rename(gone[0] ?? '', 'd.txt')
    assert.deepEqual(reported(explorer), ['gone', 'error'])
    assert.deepEqual(namesOf(explorer), ['b.txt', 'c.txt'])
    const outcome = await explorer.remove([gone[1] ?? ''])
    assert.deepEqual(['code' in outcome && outcome.code, reported(explorer)[0]], ['gone', 'gone'])
    assert.deepEqual([namesOf(explorer), await namesIn(folder)], [['c.txt'], ['c.txt']])
  })

  test('an open folder deleted by another user: an error in its place, and the tree no longer shows it', async () => {
    const { folder, explorer } = await openWith()
    const child = (await fixture.other.folder(folder, '甲')).ossDisplayId
    await explorer.refresh()
    await fixture.other.post('delete', { forceDelete: true, ossDisplayIds: [child] })
    await explorer.open(child)
    assert.deepEqual([state(explorer).status, reported(explorer)[0]], ['failed', 'gone'])
    assert.equal(
      explorer.$roots.get()[0]?.node?.children?.some(({ id }) => id === child),
      false,
    )
    await explorer.up()
    assert.equal(state(explorer).status, 'ready')
    await explorer.back()
    assert.equal(state(explorer).status, 'ready', 'back does not lead to it')
  })

  for (const isPrivate of [false, true])
    test(`a first folder that does not exist: the root ${isPrivate ? 'of the user ' : ''}opens, with the reason`, async () => {
      const explorer = await fixture.open('gone', { private: isPrivate })
      const [open, error] = [explorer.$folder.get(), reported(explorer)]
      assert.deepEqual([state(explorer).status, error], ['ready', ['gone', 'error']])
      const [root] = explorer.$roots.get().filter(({ space }) => (space === 'personal') === isPrivate)
      assert.deepEqual([open?.id, open?.space], [root?.node?.id, root?.space])
      await explorer.back()
      assert.equal(explorer.$folder.get(), open, 'nothing to go back to')
    })

  test('the user opens another folder before a first one is found to be gone: that stays open', async () => {
    const folder = await fixture.folder()
    const explorer = fixture.create({ folderId: 'gone' })
    const tree = servers.proxy.inject({ match: 'file-service/tree_of_user', fault: 'hold' })
    const held = servers.proxy.inject({ match: 'file-service/tree?', fault: 'hold' })
    const started = explorer.start()
    await until(() => state(explorer).status === 'failed' && held.hits && tree.hits)
    const opened = explorer.open(folder)
    held.release()
    tree.release()
    await Promise.all([started, opened])
    assert.deepEqual([explorer.$folder.get()?.id, state(explorer).status], [folder, 'ready'])
  })

  test('a change started for one hotel is not made at another', async () => {
    const { folder, explorer } = await openWith('a.txt')
    const outcome = await explorer.rename(idOf(explorer, 'a.txt'), 'b.txt')
    assert.equal(outcome.ok, true)
    fixture.session?.configure({ hotelId: '100102' })
    const other = await explorer.rename(idOf(explorer, 'b.txt'), 'c.txt')
    assert.deepEqual(['error' in other && codeOf(other.error)], ['hotel-mismatch'])
    assert.deepEqual(await namesIn(folder), ['b.txt'])
  })

  test('trees that come after the page has changed its hotel are still of the hotel that was asked', async () => {
    const folder = await fixture.folder()
    await fixture.fill(folder, 1)
    let comeTrees = () => {}
    let gate = Promise.resolve()
    const explorer = fixture.create({ folderId: folder }, (files) => ({
      ...files,
      tree: async (signal) => {
        const found = await files.tree(signal)
        await gate
        return found
      },
    }))
    await explorer.start()
    gate = new Promise<void>((resolve) => {
      comeTrees = resolve
    })
    const [name = ''] = namesOf(explorer)
    const id = idOf(explorer, name)
    const before = fixture.asked('tree').length
    const refreshed = explorer.refresh()
    await until(() => fixture.asked('tree').length > before && explorer.$listing.get().status === 'ready')
    fixture.session?.configure({ hotelId: '100102' })
    comeTrees()
    await refreshed
    const outcome = await explorer.rename(id, 'b.jpg')
    assert.deepEqual(['error' in outcome && codeOf(outcome.error)], ['hotel-mismatch'])
    assert.deepEqual(await namesIn(folder), [name])
  })

  test('F-EX-7 W-EXP-59 100,000 files in one folder: pages of 1000, each file once, in their order', async (t) => {
    const pages = process.env.EB_SOAK ? 100 : 25
    const folder = await fixture.folder()
    await fixture.fill(folder, 100_000)
    const explorer = await fixture.open(folder, { sort })
    const stop = explorer.$listing.listen(({ loaded, loadProgress }) => {
      if (loadProgress && loaded >= pages * 1000) explorer.stopLoading()
    })
    const work: Record<string, number> = { gather: await workOf(() => explorer.loadAll()) }
    stop()
    const { entries, total, sorted, more, error } = state(explorer)
    assert.deepEqual([entries.length, total, sorted, error], [pages * 1000, 100_000, true, undefined])
    assert.deepEqual([more, fixture.asked('directory_files').length], [pages < 100, pages])
    assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length)
    assert.deepEqual(await sortEntries(entries, sort), entries)
    work.sort = await workOf(() => explorer.setSort({ by: 'name', order: 'desc' }))
    assert.deepEqual([state(explorer).loaded, namesOf(explorer)[0]], [1000, 'IMG_100000.jpg'])
    work.search = await workOf(() => explorer.search('IMG_1'))
    assert.deepEqual([state(explorer).loaded, state(explorer).truncated], [1000, true])
    t.diagnostic(`milliseconds of work: ${JSON.stringify(work)}`)
  })
})

/** Milliseconds in which this thread was busy. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization()
  await act()
  return Math.round(performance.eventLoopUtilization(before).active)
}
