import type { ReadableAtom } from 'nanostores'
import type {
  CollectionPage,
  CollectionPlace,
  CollectionQuery,
  CollectionRequest,
  CollectionSort,
  CollectionState,
} from '../collection'
import type { ItemSelection } from '../collection/selection'
import type { ListColumn } from './ListColumn'
import type { ListRow } from './ListRow'

/** The sort order of a column. None: the list's own order. @spec W-LIST-13 */
export type ListSort = CollectionSort

/** A filter of one column: one of several values, or a range that includes both ends. */
export interface ListFilter {
  is?: readonly (string | number | boolean)[]
  from?: string | number
  to?: string | number
}

/** Filters by the column's name. */
export type ListFilters = Readonly<Record<string, ListFilter>>

/** A query without its page. */
export type ListQuery = CollectionQuery<ListFilters>

/** The request for a page of a list. */
export type ListRequest = CollectionRequest<ListFilters>

/** A page of rows. */
export interface ListPage extends CollectionPage<ListRow> {
  /** The count is incomplete: there may be more than `total`. */
  isMore?: boolean
  /** Sums of all rows, by column. */
  totals?: ListRow | undefined
}

/** Paths of the rows and of their number in an answer, with dots between names. */
export interface ListAnswer {
  /** Default: `data.list`, or `data` where that is the list. */
  rows?: string
  /** Default: `data.total`, then `totalCount`, then the number of rows. @spec W-LIST-11 */
  total?: string
}

/** A list served by the gateway. @spec W-LIST-2 */
export interface UrlSource {
  /** Path below the gateway, such as `/merchant-api/eb/printer/list`. */
  url: string
  /** `GET` sends the request as query, any other method as body. Default GET. @spec W-LIST-2 W-LIST-3 */
  method?: 'GET' | 'POST' | 'PUT'
  /** Sent with every page. `hotelId: '{hotelId}'` and `brandId: '{brandId}'` are replaced with the page's. */
  params?: Readonly<Record<string, unknown>>
  /** Name of the page number. Default `pageIndex`. @spec W-LIST-5 */
  pageName?: string
  /** Name of the page size. Default `pageSize`. */
  sizeName?: string
  /** Name of the sort parameter, `column direction`. Default `orderType`. @spec W-LIST-4 */
  sortName?: string
  /** Name of the search text. Default `search`. */
  searchName?: string
  /**
   * Name under which all filters are sent as one condition, `status=NEW|OLD&price>=100`. Default: each filter is a
   * parameter.
   */
  filterName?: string
  /**
   * A condition on all rows, such as `status=NEW`, which is sent with the filters under `filterName`. Default: none.
   */
  where?: string
  /** Omits parameters without a value (empty text, empty list). Default: they are sent. @spec W-LIST-7 */
  dropEmpty?: boolean
  answer?: ListAnswer
}

/** The rows of a list: those of the gateway, those that a function returns, or an array. */
export type ListSource =
  | UrlSource
  | ((request: ListRequest) => ListPage | PromiseLike<ListPage>)
  | readonly ListRow[]

/** Current settings and event handlers of a list. */
export interface ListOptions {
  columns: readonly ListColumn[]
  source: ListSource
  /** Name of the field that identifies a row. Default `id`. */
  rowKey?: string | undefined
  /** Page size; 0 for all rows on one page. Default 20. @spec W-LIST-10 */
  pageSize?: number | undefined
  /** The initial sort order. */
  sort?: ListSort | undefined
  /** The initial filters. */
  filters?: ListFilters | undefined
  /** Only one row may be selected. */
  single?: boolean | undefined
  /** A page has loaded. */
  onLoad?(page: ListPage): void
  /** A request failed, mostly with a `ServiceError`. The state contains the error too. */
  onError?(error: unknown): void
  /** The user changed the query: search, filters, sort, page. */
  onQuery?(): void
}

/** The query, and the newest page. @spec W-LIST-10 */
export type ListState = CollectionState<ListPage, ListFilters>

/** What can be restored in a list: from an address, or from storage. */
export type ListPlace = CollectionPlace<ListFilters>

/** The model of a list: its query, its page, its selection. */
export interface List {
  $state: ReadableAtom<ListState>
  /** Keys of the selected rows, also of other pages. */
  selection: ItemSelection<ListRow>
  keyOf(row: ListRow): string
  /** The selected rows that have been loaded. @param ids an earlier selection; default: the current one */
  selectedRows(ids?: ReadonlySet<string>): readonly ListRow[]
  /** Number of shown rows that are selected. */
  countShown(): number
  /** Starts reading. Returns a function that stops the list. */
  start(): () => void
  /** Reads the current page again. */
  reload(): Promise<void>
  setPage(page: number): Promise<void>
  /** Returns to the first page, as every change of the query does. */
  setPageSize(size: number): Promise<void>
  /** Searches shortly after the last key. */
  setSearch(text: string): void
  searchNow(): Promise<void>
  /** Undefined or an empty filter removes it. */
  setFilter(name: string, filter?: ListFilter): Promise<void>
  setFilters(filters: ListFilters): Promise<void>
  /** Cycles through none, desc, asc. @spec W-LIST-13 */
  toggleSort(name: string): Promise<void>
  /** Changes several settings at once. */
  moveTo(place: ListPlace): Promise<void>
  /** Replaces the row that has the same key. */
  replaceRow(row: ListRow): void
  /** Reads a page with the list's query, or with another one, without changing the list. */
  read(request: ListReading): Promise<ListPage>
}

/** A page to read from a list. Search, filters and sort: default those of the list. */
export interface ListReading extends Partial<Pick<ListRequest, 'search' | 'filters' | 'sort'>> {
  page: number
  pageSize: number
  signal: AbortSignal
}
