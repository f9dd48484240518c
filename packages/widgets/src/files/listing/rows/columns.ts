import type { FileSort } from '@ebkit/core'
import type { FileListingProps } from '../FileListingProps'

/** A column of the list. */
export type ColumnKey = 'select' | 'type' | 'name' | 'size' | 'time' | 'location' | 'actions'

/** What a list has. @spec W-EXP-4 W-EXP-5 */
export function columnsOf(listing: FileListingProps): ColumnKey[] {
  const { checking, unselectable, onRename, onDelete, actions } = listing
  const hasActions = onRename ?? onDelete ?? actions
  const all: Array<ColumnKey | false | undefined> =
    listing.columns === 'search'
      ? ['type', 'name', 'location']
      : ['type', 'name', 'size', 'time', hasActions && 'actions']
  return [checking && !unselectable && ('select' as const), ...all].filter((column) => !!column)
}

/** What a head's button asks for: at first what people mostly want to see, then the other way round. */
export function nextSort(by: FileSort['by'], sort: FileSort | undefined): FileSort {
  if (sort?.by === by) return { by, order: sort.order === 'desc' ? 'asc' : 'desc' }
  return { by, order: by === 'name' ? 'asc' : 'desc' }
}
