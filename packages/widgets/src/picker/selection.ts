import type { PickerSource } from './source'
import type { Chosen, Selection } from './state'

/** What taking rows into a selection came to. */
export interface Taken<Row> {
  selection: Selection<Row>
  /** Rows that are new in it. */
  added: number
  /** Rows that cannot be chosen: how many for each reason. */
  left: Readonly<Record<string, number>>
  /** Rows that could be, but for the maximum. */
  beyondMaximum: number
}

/**
 * Takes the rows of a tab that can be chosen and are not in yet, in their order, up to the maximum.
 *
 * @param leftBefore counts of `left` to go on from
 */
export function takeRows<Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  tab: string,
  maximum: number,
  { keyOf, reasonOf }: Pick<PickerSource<Row>, 'keyOf' | 'reasonOf'>,
  leftBefore?: Taken<Row>['left'],
): Taken<Row> {
  const chosen = new Map(selection.map((one) => [one.key, one]))
  const before = chosen.size
  const left: Record<string, number> = { ...leftBefore }
  let beyondMaximum = 0
  for (const row of rows) {
    const key = keyOf(row)
    const reason = reasonOf(row, tab)
    if (chosen.has(key)) continue
    if (reason) left[reason] = (left[reason] ?? 0) + 1
    else if (chosen.size >= maximum) beyondMaximum++
    else chosen.set(key, { key, row, tab })
  }
  return { selection: [...chosen.values()], added: chosen.size - before, left, beyondMaximum }
}

export function withoutKeys<Row>(selection: Selection<Row>, keys: readonly string[]): Selection<Row> {
  const gone = new Set(keys)
  return selection.filter(({ key }) => !gone.has(key))
}

/** Moves a row to a place, from 0; beyond the ends it stands first or last. An unknown key moves nothing. */
export function moved<Row>(selection: Selection<Row>, key: string, toIndex: number): Selection<Row> {
  const one = selection.find((chosen) => chosen.key === key)
  if (!one) return selection
  const others = withoutKeys(selection, [key])
  const place = Math.max(0, toIndex)
  return [...others.slice(0, place), one, ...others.slice(place)]
}

/** With what was read of the keys that were asked for. A row that does not exist any more keeps what was known of it. */
export function withRead<Row>(
  selection: Selection<Row>,
  asked: readonly string[],
  rows: ReadonlyMap<string, Row>,
  judged: (chosen: Chosen<Row>) => Chosen<Row>,
): Selection<Row> {
  const keys = new Set(asked)
  return selection.map((chosen) => {
    if (!keys.has(chosen.key)) return chosen
    const row = rows.get(chosen.key)
    return judged({ ...chosen, row: row ?? chosen.row, isGone: !row })
  })
}

/** Whether it cannot be in a confirmed selection. */
export const isBad = ({ isGone, reason }: Chosen<unknown>): boolean => !!(isGone || reason)
