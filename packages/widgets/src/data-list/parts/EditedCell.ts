import type { List, ListColumn, ListRow } from '@ebkit/core/list'
import type { RefObject } from 'react'
import type { DataListProps } from '../props'

/** What a cell knows besides its content. */
export interface EditedCell {
  list: List
  row: ListRow
  column: ListColumn
  locale: string
  /** Current settings of the list. */
  newest: RefObject<{ props: DataListProps }>
}
