import type { FileSort } from '@ebkit/core/files'
import type { GridColumn } from '@ebkit/ui/data-grid'
import type { FileListingProps } from '../FileListingProps'
import type { RowText } from './rowStrings'
import type { Widths } from './widths'

/** A column of the list. */
export type ColumnKey = 'select' | 'type' | 'name' | 'size' | 'time' | 'location' | 'actions'

/** Default widths of columns in px. */
const given: Record<ColumnKey, Omit<GridColumn, 'key'>> = {
  select: { width: 32 },
  type: { width: 112, resizable: true },
  name: { least: 120, share: 2, resizable: true },
  size: { width: 104, align: 'end', resizable: true },
  time: { width: 152, align: 'end', resizable: true },
  location: { least: 120, resizable: true },
  actions: { width: 88, align: 'end' },
}

/** The columns of a list. @spec W-EXP-4 W-EXP-5 */
export function columnsOf(listing: FileListingProps): ColumnKey[] {
  const { checking, unselectable, onRename, onDelete, actions } = listing
  const hasActions = onRename ?? onDelete ?? actions
  const all: Array<ColumnKey | false | undefined> =
    listing.columns === 'search'
      ? ['type', 'name', 'location']
      : ['type', 'name', 'size', 'time', hasActions && 'actions']
  return [checking && !unselectable && ('select' as const), ...all].filter((column) => !!column)
}

/** The columns with headings and widths. */
export function gridColumnsOf(listing: FileListingProps, text: RowText, widths: Widths): GridColumn[] {
  const { sort, onSort } = listing
  return columnsOf(listing).map((key) => ({
    key,
    ...given[key],
    head: text(key),
    ...(widths[key] && { width: widths[key] }),
    ...(isSortable(key) && onSort && { sort: sort?.by === key ? sort.order : ('none' as const) }),
    className: `eb-files__cell eb-files__cell--${key}`,
  }))
}

const isSortable = (key: string): key is FileSort['by'] => ['name', 'size', 'time'].includes(key)

/** The sort order that a heading requests: first the usual direction, then the other one. */
export function nextSort(by: FileSort['by'], sort: FileSort | undefined): FileSort {
  if (sort?.by === by) return { by, order: sort.order === 'desc' ? 'asc' : 'desc' }
  return { by, order: by === 'name' ? 'asc' : 'desc' }
}
