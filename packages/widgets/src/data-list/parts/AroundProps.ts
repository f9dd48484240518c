import type { List, ListColumn, ListDensity, ListMemory, ListState } from '@ebkit/core/list'
import type { DataListProps, ListAction } from '../props'

/** What parts around the rows know of their list. */
export interface AroundProps {
  list: List
  state: ListState
  /** Keys of the selected rows. */
  ids: ReadonlySet<string>
  columns: readonly ListColumn[]
  props: DataListProps
  /** What the person chose for the list. */
  memory: ListMemory
  keep: (change: ListMemory) => void
  density: ListDensity
  locale: string
  /** The actions of a property that can be used; what is wrong about them is told. */
  read: (actions: unknown, path: string) => ListAction[]
}
