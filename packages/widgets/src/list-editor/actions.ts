import { placeAfterMove } from '@ebkit/ui/sortable-list'
import { emptyRow, type ListRow, valueFrom } from './columns'
import type { EditorContext } from './useEditorContext'

/** Possible targets of focus, as selectors. */
export const places = {
  number: (key: number) => `[data-key="${key}"] .eb-list-editor__number`,
  grip: (key: number) => `[data-key="${key}"] .eb-list-editor__grip`,
  field: (key: number, column = 0) => `[data-key="${key}"] [data-column="${column}"]`,
  add: '.eb-list-editor__add',
}

/** Index of the selected row; -1 if none is. */
export const selectedIndex = ({ kept, selected }: EditorContext): number =>
  selected === undefined ? -1 : kept.keys.indexOf(selected)

export const isFull = ({ kept, maxRows }: EditorContext): boolean => kept.rows.length >= maxRows

/** Whether there is a selected row that can be removed. @spec W-RFL-3 */
export const canRemove = (context: EditorContext): boolean =>
  selectedIndex(context) >= 0 && context.kept.rows.length > context.minRows

function insert({ kept, select, tell }: EditorContext, key: number, place: number, row: ListRow): void {
  const { rows } = kept
  kept.keys.splice(place, 0, key)
  select(key)
  tell([...rows.slice(0, place), row, ...rows.slice(place)])
}

/** Appends an empty row, and focuses its first field. @spec W-RFL-1 */
export function addRow(context: EditorContext): void {
  const { kept, columns } = context
  if (isFull(context)) return
  const key = kept.nextKey++
  kept.fresh = key
  kept.focus = places.field(key)
  insert(context, key, kept.rows.length, emptyRow(columns))
}

/** Removes the selected row; then none is selected, and focus is in its position. @spec W-RFL-3 */
export function removeRow(context: EditorContext): void {
  const { kept, select, say, text, tell } = context
  const { rows } = kept
  if (!canRemove(context)) return
  const index = selectedIndex(context)
  const [key] = kept.keys.splice(index, 1) as [number]
  kept.removed.push({ key, index, row: rows[index] as ListRow })
  const neighbour = kept.keys[index] ?? kept.keys.at(-1)
  kept.focus = neighbour === undefined ? places.add : places.number(neighbour)
  select(undefined)
  say(text('removed', { row: index + 1 }))
  tell(rows.filter((_, place) => place !== index))
}

/** Restores the row that was removed last. */
export function undoRemoval(context: EditorContext): void {
  const { kept, say, text } = context
  const last = isFull(context) ? undefined : kept.removed.pop()
  if (!last) return
  const place = Math.min(last.index, kept.rows.length)
  kept.focus = places.number(last.key)
  say(text('back', { row: place + 1 }))
  insert(context, last.key, place, last.row)
}

/** Moves a row. */
export function moveRow({ kept, tell }: EditorContext, from: number, to: number): void {
  const { rows } = kept
  const order = rows.map((_, place) => place)
  order.sort((one, other) => placeAfterMove(one, from, to) - placeAfterMove(other, from, to))
  kept.focus = places.grip(kept.keys[from] as number)
  kept.keys = order.map((place) => kept.keys[place] as number)
  tell(order.map((place) => rows[place] as ListRow))
}

/** Text was typed or a choice was made in a field. */
export function enter(
  { kept, tell }: EditorContext,
  place: number,
  name: string,
  value: unknown,
  isTyping: boolean,
) {
  tell(
    kept.rows.map((row, other) => (other === place ? { ...row, [name]: value } : row)),
    isTyping,
  )
}

/** A field lost focus: its typed text is now a change. */
export function finishTyping({ kept, tell }: EditorContext): void {
  if (kept.isTyped) tell(kept.rows)
}

/**
 * Pastes the cells of a table, starting at a field to the right and down; rows are added for them, up to the maximum.
 */
export function paste(
  context: EditorContext,
  place: number,
  column: number,
  table: readonly string[][],
): void {
  const { kept, columns, maxRows, say, text, tell } = context
  const { rows } = kept
  const fitting = table.slice(0, maxRows - place)
  const entered = [...rows]
  fitting.forEach((cells, down) => {
    const named = cells.flatMap((cell, right) => {
      const target = columns[column + right]
      return target ? [[target.name, valueFrom(target, cell)]] : []
    })
    entered[place + down] = { ...(rows[place + down] ?? emptyRow(columns)), ...Object.fromEntries(named) }
  })
  while (kept.keys.length < entered.length) kept.keys.push(kept.nextKey++)
  say(text('pasted', { count: fitting.length }))
  tell(entered)
}
