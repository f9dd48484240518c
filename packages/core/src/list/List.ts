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

/** A column's order. None: the list's own. @spec W-LIST-13 */
export type ListSort = CollectionSort

/** What one column is filtered by: one of some values, or a stretch with both ends in it. */
export interface ListFilter {
  is?: readonly (string | number | boolean)[]
  from?: string | number
  to?: string | number
}

/** Filters by the column's name. */
export type ListFilters = Readonly<Record<string, ListFilter>>

/** What a list is asked for, but for the page. */
export type ListQuery = CollectionQuery<ListFilters>

/** What a page of a list is asked for by. */
export type ListRequest = CollectionRequest<ListFilters>

/** A page of rows. */
export interface ListPage extends CollectionPage<ListRow> {
  /** There may be more than `total`: they were not counted to the end. */
  isMore?: boolean
  /** Sums of all rows, by column. */
  totals?: ListRow | undefined
}

/** Where an answer has its rows and their number: names with dots between them, from the outermost of the body. */
export interface ListAnswer {
  /** Default: `data.list`, or `data` where that is the list. */
  rows?: string
  /** Default: `data.total`, then `totalCount`, then the number of rows. @spec W-LIST-11 */
  total?: string
}

/** A list that the gateway has. @spec W-LIST-2 */
export interface UrlSource {
  /** Path below the gateway, such as `/merchant-api/eb/printer/list`. */
  url: string
  /** `GET` sends what is asked for as query, any other method as body. Default GET. @spec W-LIST-2 W-LIST-3 */
  method?: 'GET' | 'POST' | 'PUT'
  /** Sent with every page. A parameter `hotelId: '{hotelId}'` or `brandId: '{brandId}'` is that of the page. */
  params?: Readonly<Record<string, unknown>>
  /** Name of the page's number. Default `pageIndex`. @spec W-LIST-5 */
  pageName?: string
  /** Name of the number of rows of a page. Default `pageSize`. */
  sizeName?: string
  /** Name of the sort parameter, `column direction`. Default `orderType`. @spec W-LIST-4 */
  sortName?: string
  /** Name of the search words. Default `search`. */
  searchName?: string
  /** Name under which all filters are sent as one condition, `status=NEW|OLD&price>=100`. Default: each as a parameter of its own. */
  filterName?: string
  /** A condition on all rows, such as `status=NEW`, which goes along with the filters under `filterName`. Default: none. */
  where?: string
  /** Parameters without a value (empty text, empty list) are not sent. Default: they are. @spec W-LIST-7 */
  dropEmpty?: boolean
  answer?: ListAnswer
}

/** A list's rows: the gateway's, what a function gives, or the rows themselves. */
export type ListSource =
  | UrlSource
  | ((request: ListRequest) => ListPage | PromiseLike<ListPage>)
  | readonly ListRow[]

/** Settings and event handlers of a list as they are at the moment. */
export interface ListOptions {
  columns: readonly ListColumn[]
  source: ListSource
  /** Name of the field that identifies a row. Default `id`. */
  rowKey?: string | undefined
  /** Rows of a page; 0 for all on one. Default 20. @spec W-LIST-10 */
  pageSize?: number | undefined
  /** How it is sorted at first. */
  sort?: ListSort | undefined
  /** Filters at first. */
  filters?: ListFilters | undefined
  /** Only one row may be selected. */
  single?: boolean | undefined
  /** A page has come. */
  onLoad?(page: ListPage): void
  /** A `ServiceError`, mostly. What went wrong is in the state too. */
  onError?(error: unknown): void
  /** The person asks for something else: search, filters, sort, page. */
  onQuery?(): void
}

/** What is asked for, and the newest page. @spec W-LIST-10 */
export type ListState = CollectionState<ListPage, ListFilters>

/** What a list can be set to from outside: its address, or what was kept. */
export type ListPlace = CollectionPlace<ListFilters>

/** The model of a list: what is asked for, what came, what is selected. */
export interface List {
  $state: ReadableAtom<ListState>
  /** Selected rows by key, also those of other pages. */
  selection: ItemSelection<ListRow>
  keyOf(row: ListRow): string
  /** The selected rows that were seen. @param ids an earlier selection; default the one that there is */
  selectedRows(ids?: ReadonlySet<string>): readonly ListRow[]
  /** How many of the rows that are shown are selected. */
  countShown(): number
  /** Begins to read. Returns what ends it. */
  start(): () => void
  /** Reads the page again. */
  reload(): Promise<void>
  setPage(page: number): Promise<void>
  /** Goes to the first page, as whatever changes the rows does. */
  setPageSize(size: number): Promise<void>
  /** Searches a moment after the last key. */
  setSearch(text: string): void
  searchNow(): Promise<void>
  /** Undefined or an empty filter takes it away. */
  setFilter(name: string, filter?: ListFilter): Promise<void>
  setFilters(filters: ListFilters): Promise<void>
  /** The next of none, desc, asc. @spec W-LIST-13 */
  toggleSort(name: string): Promise<void>
  /** Takes several settings at once. */
  moveTo(place: ListPlace): Promise<void>
  /** A row has changed: it takes the place of the one with its key. */
  replaceRow(row: ListRow): void
  /** Reads a page as the list would and leaves the list as it is. */
  read(request: { page: number; pageSize: number; signal: AbortSignal }): Promise<ListPage>
}
