import { atom, type WritableAtom } from 'nanostores'
import { superseded } from '../promise/latest'
import type {
  Collection,
  CollectionOptions,
  CollectionPage,
  CollectionPlace,
  CollectionState,
  RowOf,
} from './Collection'
import { lastPageOf } from './lastPageOf'
import { type Restartable, restartable } from './restartable'
import { uniqueRows } from './rowsByKey'

/** Milliseconds after the last key until a search is sent. */
export const searchWait = 250

interface Context<Page extends CollectionPage, Filters> {
  readonly options: CollectionOptions<Page, Filters>
  readonly $state: WritableAtom<CollectionState<Page, Filters>>
  readonly reading: Restartable
  /** Sends the search. */
  timer?: ReturnType<typeof setTimeout>
  isStarted: boolean
}

/**
 * Creates a collection. It reads nothing before `start`.
 * @example
 * ```ts
 * import { createCollection } from '@ebkit/core/collection'
 *
 * interface Room {
 *   roomNo: string
 * }
 * const rooms = createCollection({
 *   initial: { page: { rows: [] as Room[], total: 0 }, filters: {}, pageSize: 20 },
 *   keyOf: ({ roomNo }) => roomNo,
 *   async read({ page, pageSize, search, signal }) {
 *     const query = new URLSearchParams({ page: `${page}`, size: `${pageSize}`, search })
 *     return (await fetch(`/rooms?${query}`, { signal })).json()
 *   },
 * })
 * rooms.$state.subscribe(({ status, page }) => console.log(status, page.rows.length))
 * await rooms.start()
 * rooms.setSearch('301')
 * ```
 */
export function createCollection<Page extends CollectionPage, Filters>(
  options: CollectionOptions<Page, Filters>,
): Collection<Page, Filters> {
  const context: Context<Page, Filters> = {
    options,
    $state: atom({ status: 'loading', typed: '', search: '', pageIndex: 1, ...options.initial }),
    reading: restartable(),
    isStarted: false,
  }
  return {
    $state: context.$state,
    start: () => start(context),
    stop: () => stop(context),
    reload: () => load(context),
    moveTo: (place) => moveTo(context, place),
    setSearch: (text) => setSearch(context, text),
    searchNow: () => searchNow(context),
    reset: (place) => moveTo(context, place, { status: 'loading', page: options.initial.page }),
    replaceRow: (row) => replaceRow(context, row),
  }
}

function patch<Page extends CollectionPage, Filters>(
  { options, $state }: Context<Page, Filters>,
  change: Partial<CollectionState<Page, Filters>>,
): void {
  $state.set({ ...$state.get(), ...change })
  options.onChange?.($state.get())
}

function start<Page extends CollectionPage, Filters>(context: Context<Page, Filters>): Promise<void> {
  context.isStarted = true
  return load(context)
}

function stop<Page extends CollectionPage, Filters>(context: Context<Page, Filters>): void {
  context.isStarted = false
  clearTimeout(context.timer)
  context.reading.cancel()
}

async function load<Page extends CollectionPage, Filters>(context: Context<Page, Filters>): Promise<void> {
  const { options, reading, $state } = context
  if (!context.isStarted) return
  const { pageIndex, pageSize, search, filters, sort } = $state.get()
  const request = { page: pageIndex, pageSize, search, filters, sort }
  const ready = options.readNow?.(request)
  if (ready) {
    reading.cancel()
    return take(context, ready)
  }
  patch(context, { status: 'loading' })
  try {
    const page = await reading.run((signal) => options.read({ ...request, signal }))
    if (page !== superseded) await take(context, page)
  } catch (error) {
    patch(context, { status: 'failed', error })
    options.onError?.(error)
  }
}

/** Takes over a loaded page; past the end, the last page is requested. */
async function take<Page extends CollectionPage, Filters>(
  context: Context<Page, Filters>,
  page: Page,
): Promise<void> {
  const { options, $state } = context
  const { pageIndex, pageSize } = $state.get()
  const last = lastPageOf(page.total, pageSize)
  if (!page.rows.length && pageIndex > last) return moveTo(context, { pageIndex: last })
  const rows = uniqueRows<RowOf<Page>>(page.rows, options.keyOf)
  patch(context, { status: 'ready', error: undefined, page: rows === page.rows ? page : { ...page, rows } })
  options.onLoad?.($state.get().page)
}

function moveTo<Page extends CollectionPage, Filters>(
  context: Context<Page, Filters>,
  { search, ...place }: CollectionPlace<Filters>,
  change?: Partial<CollectionState<Page, Filters>>,
): Promise<void> {
  const isSearch = search !== undefined
  if (isSearch) clearTimeout(context.timer)
  const searched = isSearch && { search: search.trim(), typed: search }
  patch(context, { pageIndex: 1, ...place, ...searched, ...change })
  context.options.onQuery?.()
  return load(context)
}

function setSearch<Page extends CollectionPage, Filters>(
  context: Context<Page, Filters>,
  typed: string,
): void {
  clearTimeout(context.timer)
  patch(context, { typed })
  context.timer = setTimeout(() => void searchNow(context), searchWait)
}

async function searchNow<Page extends CollectionPage, Filters>(
  context: Context<Page, Filters>,
): Promise<void> {
  const { typed, search } = context.$state.get()
  clearTimeout(context.timer)
  if (typed.trim() !== search) await moveTo(context, { search: typed })
}

function replaceRow<Page extends CollectionPage, Filters>(
  context: Context<Page, Filters>,
  row: RowOf<Page>,
): void {
  const { keyOf } = context.options
  const { page } = context.$state.get()
  const key = keyOf(row)
  // a running read may still have the old row
  context.reading.restart()
  patch(context, { page: { ...page, rows: page.rows.map((one) => (keyOf(one) === key ? row : one)) } })
}
