import type { ReadableAtom } from 'nanostores'
import type { FolderTree, LeavingOut, Moving, Renaming, Searching } from '../file-manager/Capabilities'
import type { FileManagerDriver } from '../file-manager/FileManagerDriver'
import type { ListingState } from '../file-manager/ListingState'

/** The contents of the open folder, or the results of a search, as the file service reports them. */
export interface ExplorerListing extends ListingState {
  readonly total: number
  /** Number of loaded entries, shown or not. */
  readonly loaded: number
  /** The search has more results than the service returns. */
  readonly truncated: boolean
  /** Files larger than `maxSize`: in `entries` only while `$showHidden` is on. @spec W-EXP-38 */
  readonly hidden: number
  /** Number of files that are hidden because of their type. */
  readonly filtered: number
}

/**
 * The driver of the file service: two trees, one open folder or search. `start` opens the folder of the options,
 * otherwise the root of the personal space if the explorer is private, otherwise the hotel's. An uploaded file is
 * listed in the folder that it was added for.
 * @spec W-EXP-10 W-EXP-11 W-EXP-22 W-EXP-23 W-EXP-57
 */
export interface Explorer extends FileManagerDriver, FolderTree, Searching, Renaming, Moving, LeavingOut {
  readonly $listing: ReadableAtom<ExplorerListing>
  /** Returns to the previous folder. */
  back(): Promise<void>
  /** Selects files that were just uploaded, if they are listed. */
  select(ids: readonly string[]): void
  /** Applies changed options: filters, maximum, sort. */
  optionsChanged(): void
}
