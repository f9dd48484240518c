import type { ReadableAtom } from 'nanostores'
import type { FolderTree, LeavingOut, Moving, Renaming, Searching } from '../file-manager/Capabilities'
import type { FileManagerDriver } from '../file-manager/FileManagerDriver'
import type { ListingState } from '../file-manager/ListingState'

/** What the open folder holds, or a search has found, as the file service tells of it. */
export interface ExplorerListing extends ListingState {
  readonly total: number
  /** What was fetched, shown or not. */
  readonly loaded: number
  /** A search has more hits than the service gives. */
  readonly truncated: boolean
  /** Files larger than `maxSize`: in `entries` only while `$showHidden` is on. @spec W-EXP-38 */
  readonly hidden: number
  /** Files that are not shown because they are not of the type asked for. */
  readonly filtered: number
}

/**
 * The driver of the file service: two trees, one open folder or search. `start` opens the folder of the options, else the
 * root of the user's own space where the explorer is private, else the hotel's. An upload stands in the folder that it
 * was added for.
 *
 * @spec W-EXP-10 W-EXP-11 W-EXP-22 W-EXP-23 W-EXP-57
 */
export interface Explorer extends FileManagerDriver, FolderTree, Searching, Renaming, Moving, LeavingOut {
  readonly $listing: ReadableAtom<ExplorerListing>
  /** Opens the folder that was open before. */
  back(): Promise<void>
  /** Chooses files that were just uploaded, as far as the listing has them. */
  select(ids: readonly string[]): void
  /** The options are others now: filters, maximum, sort. */
  optionsChanged(): void
}
