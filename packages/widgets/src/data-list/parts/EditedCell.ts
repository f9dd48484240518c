import type { List, ListColumn, ListRow } from '@ebkit/core/list'
import type { RefObject } from 'react'
import type { DataListProps } from '../props'

/** What a cell knows beside what stands in it. */
export interface EditedCell {
  list: List
  row: ListRow
  column: ListColumn
  locale: string
  /** Of the list, as they are now. */
  newest: RefObject<{ props: DataListProps }>
}
