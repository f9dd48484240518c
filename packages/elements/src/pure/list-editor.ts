import {
  areColumns,
  areRows,
  ListEditor,
  type ListEditorProps,
  type ListRow,
  listProblem,
  wrongColumn,
} from '@ebkit/widgets/list-editor'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'

/** Rows as JSON, without the `toJSON` methods that old libraries add to prototypes. */
const textOf = (rows: readonly ListRow[]) =>
  rows.length > 0 ? `[${rows.map((row) => JSON.stringify({ __proto__: null, ...row })).join()}]` : ''

/** The rows of a JSON text; undefined if it is invalid. */
function rowsOf(text: string): readonly ListRow[] | undefined {
  try {
    const rows: unknown = JSON.parse(text || '[]')
    return areRows(rows) ? (rows as ListRow[]) : undefined
  } catch {
    return undefined
  }
}

/** `<eb-list-editor>`: a list whose rows are edited in place. */
export const listEditor = defineElement<ListEditorProps, readonly ListRow[]>({
  tag: 'eb-list-editor',
  component: ListEditor,
  ownWidth: 640,
  properties: {
    columns: {
      type: 'json',
      accepts: areColumns,
      explain: wrongColumn,
      example: '[{"name":"guest","label":"A","type":"string"}]',
    },
    minRows: { type: 'number' },
    maxRows: { type: 'number' },
  },
  form: formValue<readonly ListRow[], ListEditorProps>({
    property: 'rows',
    type: 'json',
    empty: [] as readonly ListRow[],
    accepts: areRows,
    example: '[{"guest":"A"}]',
    textExample: '[{"guest":"A"}]',
    toText: textOf,
    fromText: rowsOf,
    validity: listProblem,
  }),
  events: {
    'eb-input': { prop: 'onInput', kind: 'value' },
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
})

/** Texts of its reference page. */
export const listEditorReference: ElementReference = {
  summary: 'A list with rows that are edited in place: add, select, remove, reorder.',
  parts: {
    row: 'One row.',
    number: 'The number of a row, by which it is selected.',
    add: 'The button that adds a row.',
    remove: 'The button that removes the selected row.',
    undo: 'The button that restores the removed row.',
    message: 'The error, under a field or under the list.',
  },
  keyboard: {
    'Space, Enter': 'On a row’s number: selects or deselects the row.',
    '↑ ↓': 'On a row’s number: the number above or below. On a lifted row: one place up or down.',
    Delete: 'On the number of the selected row: removes it.',
    Enter: 'In a field: the same field of the next row; in the last row a new row.',
    'Space on a grip': 'Lifts the row, and drops it; Home and End move it to the ends, Esc cancels.',
  },
}
