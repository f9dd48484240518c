import type { OfferedAction, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { RowAction } from '../list/listActions'
import { isFitting } from '../row/fittingActions'
import { type DayRange, endsOf, firstOfLanes } from './dayRange'

/** An action for the rows of the selected days. */
export interface RangeAction {
  readonly action: RowAction
  /** The rows that it is run on. */
  readonly keys: readonly string[]
  /** Initial values of its form. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

const everyWeekday = [0, 1, 2, 3, 4, 5, 6]

/** The days of a selection as the input of an action that asks for days. */
function valuesOf({ input = [] }: OfferedAction, range: DayRange): RangeAction['values'] {
  const days = input.find(({ type }) => type === 'daterange')
  if (!days) return undefined
  const [start, end] = endsOf(range)
  const weekdays = input.find(({ type }) => type === 'weekdays')
  return { [days.name]: { start, end }, ...(weekdays && { [weekdays.name]: everyWeekday }) }
}

/**
 * The actions on selected days. An action that asks for days runs on one row of each lane, with the days filled in; any
 * other runs on all rows that it fits (decision 055).
 */
export function rangeActions(
  offered: readonly RowAction[],
  { actions, key }: PageResource,
  rows: readonly Row[],
  { range, laneField }: { range: DayRange; laneField: string },
): readonly RangeAction[] {
  return offered.flatMap((action): RangeAction[] => {
    const own = actions?.find(({ name }) => name === action.name)
    if (!own && action.name !== 'delete') return []
    const values = own && valuesOf(own, range)
    const fitting = rows.filter((row) => isFitting(action, row))
    const chosen = values ? firstOfLanes(fitting, laneField) : fitting
    const keys = chosen.map((row) => String(row[key]))
    return keys.length ? [{ action, keys, values }] : []
  })
}
