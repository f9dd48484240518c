import type { Row } from '@ebkit/core/services/rows'
import { daysBetween } from '@ebkit/rules/dates'
import { dayOfRow, type Lane, laneIdOf } from './lanes'

/** Days that are selected, of all lanes or of one. */
export interface DayRange {
  /** Where the selection began. */
  readonly from: string
  /** Where it ends; may be earlier than `from`. */
  readonly to: string
  readonly lane?: string | undefined
}

/** The first and the last day of a selection. */
export const endsOf = ({ from, to }: DayRange): readonly [start: string, end: string] =>
  from <= to ? [from, to] : [to, from]

export function isSelected(range: DayRange | undefined, day: string, lane?: string): boolean {
  if (!range || range.lane !== lane) return false
  const [start, end] = endsOf(range)
  return day >= start && day <= end
}

/** How many days are selected. */
export function lengthOf(range: DayRange): number {
  const [start, end] = endsOf(range)
  return daysBetween(start, end) + 1
}

interface Places {
  readonly dateField: string
  readonly laneField: string
}

/** The rows of the selected days. */
export const rowsIn = (
  rows: readonly Row[],
  range: DayRange,
  { dateField, laneField }: Places,
): readonly Row[] =>
  rows.filter((row) => {
    const own = range.lane === undefined ? undefined : laneIdOf(row, laneField)
    return isSelected(range, dayOfRow(row, dateField), own)
  })

/** The first row of each lane, which is copied to all days of a selection. */
export function firstOfLanes(rows: readonly Row[], laneField: string): readonly Row[] {
  const known = new Map<Lane['id'], Row>()
  for (const row of rows) if (!known.has(laneIdOf(row, laneField))) known.set(laneIdOf(row, laneField), row)
  return [...known.values()]
}
