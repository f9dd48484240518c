import { atom, type WritableAtom } from 'nanostores'
import type { List, ListRow } from '../List'

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

type Edits = Map<string, WritableAtom<CellEdit | undefined>>

const known = new WeakMap<List, Edits>()

/** What is typed into a cell of a list; undefined while nobody edits it. */
export function cellEdit(list: List, row: string, column: string): WritableAtom<CellEdit | undefined> {
  const edits: Edits = known.get(list) ?? new Map()
  known.set(list, edits)
  const id = JSON.stringify([row, column])
  const $edit = edits.get(id) ?? atom<CellEdit | undefined>()
  edits.set(id, $edit)
  return $edit
}
