import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { RowAction } from '../list/listActions'
import type { BoardColumn } from './boardColumns'
import type { CardParts } from './cardParts'

/** A card that is being moved. */
export interface Lifted {
  readonly row: Row
  /** The columns that it can be moved to, with the action for each. */
  readonly moves: ReadonlyMap<string, string>
  /** The column that it would be dropped into now. */
  readonly target: string
}

/** What all columns of a board share. */
export interface BoardView {
  resource: PageResource
  /** The field by which cards are grouped. */
  groupBy: string
  columns: readonly BoardColumn[]
  parts: CardParts
  actions: readonly RowAction[]
  /** The cards that are drawn, by their keys; each column keeps its own. */
  rows: Map<string, Row>
  lifted: Lifted | undefined
  /** Key of the card to focus once it is rendered. */
  focused: string | undefined
  onFocused(): void
  /** A card was picked up, or moved over another column. */
  onLift(lifted: Lifted | undefined): void
  /** The card was dropped into a column. */
  onDrop(lifted: Lifted): void
  onOpen(row: Row): void
  onAct(name: string, row: Row): void
  /** The columns that it can be moved to. */
  movesOf(row: Row): ReadonlyMap<string, string>
}
