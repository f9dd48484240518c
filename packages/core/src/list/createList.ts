import { atom } from 'nanostores'
import { latest, superseded } from '../promise/latest'
import { createSelection } from '../selection/createSelection'
import { isFiltering } from './conditionOf'
import { fieldOf } from './fieldOf'
import type {
  List,
  ListFilters,
  ListOptions,
  ListPage,
  ListPlace,
  ListRequest,
  ListRow,
  ListState,
} from './List'
import { readLocal, readSorted } from './localSource'
import { readFunctionPage } from './readFunctionPage'
import { type ListConnection, mostRows, readUrl } from './urlSource'

/** Milliseconds without a key before the search is sent. */
const searchWait = 250

/** Rows of a page. @spec W-LIST-10 */
export const listPageSize = 20

const nothing: ListPage = { rows: [], total: 0 }

/** Makes the model of a list. Its newest answer wins; where one fails, the rows before stay. */
export function createList(connection: ListConnection, options: () => ListOptions): List {
  const reading = latest()
  const { sort, filters = {}, pageSize = listPageSize } = options()
  const $state = atom<ListState>({
    status: 'loading',
    page: nothing,
    typed: '',
    search: '',
    filters: onlyFiltering(filters),
    sort,
    pageIndex: 1,
    pageSize,
  })
  const get = $state.get
  const patch = (change: Partial<ListState>) => $state.set({ ...get(), ...change })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStarted = false

  const keyOf = (row: ListRow) => String(fieldOf(row, options().rowKey || 'id') ?? madeKey(row))
  /** Rows that were seen while they were selected. */
  const seen = new Map<string, ListRow>()
  const selection = createSelection<ListRow>({
    items: () => get().page.rows,
    idOf: keyOf,
    single: () => !!options().single,
    // Those of other pages stay.
    isKept: (id) => !keysOf(get().page.rows).has(id),
  })

  /** Keys of the rows that are shown, made when a range is selected. */
  let shown: { rows: readonly ListRow[]; keys: ReadonlySet<string> } | undefined
  const keysOf = (rows: readonly ListRow[]) => {
    if (shown?.rows !== rows) shown = { rows, keys: new Set(rows.map(keyOf)) }
    return shown.keys
  }

  async function read(request: ListRequest): Promise<ListPage> {
    const { source, columns } = options()
    if (typeof source === 'function') return readFunctionPage(await source(request))
    if (Array.isArray(source))
      return request.sort
        ? readSorted(source, columns, request, request.sort)
        : readLocal(source, columns, request)
    return readUrl(connection, source as Exclude<typeof source, readonly ListRow[]>, request)
  }

  async function load(): Promise<void> {
    if (!isStarted) return
    const { pageIndex, pageSize, search, filters, sort } = get()
    const asked = { page: pageIndex, pageSize, search, filters, sort }
    const { source, columns } = options()
    // Without a moment in between: the first drawing has the rows. What is still being sorted is not wanted any more.
    if (Array.isArray(source) && !sort) {
      reading.cancel()
      return take(readLocal(source, columns, { ...asked, signal: stopped }))
    }
    patch({ status: 'loading' })
    try {
      const page = await reading.run((signal) => read({ ...asked, signal }))
      if (page !== superseded) await take(page)
    } catch (error) {
      patch({ status: 'failed', error })
      options().onError?.(error)
    }
  }

  /** Takes a page that has come; where the list has become shorter than that, its last one is asked for. */
  async function take(page: ListPage): Promise<void> {
    const { pageIndex, pageSize } = get()
    const last = pageSize ? Math.max(1, Math.ceil(page.total / pageSize)) : 1
    if (!page.rows.length && pageIndex > last) return goTo({ pageIndex: last })
    const rows = uniqueRows(page.rows, keyOf)
    // Without a selection no row is looked at: there may be 100,000.
    if (selection.$ids.get().size)
      for (const row of rows) if (selection.has(keyOf(row))) seen.set(keyOf(row), row)
    patch({ status: 'ready', error: undefined, page: rows === page.rows ? page : { ...page, rows } })
    options().onLoad?.(get().page)
  }

  /** Asks for something else, on its first page if nothing else is said. */
  function goTo(change: Partial<ListState>): Promise<void> {
    clearTimeout(timer)
    const { typed, search } = get()
    // What is typed and was not sent yet goes along: the page that was asked for was one of other rows.
    const isWaiting = change.search === undefined && typed.trim() !== search
    patch({ pageIndex: 1, ...change, ...(isWaiting && { search: typed.trim(), pageIndex: 1 }) })
    options().onQuery?.()
    return load()
  }

  const searchNow = () => {
    const search = get().typed.trim()
    clearTimeout(timer)
    return search === get().search ? Promise.resolve() : goTo({ search })
  }

  return {
    $state,
    selection,
    keyOf,
    selectedRows() {
      for (const row of get().page.rows) seen.set(keyOf(row), row)
      return [...selection.$ids.get()].map((id) => seen.get(id)).filter((row) => row !== undefined)
    },
    start() {
      isStarted = true
      const stop = selection.$ids.listen((ids) => {
        for (const row of get().page.rows) if (ids.has(keyOf(row))) seen.set(keyOf(row), row)
      })
      void load()
      return () => {
        isStarted = false
        stop()
        clearTimeout(timer)
        reading.cancel()
      }
    },
    reload: load,
    setPage: (pageIndex) => goTo({ pageIndex }),
    setPageSize: (pageSize) => goTo({ pageSize }),
    setSearch(typed) {
      clearTimeout(timer)
      patch({ typed })
      timer = setTimeout(searchNow, searchWait)
    },
    searchNow,
    setFilter: (name, filter) => goTo({ filters: onlyFiltering({ ...get().filters, [name]: filter ?? {} }) }),
    setFilters: (filters) => goTo({ filters: onlyFiltering(filters) }),
    toggleSort(name) {
      const { sort } = get()
      const next = sort?.name !== name ? 'desc' : sort.direction === 'desc' ? 'asc' : undefined
      return goTo({ sort: next && { name, direction: next } })
    },
    moveTo: (place) => goTo(stateOf(place)),
    replaceRow(row) {
      const { page } = get()
      const key = keyOf(row)
      if (seen.has(key)) seen.set(key, row)
      patch({ page: { ...page, rows: page.rows.map((one) => (keyOf(one) === key ? row : one)) } })
    },
    read: (request) => {
      const { search, filters, sort } = get()
      return read({ search, filters, sort, ...request })
    },
  }
}

const stopped = new AbortController().signal

function stateOf({ search, filters, ...rest }: ListPlace): Partial<ListState> {
  return {
    ...rest,
    ...(search !== undefined && { search: search.trim(), typed: search }),
    ...(filters && { filters: onlyFiltering(filters) }),
  }
}

const onlyFiltering = (filters: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, filter]) => isFiltering(filter)))

/** Rows of which each has a key of its own: the later one of two would be a second line of the same. */
function uniqueRows(rows: readonly ListRow[], keyOf: (row: ListRow) => string): readonly ListRow[] {
  // Where a page gives all it has at once, that would take as long as drawing it.
  if (rows.length > mostRows) return rows
  const unique = new Map(rows.map((row) => [keyOf(row), row]))
  return unique.size === rows.length ? rows : [...unique.values()]
}

const made = new WeakMap<ListRow, string>()
let count = 0

/** For rows without a key: they can be seen at least. */
function madeKey(row: ListRow): string {
  const key = made.get(row) ?? `#${++count}`
  made.set(row, key)
  return key
}
