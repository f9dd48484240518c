import type { List } from '../List'
import type { ListRow } from '../ListRow'

/** The text typed into a cell, and its state. It is kept until it is saved or discarded, wherever its row is. */
export interface CellEdit {
  /** The typed text; undefined before the editor has loaded. */
  text?: string
  status: 'editing' | 'saving' | 'failed' | 'conflict'
  /** Why it is not saved: a problem of the rules, or a thrown error. */
  problem?: unknown
  /** The user has closed the message about it; the red border stays. */
  isProblemClosed?: boolean
  /** The row that another user has saved meanwhile. */
  current?: ListRow
  /** The request that was not answered: repeating it has no second effect. */
  attempt?: { key: string; text: string; model: Readonly<Record<string, unknown>> }
}

/** The edit of one cell; undefined while it is not edited. */
export interface CellStore {
  get(): CellEdit | undefined
  set(edit: CellEdit | undefined): void
  /** Listens to changes of the list's cells. Returns a function that stops listening. */
  listen(hear: () => void): () => void
}

/** Only cells that are edited: a hundred thousand others need no store. */
interface Edits {
  byCell: Map<string, CellEdit>
  listeners: Set<() => void>
}

const known = new WeakMap<List, Edits>()

/** The store of a cell, by the keys of its row and column. */
export function cellEdit(list: List, row: string, column: string): CellStore {
  const edits: Edits = known.get(list) ?? { byCell: new Map(), listeners: new Set() }
  known.set(list, edits)
  const { byCell, listeners } = edits
  const id = JSON.stringify([row, column])
  return {
    get: () => byCell.get(id),
    set(edit) {
      if (edit) byCell.set(id, edit)
      else byCell.delete(id)
      for (const hear of [...listeners]) hear()
    },
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
