import type { Check, Chosen, Selection } from './state'

export const keyOf = ({ key }: { key: string }): string => key

export const keysOf = (selection: Selection<unknown>): string[] => selection.map(keyOf)

/** Moves a key to a position, from 0; beyond the ends it becomes first or last. An unknown key moves nothing. */
export function moved(keys: readonly string[], key: string, toIndex: number): readonly string[] {
  if (!keys.includes(key)) return keys
  const others = keys.filter((other) => other !== key)
  const place = Math.max(0, toIndex)
  return [...others.slice(0, place), key, ...others.slice(place)]
}

/** Merges the rows that were read for the requested keys. A row that no longer exists keeps its known data. */
export function withRead<Row>(
  selection: Selection<Row>,
  asked: readonly string[],
  rows: ReadonlyMap<string, Row>,
  withReason: (chosen: Chosen<Row>) => Chosen<Row>,
): Selection<Row> {
  const keys = new Set(asked)
  return selection.map((chosen) => {
    if (!keys.has(chosen.key)) return chosen
    const row = rows.get(chosen.key)
    return withReason({ ...chosen, row: row ?? chosen.row, isGone: !row })
  })
}

/** Whether it cannot be confirmed. */
export const isBad = ({ isGone, reason, mismatch }: Chosen<unknown>): boolean =>
  !!(isGone || reason || mismatch === 'unmatched')

/** Why a selection cannot be confirmed: rows that are gone, or cannot be chosen; undefined if it can. */
export function refusalOf(selection: Selection<unknown>): Check | undefined {
  const keys = keysOf(selection.filter(isBad))
  return keys.length ? { status: 'refused', keys } : undefined
}
