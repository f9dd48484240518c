import type { FileEntry, FileSort } from '@ebkit/core/files'
import type { Selection } from '@ebkit/core/selection'
import type { ReactNode, RefObject } from 'react'
import type { Dropped } from '../../uploads/dropped'

/** A position on the screen, in px from the upper left corner of the window. */
export interface ScreenPoint {
  x: number
  y: number
}

/** Methods for the parent. */
export interface FileListingHandle {
  /** Focuses the current entry of the listing, or the first one. */
  focus(): void
  /** Scrolls to an entry and focuses it; returns false if it is not listed. */
  reveal(id: string): boolean
}

/** Props of a listing of files and folders, as tiles or rows. It only displays; the owner of the data handles its events. */
export interface FileListingProps {
  /** In display order: folders first. */
  entries: readonly FileEntry[]
  /** Default `grid`. */
  view?: 'grid' | 'list' | undefined
  /** The selection, and the entry with focus. */
  selection: Selection
  /** Entries have check boxes, and a click on an entry toggles it. @spec W-EXP-4 */
  checking?: boolean | undefined
  /** Entries cannot be selected, and have no check boxes. */
  unselectable?: boolean | undefined
  /** Why an entry cannot be selected; undefined if it can. */
  blocked?: ((entry: FileEntry) => string | undefined) | undefined
  /** `loading` shows placeholders; with entries it shows a text above them. Default `ready`. @spec W-EXP-8 */
  status?: 'idle' | 'loading' | 'ready' | 'failed' | undefined
  /** Text while loading. Default `加载中...`. @spec W-EXP-8 */
  loadingText?: string | undefined
  /** Why loading failed. Existing entries stay, below a warning. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** Sort order of the headings; without `onSort` they are plain text. */
  sort?: FileSort | undefined
  onSort?: ((sort: FileSort) => void) | undefined
  /** `search`: type, name and location. Default `listing`. @spec W-EXP-4 W-EXP-5 */
  columns?: 'listing' | 'search' | undefined
  /** Enter or a double click; on touch screens a tap. */
  onOpen: (entry: FileEntry) => void
  /** F2, or the pencil of a row. Without it there is no pencil. */
  onRename?: ((entry: FileEntry) => void) | undefined
  /** Delete, or the bin of a row: ids of the selection, or of that row. */
  onDelete?: ((ids: string[]) => void) | undefined
  /** Ctrl+X: ids of the selection. */
  onCut?: ((ids: string[]) => void) | undefined
  /** Ctrl+V. */
  onPaste?: (() => void) | undefined
  /** Right click, Shift+F10 or long press, which also select the entry. Without an entry: the background. */
  onContextMenu?: ((entry: FileEntry | undefined, point: ScreenPoint) => void) | undefined
  /** A long press on an entry, which is then selected, to select more. Without it, a long press opens the menu. */
  onLongPress?: (() => void) | undefined
  /** Entries were dropped on a folder. Without it nothing can be dragged. */
  onMoveTo?: ((ids: string[], folder: FileEntry) => void) | undefined
  /** Files from the desktop were dropped on a folder or anywhere. Read them with `readDropped`. */
  onDropFiles?: ((dropped: Dropped, folder: FileEntry | undefined) => void) | undefined
  /** Further small buttons of a row, before the pencil and the bin. */
  actions?: ((entry: FileEntry) => ReactNode) | undefined
  /** There are more entries than these. @spec W-EXP-9 */
  more?: boolean | undefined
  /** 加载更多; also called when the end becomes visible, at most once per number of entries. */
  onLoadMore?: (() => void) | undefined
  /** Addresses of thumbnails. Default: resized by the object store. @spec W-THUMB-1 */
  picture?: ((entry: FileEntry) => string | undefined) | undefined
  /** Ids of pale entries, which are about to be moved. */
  cutIds?: ReadonlySet<string> | undefined
  /** Accessible name of the list. */
  label: string
  /** Replaces 暂无数据. @spec W-EXP-7 */
  empty?: ReactNode
  /** Mime type of dragged entries, for other drop targets of the same widget: see `draggedIds`. */
  dragType?: string | undefined
  handle?: RefObject<FileListingHandle | null> | undefined
}
