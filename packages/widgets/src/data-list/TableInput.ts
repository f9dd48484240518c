import type { KeptColumn, List, ListColumn, ListRow, ListState } from '@ebkit/core/list'
import type { RefObject } from 'react'
import type { DataListProps, ListAction } from './props'
import type { Text } from './strings'

/** Handlers for cells. They are stable for the life of the list, so that rendered rows stay valid. */
export interface RowHandlers {
  onToggleOpen: (key: string) => void
  onAction: (action: ListAction, row: ListRow) => void
  onMore: (button: HTMLElement, row: ListRow) => void
  onOpen: (row: ListRow) => void
  onFailure: (cause: unknown) => void
}

/** The input for columns and cells of the grid. */
export interface TableInput {
  list: List
  state: ListState
  ids: ReadonlySet<string>
  columns: readonly ListColumn[]
  kept: readonly KeptColumn[] | undefined
  props: DataListProps
  rowActions: readonly ListAction[]
  open: ReadonlySet<string>
  text: Text
  locale: string
  newest: RefObject<{ props: DataListProps }>
  handlers: RowHandlers
}
