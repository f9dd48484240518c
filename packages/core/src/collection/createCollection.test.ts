import assert from 'node:assert/strict'
import { afterEach, describe, mock, test } from 'node:test'
import type { CollectionOptions, CollectionPage, CollectionRequest } from './Collection'
import { createCollection, searchWait } from './createCollection'

interface Row {
  id: string
}
type Page = CollectionPage<Row>
type Filters = { kind?: string }
type Request = CollectionRequest<Filters>

afterEach(() => mock.timers.reset())

const pageOf = (total: number, { page, pageSize }: Pick<Request, 'page' | 'pageSize'>): Page => {
  const size = pageSize || total
  const all = Array.from({ length: total }, (_, index) => ({ id: `${index + 1}` }))
  return { rows: all.slice((page - 1) * size, page * size), total }
}

/** A collection of 25 rows that records its requests. */
function open(given: Partial<CollectionOptions<Page, Filters>> = {}) {
  const requests: Request[] = []
  const errors: unknown[] = []
  const source = { total: 25 }
  const collection = createCollection<Page, Filters>({
    initial: { page: { rows: [], total: 0 }, filters: {}, sort: undefined, pageSize: 10 },
    keyOf: ({ id }) => id,
    onError: (error) => errors.push(error),
    ...given,
    async read(request) {
      requests.push(request)
      return given.read ? given.read(request) : pageOf(source.total, request)
    },
  })
  const state = collection.$state.get
  return {
    ...collection,
    requests,
    errors,
    source,
    state,
    ids: () =>
      state()
        .page.rows.map(({ id }) => id)
        .join(),
  }
}

