import type { List, ListColumn, ListDensity, ListMemory, ListState } from '@ebkit/core/list'
import type { DataListProps, ListAction } from '../props'

/** Props of the parts above and below the rows. */
export interface ListPartProps {
  list: List
  state: ListState
  /** Keys of the selected rows. */
  ids: ReadonlySet<string>
  columns: readonly ListColumn[]
  props: DataListProps
  /** Settings that the user chose for the list. */
  memory: ListMemory
  keep: (change: ListMemory) => void
  density: ListDensity
  locale: string
  /** The valid actions of a property; mistakes in them are reported. */
  read: (actions: unknown, path: string) => ListAction[]
}
