import type { FileEntry } from '../files/FileEntry'

/** The entries of the open folder, or the results of a search. Each change creates a new object. */
export interface ListingState {
  /**
   * | status | meaning |
   * |---|---|
   * | `idle` | no folder has been opened yet |
   * | `loading` | the first page is loading; during a refresh `entries` are the old ones |
   * | `ready` | entries are there; `error`, if set, means that a further page or a refresh failed |
   * | `failed` | there are no entries, and `error` says why |
   */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The visible entries, folders first. @spec W-EXP-19 */
  readonly entries: readonly FileEntry[]
  /** Whether there are further pages. @spec W-EXP-18 W-FMA-4 */
  readonly more: boolean
  /** A further page is loading. */
  readonly loadingMore: boolean
  /** Whether the entries are in the order of `$sort`. Otherwise `setSort` and `loadAll` read all pages and sort them. */
  readonly sorted: boolean
  /** Unsorted entries are in the order of their names. Otherwise their order is undefined. */
  readonly isByName?: boolean
  /** The error of the last read. The previous entries stay (F-EX-6). `describeError` turns it into a text. */
  readonly error?: unknown
  /** The search term; undefined if no search is open. */
  readonly search?: string
  /** The total that the service reports, including hidden files; in a search the number of results. */
  readonly total?: number
  /** Number of files over the maximum size. @spec W-EXP-38 */
  readonly hidden?: number
  /** All pages are loading, before they are sorted; `stopLoading` stops that and keeps the loaded pages. */
  readonly loadProgress?: { readonly loaded: number; readonly total: number }
}
