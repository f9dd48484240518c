import type { PickerSource } from './source'
import type { Check, Chosen, Gathering, Selection } from './state'

export const keyOf = ({ key }: { key: string }): string => key

/** Rows by key, each key once. */
export const byKey = <Row>(rows: readonly Row[], keyOfRow: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map((row) => [keyOfRow(row), row]))

/** What taking rows into a selection came to. */
export type Counts = Pick<Gathering, 'added' | 'left' | 'beyondMaximum'>

export const nothing: Counts = { added: 0, left: {}, beyondMaximum: 0 }

/**
 * Takes the rows of a tab that can be chosen and are not in yet, in their order, up to the maximum.
 *
 * @param before counts to go on from
 */
export function takeRows<Row>(
  selection: Selection<Row>,
  rows: readonly Row[],
  tab: string,
  maximum: number,
  source: Pick<PickerSource<Row>, 'keyOf' | 'reasonOf'>,
  before: Counts = nothing,
): { selection: Selection<Row>; counts: Counts } {
  const chosen = byKey(selection, keyOf)
  const left: Record<string, number> = { ...before.left }
  let { added, beyondMaximum } = before
  for (const row of rows) {
    const key = source.keyOf(row)
    const reason = source.reasonOf(row, tab)
    if (chosen.has(key)) continue
    if (reason) left[reason] = (left[reason] ?? 0) + 1
    else if (chosen.size >= maximum) beyondMaximum++
    else {
      chosen.set(key, { key, row, tab })
      added++
    }
  }
  return { selection: [...chosen.values()], counts: { added, left, beyondMaximum } }
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

export const keysOf = (selection: Selection<unknown>): string[] => selection.map(keyOf)

/** Whether it cannot be in a confirmed selection. */
export const isBad = ({ isGone, reason }: Chosen<unknown>): boolean => !!(isGone || reason)

/** Why a selection cannot be confirmed: rows that are gone, or cannot be chosen; undefined where it can. */
export function refusalOf(selection: Selection<unknown>): Check | undefined {
  const keys = keysOf(selection.filter(isBad))
  return keys.length ? { status: 'refused', keys } : undefined
}
