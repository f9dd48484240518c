import type { ReadableAtom } from 'nanostores'

/** A page of rows. */
export interface CollectionPage<Row = unknown> {
  rows: readonly Row[]
  /** Total number of rows on all pages. */
  total: number
}

/** The sort order of a column. */
export interface CollectionSort {
  name: string
  direction: 'asc' | 'desc'
}

/** A query without its page. */
export interface CollectionQuery<Filters> {
  /** The trimmed search text; empty for all rows. */
  search: string
  filters: Filters
  sort?: CollectionSort | undefined
}

/** The request for a page. */
export interface CollectionRequest<Filters> extends CollectionQuery<Filters> {
  /** From 1. */
  page: number
  /** Rows of a page; 0 for all rows on one. */
  pageSize: number
  signal: AbortSignal
}

export interface CollectionState<Page extends CollectionPage, Filters> extends CollectionQuery<Filters> {
  status: 'loading' | 'ready' | 'failed'
  /** Of the newest answer; kept if a later request fails. */
  page: Page
  /** The error of the newest request. */
  error?: unknown
  /** The text in the search field; `search` follows after a pause. */
  typed: string
  /** Number of the requested page, from 1. */
  pageIndex: number
  pageSize: number
}

/** Several settings of a query, changed together. */
export interface CollectionPlace<Filters> extends Partial<CollectionQuery<Filters>> {
  pageIndex?: number
  pageSize?: number
}

/** A row of a page. */
export type RowOf<Page extends CollectionPage> = Page['rows'][number]

/** How a collection is created: its first query, and how a page is read. */
export interface CollectionOptions<Page extends CollectionPage, Filters> {
  /** The initial query, and the page shown until the first one has loaded. */
  initial: Pick<CollectionState<Page, Filters>, 'filters' | 'sort' | 'page' | 'pageSize'>
  /** @throws the `error` of the state */
  read(request: CollectionRequest<Filters>): PromiseLike<Page>
  /** A page that is available immediately; undefined if it has to be read. */
  readNow?(request: Omit<CollectionRequest<Filters>, 'signal'>): Page | undefined
  /** Returns the unique key of a row. */
  keyOf(row: RowOf<Page>): string
  /** Called after each change of the state, before the next step. */
  onChange?(state: CollectionState<Page, Filters>): void
  /** The query has changed. */
  onQuery?(): void
  /** A page has loaded. */
  onLoad?(page: Page): void
  onError?(error: unknown): void
}

/**
 * Rows that are read page by page. The newest request wins. If it fails, the previous rows stay; a request past the
 * end returns the last page.
 */
export interface Collection<Page extends CollectionPage, Filters> {
  $state: ReadableAtom<CollectionState<Page, Filters>>
  /** Reads the current page, and from then on the page of each changed query. */
  start(): Promise<void>
  /** Stops the timer and aborts the request. */
  stop(): void
  /** Reads the current page again. */
  reload(): Promise<void>
  /** Changes the query and reads its first page, unless another page is given. */
  moveTo(place: CollectionPlace<Filters>): Promise<void>
  /** As `moveTo`, but removes the current rows before the new ones have loaded. */
  reset(place: CollectionPlace<Filters>): Promise<void>
  /** Searches 250 ms after the last change of the text. */
  setSearch(text: string): void
  /** Searches for the typed text without waiting. Reads nothing if this search is already shown. */
  searchNow(): Promise<void>
  /** Replaces the row that has the same key. */
  replaceRow(row: RowOf<Page>): void
}
