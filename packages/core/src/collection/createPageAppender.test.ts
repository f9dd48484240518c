import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type AppendedState, createPageAppender } from './createPageAppender'

/** A read that the test answers later. */
interface Read {
  signal: AbortSignal
  answer(rows: string[]): void
  fail(error: unknown): void
}

/** Rows of which `pages` exist; the test answers each read. */
function open(pages = 3) {
  const reads: Read[] = []
  const progress: string[] = []
  const errors: unknown[] = []
  const rows: string[] = []
  let taken = 0
  let state: AppendedState = { status: 'idle', more: false, loadingMore: false }
  const patch = (change: Partial<AppendedState>) => {
    state = { ...state, ...change }
  }
  const read = (signal: AbortSignal) =>
    new Promise<string[]>((answer, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason))
      reads.push({ signal, answer, fail })
    })
  const take = (page: string[], change: Partial<AppendedState>) => {
    rows.push(...page)
    patch({ ...change, more: ++taken < pages })
  }
  const appender = createPageAppender<string[]>({
    state: () => state,
    patch,
    readFirst: read,
    readNext: read,
    takeFirst(page, change) {
      taken = 0
      rows.length = 0
      take(page, change)
    },
    takeNext: take,
    hasRows: () => rows.length > 0,
    onProgress: (isRunning) => progress.push(isRunning ? `${rows.length}` : 'end'),
    onError: (error) => errors.push(error),
  })
  const last = () => reads.at(-1) as Read
  return {
    ...appender,
    state: () => state,
    reads,
    rows,
    progress,
    errors,
    last,
    /** Reads the first page. */
    async begin() {
      const reading = appender.loadFirst()
      last().answer(['a'])
      await reading
    },
    /** Resolves when this number of reads have begun. */
    async asked(count: number) {
      while (reads.length < count) await new Promise(setImmediate)
    },
  }
}

describe('appending pages', () => {
  test('appends a further page; two calls at once read it once', async () => {
    const { begin, loadMore, last, reads, rows, state } = open()
    await begin()
    assert.deepEqual([state().status, state().more], ['ready', true])
    const both = Promise.all([loadMore(), loadMore()])
    assert.equal(state().loadingMore, true)
    last().answer(['b'])
    assert.deepEqual(await both, [true, true])
    assert.deepEqual([rows.join(''), reads.length, state().loadingMore], ['ab', 2, false])
    const end = loadMore()
    last().answer(['c'])
    await end
    assert.deepEqual([state().more, await loadMore(), reads.length], [false, false, 3])
  })

  test('appends nothing before the first page has loaded', async () => {
    const { loadFirst, loadMore, loadAll, reads } = open()
    void loadFirst()
    assert.equal(await loadMore(), false)
    await loadAll()
    assert.equal(reads.length, 1)
  })

  test('if a page fails the rows stay, and it can be requested again', async () => {
    const { begin, loadMore, last, rows, state, errors } = open()
    await begin()
    const failing = loadMore()
    last().fail('down')
    assert.equal(await failing, false)
    assert.deepEqual(
      [state().status, state().error, state().loadingMore, errors],
      ['ready', 'down', false, ['down']],
    )
    const again = loadMore()
    assert.equal(state().error, undefined)
    last().answer(['b'])
    await again
    assert.equal(rows.join(''), 'ab')
  })

  test('if the first page fails, the state stays ready with rows and is failed without', async () => {
    const { begin, loadFirst, last, rows, state } = open()
    const first = loadFirst()
    last().fail('down')
    await first
    assert.equal(state().status, 'failed')
    await begin()
    const again = loadFirst()
    assert.deepEqual([state().status, rows.join('')], ['loading', 'a'])
    last().fail('down again')
    await again
    assert.deepEqual([state().status, state().error, rows.join('')], ['ready', 'down again', 'a'])
  })

  test('a new first page aborts pages that are still loading', async () => {
    const { begin, loadMore, loadFirst, last, reads, rows, state } = open()
    await begin()
    const more = loadMore()
    const first = loadFirst()
    assert.deepEqual([reads[1]?.signal.aborted, state().loadingMore], [true, false])
    last().answer(['x'])
    await first
    assert.deepEqual([await more, rows.join('')], [false, 'x'])
  })
})

describe('reading all', () => {
  test('reads page by page with progress, and waits for a page that is already loading', async () => {
    const { begin, loadMore, loadAll, last, rows, progress, asked } = open()
    await begin()
    void loadMore()
    const all = loadAll()
    void loadAll()
    last().answer(['b'])
    await asked(3)
    last().answer(['c'])
    await all
    assert.deepEqual([rows.join(''), progress], ['abc', ['1', '2', 'end']])
  })

  test('keeps the loaded pages when it is stopped, and can continue later', async () => {
    const { begin, loadAll, stopMore, last, rows, reads, progress, state, asked } = open(4)
    await begin()
    const all = loadAll()
    last().answer(['b'])
    await asked(3)
    stopMore()
    await all
    assert.deepEqual([rows.join(''), progress, state().loadingMore], ['ab', ['1', '2', 'end'], false])
    assert.equal(reads[2]?.signal.aborted, true)
    const again = loadAll()
    last().answer(['c'])
    await asked(5)
    last().answer(['d'])
    await again
    assert.equal(rows.join(''), 'abcd')
  })

  test('ends when a page fails', async () => {
    const { begin, loadAll, last, progress, reads } = open()
    await begin()
    const all = loadAll()
    last().fail('down')
    await all
    assert.deepEqual([progress, reads.length], [['1', 'end'], 2])
  })
})

describe('rows that change at the source', () => {
  test('a running read is repeated, and its callers wait for the new one', async () => {
    const { begin, loadAll, loadFirst, restart, last, reads, rows, asked } = open(2)
    await begin()
    const all = loadAll()
    restart()
    assert.equal(reads[1]?.signal.aborted, true)
    await asked(3)
    last().answer(['new'])
    await all
    assert.equal(rows.join(), 'a,new')
    const first = loadFirst()
    restart()
    await asked(5)
    last().answer(['first'])
    await first
    assert.equal(rows.join(), 'first')
  })

  test('starts nothing without a read, and does not start a cancelled one', async () => {
    const { begin, loadMore, restart, cancel, reads } = open()
    await begin()
    restart()
    assert.equal(reads.length, 1)
    const more = loadMore()
    restart()
    cancel()
    assert.equal(await more, false)
    assert.equal(reads.length, 2)
  })
})
