import type { FileEntry } from '../files/FileEntry'

/** What the open folder holds, or a search has found. A new object after each change. */
export interface ListingState {
  /**
   * | status | meaning |
   * |---|---|
   * | `idle` | nothing was opened yet |
   * | `loading` | the first page is awaited; after a refresh `entries` are the old ones meanwhile |
   * | `ready` | `error`, if there is one, tells that a further page or a refresh failed |
   * | `failed` | there is nothing to show, and `error` says why |
   */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** As shown, folders first. @spec W-EXP-19 */
  readonly entries: readonly FileEntry[]
  /** Whether there are further pages. @spec W-EXP-18 W-FMA-4 */
  readonly more: boolean
  /** A further page is on its way. */
  readonly loadingMore: boolean
  /** Whether the entries stand in the order of `$sort`. `setSort` and `loadAll` read all pages and sort then. */
  readonly sorted: boolean
  /** Unsorted entries stand by their names. Else nobody knows their order. */
  readonly isByName?: boolean
  /** Why the last read failed. What was shown before stays (F-EX-6). `describeError` makes a text of it. */
  readonly error?: unknown
  /** What is searched for; undefined outside of a search. */
  readonly search?: string
  /** What the service counts, shown or not; of a search what was found. */
  readonly total?: number
  /** Files larger than the maximum. @spec W-EXP-38 */
  readonly hidden?: number
  /** All pages are being read, before they are sorted; `stopGathering` ends it and keeps what is there. */
  readonly gathering?: { readonly loaded: number; readonly total: number }
}
