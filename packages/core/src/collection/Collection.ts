import type { ReadableAtom } from 'nanostores'

/** A page of rows. */
export interface CollectionPage<Row = unknown> {
  rows: readonly Row[]
  /** Of all pages. */
  total: number
}

/** A column's order. */
export interface CollectionSort {
  name: string
  direction: 'asc' | 'desc'
}

/** What a collection is asked for, but for the page. */
export interface CollectionQuery<Filters> {
  /** Without blanks around it; empty for all rows. */
  search: string
  filters: Filters
  sort?: CollectionSort | undefined
}

/** What a page is asked for by. */
export interface CollectionRequest<Filters> extends CollectionQuery<Filters> {
  /** From 1. */
  page: number
  /** Rows of a page; 0 for all rows on one. */
  pageSize: number
  signal: AbortSignal
}

export interface CollectionState<Page extends CollectionPage, Filters> extends CollectionQuery<Filters> {
  status: 'loading' | 'ready' | 'failed'
  /** Of the newest answer; it stays where a later one failed. */
  page: Page
  /** Why the newest answer did not come. */
  error?: unknown
  /** What is typed; `search` follows after a pause. */
  typed: string
  /** The page that is asked for, from 1. */
  pageIndex: number
  pageSize: number
}

/** Several settings of a query at once. */
export interface CollectionPlace<Filters> extends Partial<CollectionQuery<Filters>> {
  pageIndex?: number
  pageSize?: number
}

/** A row of a page. */
export type RowOf<Page extends CollectionPage> = Page['rows'][number]

/** What a collection is made of: its first query, and how a page is read. */
export interface CollectionOptions<Page extends CollectionPage, Filters> {
  /** What the query is at first, and the page until one has come. */
  initial: Pick<CollectionState<Page, Filters>, 'filters' | 'sort' | 'page' | 'pageSize'>
  /** @throws what becomes the state's `error` */
  read(request: CollectionRequest<Filters>): PromiseLike<Page>
  /** A page that does not have to be waited for; undefined where it has to be read. */
  readNow?(request: Omit<CollectionRequest<Filters>, 'signal'>): Page | undefined
  /** Identifies a row. */
  keyOf(row: RowOf<Page>): string
  /** After each change of the state, before the next step. */
  onChange?(state: CollectionState<Page, Filters>): void
  /** Something else is asked for. */
  onQuery?(): void
  /** A page has come. */
  onLoad?(page: Page): void
  onError?(error: unknown): void
}

/**
 * Rows that are read page by page. The newest request wins; where it fails, the rows before stay; a page past the end
 * gives the last one.
 */
export interface Collection<Page extends CollectionPage, Filters> {
  $state: ReadableAtom<CollectionState<Page, Filters>>
  /** Reads the page, and from now on whatever is asked for. */
  start(): Promise<void>
  /** Leaves no timer and no request behind. */
  stop(): void
  /** Reads the page again. */
  reload(): Promise<void>
  /** Asks for something else, on its first page unless the place has one. */
  moveTo(place: CollectionPlace<Filters>): Promise<void>
  /** As `moveTo`, and forgets the rows before the new ones have come. */
  reset(place: CollectionPlace<Filters>): Promise<void>
  /** Searches 250 ms after the last key. */
  setSearch(text: string): void
  /** Searches for what is typed, without the wait. Where that is searched for already, nothing is read. */
  searchNow(): Promise<void>
  /** A row has changed: it takes the place of the one with its key. */
  replaceRow(row: RowOf<Page>): void
}
