import type { NodeType } from 'prosemirror-model'
import { type Command, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from 'prosemirror-tables'
import { schema } from './schema'

/** Commands of tables, by their names in the menu. */
export const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  mergeCells,
  splitCell,
  headerRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const

export type TableCommand = keyof typeof tableCommands

/** A table with empty cells; the caret is put into the first one. */
export const insertTable =
  (rows: number, columns: number): Command =>
  (state, dispatch) => {
    const { table, table_row: row, table_cell: cell } = schema.nodes as Record<string, NodeType>
    const empty = cell?.createAndFill()
    if (!table || !row || !empty) return false
    const content = Array.from({ length: rows }, () => row.create(null, Array(columns).fill(empty)))
    const { tr, selection } = state
    tr.replaceSelectionWith(table.create(null, content))
    const start = Math.min(selection.from + 3, tr.doc.content.size)
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView())
    return true
  }
