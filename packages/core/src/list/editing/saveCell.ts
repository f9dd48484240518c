import { saveRow } from '@ebkit/protocol/calls/configurable'
import { checkValue } from '@ebkit/rules/validation'
import { configuredCall } from '../../endpoints/configuredCall'
import { resourceEndpoint } from '../../endpoints/resourceEndpoint'
import { isOutcomeUnknown, newKey } from '../../form/requesting'
import { isSameValue } from '../../form/values'
import type { Http } from '../../http/createHttp'
import { fieldOf } from '../fieldOf'
import type { List } from '../List'
import type { ListColumn } from '../ListColumn'
import type { ListRow } from '../ListRow'
import { isConflictElsewhere, problemOfCell, rowOfConflict } from './cellConflict'
import { type CellStore, cellEdit } from './cellEdits'
import { fieldOfColumn, typedValue } from './cellValue'

/** What a page's own function stores. */
export interface CellChange {
  key: string
  row: ListRow
  /** Of the column. */
  name: string
  value: unknown
}

export interface CellSaving {
  list: List
  /** Name of the field that identifies a row. */
  rowKey: string
  http: Http
  /** Stores a change, and returns the new row or some of its fields; undefined: the old row with the new value. */
  save?: ((change: CellChange) => unknown) | undefined
  /** The resource whose save call is used if there is no function. */
  resource?: string | undefined
  onError(error: unknown): void
}

/** The saves of a row, which run one after another: each needs the version of the previous one. */
interface Line {
  /** The end of the last one; never rejects. */
  end: Promise<void>
  /** The newest row that is known, also when the list shows other rows by now. */
  row: ListRow
}

const linesOfLists = new WeakMap<List, Map<string, Line>>()

/**
 * Saves the text typed into a cell. A failure is stored in the edit, beside the text; never rejects.
 * @param current saved by somebody else: what is typed is stored over it
 */
export function saveCell(
  saving: CellSaving,
  key: string,
  column: ListColumn,
  current?: ListRow,
): Promise<void> {
  const { list } = saving
  const $edit = cellEdit(list, key, column.name)
  const { text = '', attempt } = $edit.get() ?? {}
  const lines = linesOfLists.get(list) ?? new Map<string, Line>()
  linesOfLists.set(list, lines)
  if ($edit.get()?.status === 'saving') return lines.get(key)?.end ?? Promise.resolve()
  const row = rowOf(list, key)
  if (!row) return Promise.resolve()
  const value = typedValue(text, column)
  if (!attempt && !current && isSameValue(value ?? null, fieldOf(row, column.name) ?? null)) {
    $edit.set(undefined)
    return Promise.resolve()
  }
  const [problem] = checkValue(
    fieldOfColumn(column),
    value,
    { ...row, [column.name]: value },
    { isEdit: true },
  )
  if (problem) {
    $edit.set({ text, status: 'failed', problem })
    return Promise.resolve()
  }
  $edit.set({ text, status: 'saving', ...(attempt && { attempt }) })
  const line = lines.get(key) ?? { end: Promise.resolve(), row }
  lines.set(key, line)
  line.row = row
  line.end = line.end.then(() => send({ saving, key, column, value, $edit, line }, current))
  return line.end
}

const rowOf = (list: List, key: string) => list.$state.get().page.rows.find((row) => list.keyOf(row) === key)

interface Sending {
  saving: CellSaving
  key: string
  column: ListColumn
  value: unknown
  $edit: CellStore
  line: Line
}

async function send(sending: Sending, current: ListRow | undefined): Promise<void> {
  const { saving, key, column, value, $edit, line } = sending
  const { list, rowKey, save, resource, http } = saving
  const { name } = column
  const { text = '', attempt: before } = $edit.get() ?? {}
  const row: ListRow = { ...(rowOf(list, key) ?? line.row), ...current }
  const model = { [rowKey]: fieldOf(row, rowKey), version: row.version, [name]: value }
  const attempt = before?.text === text ? before : { key: newKey(), text, model }
  const take = (given: unknown) => {
    line.row = { ...row, [name]: value, ...Object(given) }
    list.replaceRow(line.row)
  }
  try {
    if (save) take(await save({ key, row, name, value }))
    else if (resource)
      take(
        await http.call(configuredCall(saveRow, resourceEndpoint(resource, 'save')), {
          body: attempt.model,
          headers: { 'X-Eb-Idempotency-Key': attempt.key },
        }),
      )
    else throw new TypeError('A list that is edited needs `resource` or `saveCell`')
    $edit.set(undefined)
  } catch (error) {
    const theirs = rowOfConflict(error)
    // Another user changed other fields of the row: saves over theirs, once.
    if (theirs && !current && isConflictElsewhere(theirs, row, name)) return send(sending, theirs)
    if (theirs) return $edit.set({ text, status: 'conflict', current: theirs })
    $edit.set({
      text,
      status: 'failed',
      problem: problemOfCell(error, name) ?? error,
      ...(isOutcomeUnknown(error) && { attempt }),
    })
    saving.onError(error)
  }
}