/** An answer that the test resolves later. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

describe('pages', () => {
  test('nothing is requested before the start or after the stop', async () => {
    const { moveTo, start, stop, reload, requests, state } = open()
    await moveTo({ pageIndex: 2 })
    assert.equal(requests.length, 0)
    await start()
    assert.deepEqual([state().status, state().pageIndex, requests.length], ['ready', 2, 1])
    stop()
    await reload()
    await moveTo({ pageIndex: 1 })
    assert.equal(requests.length, 1)
  })

  test('a changed query begins at the first page, unless a page is given', async () => {
    const { moveTo, start, requests } = open()
    await start()
    await moveTo({ pageIndex: 3 })
    await moveTo({ filters: { kind: 'a' } })
    await moveTo({ sort: { name: 'id', direction: 'desc' }, pageSize: 5, pageIndex: 2 })
    await moveTo({ sort: undefined })
    assert.deepEqual(
      requests
        .slice(1)
        .map(({ page, pageSize, filters, sort }) => [page, pageSize, filters.kind, sort?.name]),
      [
        [3, 10, undefined, undefined],
        [1, 10, 'a', undefined],
        [2, 5, 'a', 'id'],
        [1, 5, 'a', undefined],
      ],
    )
  })

  test('a page past the end gives the last one; without rows that is the first', async () => {
    const { moveTo, start, state, ids, source } = open()
    await start()
    source.total = 12
    await moveTo({ pageIndex: 9 })
    assert.deepEqual([state().pageIndex, ids()], [2, '11,12'])
    source.total = 0
    await moveTo({ pageIndex: 4 })
    assert.deepEqual([state().pageIndex, state().status, ids()], [1, 'ready', ''])
  })

  test('with all rows on one page there is no second page', async () => {
    const { moveTo, start, state, ids, source } = open()
    await start()
    source.total = 3
    await moveTo({ pageSize: 0 })
    assert.equal(ids(), '1,2,3')
    await moveTo({ pageIndex: 2 })
    assert.deepEqual([state().pageIndex, ids()], [1, '1,2,3'])
  })

  test('the newest request wins, whichever answer comes first; the older one is aborted', async () => {
    const answers = [deferred<Page>(), deferred<Page>()]
    const next = answers.values()
    const { start, moveTo, ids, requests } = open({
      read: async () => (await next.next().value?.promise) as Page,
    })
    const reads = [start(), moveTo({ pageIndex: 2 })]
    answers[1]?.resolve({ rows: [{ id: 'new' }], total: 25 })
    answers[0]?.resolve({ rows: [{ id: 'old' }], total: 25 })
    await Promise.all(reads)
    assert.deepEqual([ids(), requests.map(({ signal }) => signal.aborted)], ['new', [true, false]])
  })

  test('a row that is replaced while rows are read is not replaced by an answer from before', async () => {
    const before = deferred<Page>()
    let reads = 0
    const rows = open({
      keyOf: ({ id }) => id.charAt(0),
      read: async () =>
        ++reads === 2 ? before.promise : { rows: [{ id: reads > 2 ? 'a, saved' : 'a' }], total: 1 },
    })
    await rows.start()
    const reloaded = rows.reload()
    rows.replaceRow({ id: 'a, saved' })
    assert.equal(rows.ids(), 'a, saved')
    before.resolve({ rows: [{ id: 'a' }], total: 1 })
    await reloaded
    assert.deepEqual([rows.ids(), rows.state().status, rows.requests.length], ['a, saved', 'ready', 3])
    assert.equal(rows.requests[1]?.signal.aborted, true)
    rows.replaceRow({ id: 'a' })
    assert.equal(rows.requests.length, 3, 'nothing was being read')
    rows.stop()
  })

  test('if a read fails the rows stay, and the error disappears with the next answer', async () => {
    let isDown = false
    const down = new Error('down')
    const { start, moveTo, reload, state, ids, errors } = open({
      async read(request) {
        if (isDown) throw down
        return pageOf(25, request)
      },
    })
    await start()
    isDown = true
    await moveTo({ pageIndex: 3 })
    assert.deepEqual([state().status, state().error, state().pageIndex], ['failed', down, 3])
    assert.deepEqual([ids().slice(0, 4), errors], ['1,2,', [down]])
    isDown = false
    await reload()
    assert.deepEqual([state().status, state().error, ids()], ['ready', undefined, '21,22,23,24,25'])
  })

  test('of rows with the same key the last one is shown once', async () => {
    const rows = [{ id: 'a' }, { id: 'b' }, { id: 'a', isLast: true }]
    const { start, state, replaceRow } = open({ read: async () => ({ rows, total: 3 }) })
    await start()
    assert.deepEqual(state().page.rows, [{ id: 'a', isLast: true }, { id: 'b' }])
    const changed = { id: 'b', name: 'changed' }
    replaceRow(changed)
    assert.equal(state().page.rows[1], changed)
  })

  test('rows that are available need no request, and abort a running one', async () => {
    let isHere = false
    const answer = deferred<Page>()
    const { start, moveTo, ids, state, requests } = open({
      read: () => answer.promise,
      readNow: (request) => (isHere ? pageOf(25, request) : undefined),
    })
    const reading = start()
    isHere = true
    void moveTo({ pageIndex: 3 })
    assert.deepEqual([state().status, ids()], ['ready', '21,22,23,24,25'])
    answer.resolve({ rows: [{ id: 'late' }], total: 1 })
    await reading
    assert.deepEqual([ids(), requests[0]?.signal.aborted], ['21,22,23,24,25', true])
  })

  test('a reset removes the rows at once', async () => {
    const { start, reset, state, ids } = open()
    await start()
    const reading = reset({ filters: { kind: 'b' } })
    assert.deepEqual([state().status, ids(), state().page.total], ['loading', '', 0])
    await reading
    assert.equal(state().page.total, 25)
  })

  test('each state change is reported before the next step', async () => {
    const seen: string[] = []
    const { start, moveTo } = open({
      onChange: ({ status, pageIndex }) => seen.push(`${status} ${pageIndex}`),
      onQuery: () => seen.push('query'),
      onLoad: ({ total }) => seen.push(`loaded ${total}`),
    })
    await start()
    await moveTo({ pageIndex: 2 })
    assert.deepEqual(seen, [
      'loading 1',
      'ready 1',
      'loaded 25',
      'ready 2',
      'query',
      'loading 2',
      'ready 2',
      'loaded 25',
    ])
  })
})

describe('search', () => {
  test('is sent 250 ms after the last key, trimmed, for the first page', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { start, moveTo, setSearch, state, requests } = open()
    await start()
    await moveTo({ pageIndex: 2 })
    setSearch('a')
    mock.timers.tick(searchWait - 1)
    setSearch(' ab ')
    mock.timers.tick(searchWait - 1)
    assert.deepEqual([state().typed, state().search, requests.length], [' ab ', '', 2])
    mock.timers.tick(1)
    assert.deepEqual([requests.at(-1)?.search, requests.at(-1)?.page, requests.length], ['ab', 1, 3])
  })

  test('a page requested meanwhile belongs to the listed query, and the search still follows', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { start, moveTo, setSearch, requests } = open()
    await start()
    setSearch('a')
    await moveTo({ pageIndex: 2 })
    mock.timers.tick(searchWait)
    assert.deepEqual(
      requests.map(({ search, page }) => `${search} ${page}`),
      [' 1', ' 2', 'a 1'],
    )
  })

  test('is sent once without the wait, and not at all if it is already listed', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { start, setSearch, searchNow, moveTo, requests } = open()
    await start()
    setSearch('a')
    await searchNow()
    await searchNow()
    setSearch('a ')
    mock.timers.tick(1000)
    assert.equal(requests.length, 2)
    setSearch('b')
    await moveTo({ search: 'c' })
    mock.timers.tick(1000)
    assert.deepEqual([requests.length, requests.at(-1)?.search], [3, 'c'])
  })

  test('is not sent after the stop', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { start, stop, setSearch, requests } = open()
    await start()
    setSearch('a')
    stop()
    mock.timers.tick(1000)
    assert.equal(requests.length, 1)
  })
})
