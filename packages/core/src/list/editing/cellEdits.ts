import type { List } from '../List'
import type { ListRow } from '../ListRow'

/** What is typed into a cell, and what became of it. It is kept until it is saved or given up, wherever its row is. */
export interface CellEdit {
  /** As typed; undefined before the editor is there. */
  text?: string
  status: 'editing' | 'saving' | 'failed' | 'conflict'
  /** Why it is not saved: a problem of the rules, or what was thrown. */
  problem?: unknown
  /** The row as somebody else saved it meanwhile. */
  current?: ListRow
  /** What was sent and not answered: the same again has no second effect. */
  attempt?: { key: string; text: string; model: Readonly<Record<string, unknown>> }
}

/** What is typed into one cell; undefined while nobody edits it. */
export interface CellStore {
  get(): CellEdit | undefined
  set(edit: CellEdit | undefined): void
  /** Hears changes of the list's cells. Returns what ends it. */
  listen(hear: () => void): () => void
}

/** Only cells that are edited: those of a hundred thousand rows that were seen cost nothing. */
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
