import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Field, Label, Tone } from '@ebkit/rules/fields'

/** A column of a board: one value of the field by which its cards are grouped. */
export interface BoardColumn {
  readonly value: string
  readonly label: Label
  readonly tone: Tone
}

/** The columns of a board, in the order of the field's options. */
export const columnsOf = ({ options = [] }: Field): readonly BoardColumn[] =>
  options.map(({ value, label, tone = 'neutral' }) => ({ value: String(value), label, tone }))

/** The actions that move a card out of its column, by target column; of several with the same target, the first. */
export function movesOf(
  { actions = [], stateField = '' }: PageResource,
  row: Row,
  offered: readonly string[],
) {
  const state = String(row[stateField] ?? '')
  const moves = new Map<string, string>()
  for (const { name, from, to } of actions) {
    const isPossible = to !== undefined && to !== state && (!from || from.includes(state))
    if (isPossible && offered.includes(name) && !moves.has(to)) moves.set(to, name)
  }
  return moves
}

/** The next column to which a card can be moved; undefined at the end. @param step 1: to the right */
export function targetBeside(
  columns: readonly BoardColumn[],
  moves: ReadonlyMap<string, string>,
  current: string,
  step: 1 | -1,
): string | undefined {
  const place = columns.findIndex(({ value }) => value === current)
  for (let at = place + step; at >= 0 && at < columns.length; at += step) {
    const value = columns[at]?.value ?? ''
    if (moves.has(value)) return value
  }
  return undefined
}
