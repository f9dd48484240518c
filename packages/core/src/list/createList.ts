import { type Collection, createCollection } from '../collection'
import { createSelectedRows, createSelection } from '../collection/selection'
import { isFiltering } from './conditionOf'
import { createShownCount } from './createShownCount'
import type { List, ListFilter, ListFilters, ListOptions, ListPage, ListPlace, ListRequest } from './List'
import type { ListRow } from './ListRow'
import { type LocalRequest, readLocal, readSorted } from './localSource'
import { readFunctionPage } from './readFunctionPage'
import { rowKeyOf } from './rowKeyOf'
import { type ListConnection, readUrl } from './urlSource'

/** Page size. @spec W-LIST-10 */
export const listPageSize = 20

interface Context {
  readonly connection: ListConnection
  readonly options: () => ListOptions
  readonly collection: Collection<ListPage, ListFilters>
}

/**
 * Creates the model of a list. The newest answer wins; if it fails, the previous rows stay.
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createList } from '@ebkit/core/list'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const list = createList({ session, http: createHttp({ session }) }, () => ({
 *   source: { url: 'merchant-api/eb/printer/list', filterName: 'filter', where: 'status=ENABLED' },
 *   columns: [],
 * }))
 * list.$state.subscribe(({ status, page }) => console.log(status, page.total))
 * const stop = list.start()
 * ```
 */
export function createList(connection: ListConnection, options: () => ListOptions): List {
  const { sort, filters = {}, pageSize = listPageSize } = options()
  const keyOf = (row: ListRow) => rowKeyOf(row, options().rowKey)
  const collection = createCollection<ListPage, ListFilters>({
    initial: { page: { rows: [], total: 0 }, filters: onlyFiltering(filters), sort, pageSize },
    read: (request) => read(context, request),
    readNow: (request) => readNow(context, request),
    keyOf,
    onQuery: () => options().onQuery?.(),
    onLoad(page) {
      selected.note(page.rows)
      forgetGone()
      options().onLoad?.(page)
    },
    onError: (error) => options().onError?.(error),
  })
  const context: Context = { connection, options, collection }
  const rows = () => collection.$state.get().page.rows
  const selection = createSelection<ListRow>({
    items: rows,
    idOf: keyOf,
    single: () => !!options().single,
    // Selected rows of other pages stay selected.
    isKept: otherThan(rows, keyOf),
  })
  const selected = createSelectedRows(selection, keyOf)
  const countShown = createShownCount(keyOf)
  let known: ListOptions['source'] | undefined
  /** An array of the page contains all rows: one that is no longer in it cannot be selected. */
  function forgetGone(): void {
    const { source } = options()
    const ids = selection.$ids.get()
    if (!isLocal(source) || source === known || ids.size === 0) return
    known = source
    const keys = new Set(source.map(keyOf))
    selection.remove([...ids].filter((id) => !keys.has(id)))
  }
  return {
    $state: collection.$state,
    selection,
    keyOf,
    selectedRows(ids) {
      selected.note(rows())
      return selected.list(ids)
    },
    countShown: () => countShown(rows(), selection.$ids.get()),
    start() {
      const stopNoting = selection.$ids.listen(() => selected.note(rows()))
      void collection.start()
      return () => {
        stopNoting()
        collection.stop()
      }
    },
    reload: collection.reload,
    setPage: (pageIndex) => moveTo(context, { pageIndex }),
    setPageSize: (pageSize) => moveTo(context, { pageSize }),
    setSearch: collection.setSearch,
    searchNow: collection.searchNow,
    setFilter: (name, filter) => setFilter(context, name, filter),
    setFilters: (filters) => moveTo(context, { filters }),
    toggleSort: (name) => toggleSort(context, name),
    moveTo: (place) => moveTo(context, place),
    replaceRow(row) {
      selected.replace(row)
      collection.replaceRow(row)
    },
    read(request) {
      const { search, filters, sort } = collection.$state.get()
      return read(context, { search, filters, sort, ...request })
    },
  }
}

async function read({ connection, options }: Context, request: ListRequest): Promise<ListPage> {
  const { source, columns } = options()
  if (typeof source === 'function') return readFunctionPage(await source(request))
  if (isLocal(source)) return readSorted(source, columns, request)
  return readUrl(connection, source, request)
}

/** Synchronously, so that the first rendering has the rows. */
function readNow({ options }: Context, request: LocalRequest): ListPage | undefined {
  const { source, columns } = options()
  return isLocal(source) && !request.sort ? readLocal(source, columns, request) : undefined
}

const isLocal = (source: ListOptions['source']): source is readonly ListRow[] => Array.isArray(source)

/**
 * Changes the query. Search text that was typed but not sent is included, and then the list returns to the first
 * page: the requested page was one of other rows.
 */
function moveTo({ collection }: Context, { filters, ...place }: ListPlace): Promise<void> {
  const { typed, search } = collection.$state.get()
  const isWaiting = place.search === undefined && typed.trim() !== search
  return collection.moveTo({
    ...place,
    ...(filters && { filters: onlyFiltering(filters) }),
    ...(isWaiting && { search: typed, pageIndex: 1 }),
  })
}

function setFilter(context: Context, name: string, filter: ListFilter = {}): Promise<void> {
  const { filters } = context.collection.$state.get()
  return moveTo(context, { filters: { ...filters, [name]: filter } })
}

/** Cycles through none, desc, asc. */
function toggleSort(context: Context, name: string): Promise<void> {
  const { sort } = context.collection.$state.get()
  const next = sort?.name !== name ? 'desc' : sort.direction === 'desc' ? 'asc' : undefined
  return moveTo(context, { sort: next && { name, direction: next } })
}

const onlyFiltering = (filters: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, filter]) => isFiltering(filter)))

/** Returns whether a key belongs to no row of the page. The keys are computed once for each page. */
function otherThan(rows: () => readonly ListRow[], keyOf: (row: ListRow) => string) {
  let known: { rows: readonly ListRow[]; keys: ReadonlySet<string> } | undefined
  return (key: string) => {
    if (known?.rows !== rows()) known = { rows: rows(), keys: new Set(rows().map(keyOf)) }
    return !known.keys.has(key)
  }
}
