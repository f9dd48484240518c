import type { FileEntry, FileSort } from '@ebkit/core/files'
import type { Selection } from '@ebkit/core/selection'
import type { ReactNode, RefObject } from 'react'
import type { Dropped } from '../../uploads/dropped'

/** Where something is on the screen, in px from the upper left corner of the window. */
export interface ScreenPoint {
  x: number
  y: number
}

/** What a page around can do with a listing. */
export interface FileListingHandle {
  /** Focus on the entry that has it in the listing, else on the first one. */
  focus(): void
  /** Scrolls to an entry and gives it focus; false where it is not listed. */
  reveal(id: string): boolean
}

/** Files and folders as tiles or rows. What stands here is drawn; who owns the data decides what becomes of it. */
export interface FileListingProps {
  /** In the order in which they stand: folders first. */
  entries: readonly FileEntry[]
  /** Default `grid`. */
  view?: 'grid' | 'list' | undefined
  /** What is chosen, and the entry with focus. */
  selection: Selection
  /** Each entry has its box, and a press on an entry toggles it. @spec W-EXP-4 */
  checking?: boolean | undefined
  /** Nothing can be chosen; there are no boxes. */
  unselectable?: boolean | undefined
  /** Why an entry cannot be chosen; nothing for one that can. */
  blocked?: ((entry: FileEntry) => string | undefined) | undefined
  /** `loading` without entries draws their shape, with some says so above them. Default `ready`. @spec W-EXP-8 */
  status?: 'idle' | 'loading' | 'ready' | 'failed' | undefined
  /** What it says while it loads. Default `加载中...`. @spec W-EXP-8 */
  loadingText?: string | undefined
  /** Why it failed. Entries that are there stay, below a warning. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** For the heads of the columns; without `onSort` they are words. */
  sort?: FileSort | undefined
  onSort?: ((sort: FileSort) => void) | undefined
  /** `search`: type, name and location. Default `listing`. @spec W-EXP-4 W-EXP-5 */
  columns?: 'listing' | 'search' | undefined
  /** Enter, a double press; by touch a press. */
  onOpen: (entry: FileEntry) => void
  /** F2, and the pencil of a row. Without it there is none. */
  onRename?: ((entry: FileEntry) => void) | undefined
  /** Delete, and the bin of a row: ids of what is chosen, or of that row. */
  onDelete?: ((ids: string[]) => void) | undefined
  /** Ctrl+X: ids of what is chosen. */
  onCut?: ((ids: string[]) => void) | undefined
  /** Ctrl+V. */
  onPaste?: (() => void) | undefined
  /** Right button, Shift+F10, long press; without an entry: the ground. It is chosen by then. */
  onContextMenu?: ((entry: FileEntry | undefined, point: ScreenPoint) => void) | undefined
  /** A finger rests on an entry, which is chosen by then: more will be. Without it, that opens the menu. */
  onLongPress?: (() => void) | undefined
  /** Entries were dropped onto a folder. Without it nothing can be dragged. */
  onMoveTo?: ((ids: string[], folder: FileEntry) => void) | undefined
  /** Files of the desktop were dropped: onto a folder, or anywhere. What they are is read with `readDropped`. */
  onDropFiles?: ((dropped: Dropped, folder: FileEntry | undefined) => void) | undefined
  /** Further small buttons of a row, before pencil and bin. */
  actions?: ((entry: FileEntry) => ReactNode) | undefined
  /** There are more entries than these. @spec W-EXP-9 */
  more?: boolean | undefined
  /** 加载更多; also asked for when the end comes into sight, at most once per number of entries. */
  onLoadMore?: (() => void) | undefined
  /** Pictures of files. Default: from the object store, with its resizing. @spec W-THUMB-1 */
  picture?: ((entry: FileEntry) => string | undefined) | undefined
  /** Looks pale: about to be moved. */
  cutIds?: ReadonlySet<string> | undefined
  /** Accessible name of the list. */
  label: string
  /** In place of 暂无数据. @spec W-EXP-7 */
  empty?: ReactNode
  /** Mime type of what is dragged, for other targets of the same widget: see `draggedIds`. */
  dragType?: string | undefined
  handle?: RefObject<FileListingHandle | null> | undefined
}
