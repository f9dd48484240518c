import { quoteConditionValue } from '@ebkit/rules/conditions'
import { addDays, addMonths } from '@ebkit/rules/dates'
import type { BoundDimension } from './dimensions'
import { inPeriod } from './windows'

type Key = string | number | boolean | null

/** The last day of the week, month or day that a key stands for. */
function lastDay(unit: string, key: string): string {
  if (unit === 'week') return addDays(key, 6)
  return unit === 'month' ? addDays(addMonths(`${key}-01`, 1), -1) : key
}

/**
 * The condition for the rows of a group, in the syntax of lists; undefined where there is none, such as for an hour of
 * all days, or where it would reveal what a mask hides.
 */
export function keyCondition({ bound: { field }, unit }: BoundDimension, key: Key): string | undefined {
  // Lists cannot be filtered by fields of list entries.
  if (field.name.includes('.')) return undefined
  if (field.mask && key !== null) return undefined
  if (key === null) return unit === 'ageBand' ? undefined : `${field.name}=null`
  if (unit === undefined) return `${field.name}=${quoteConditionValue(key)}`
  if (unit !== 'day' && unit !== 'week' && unit !== 'month') return undefined
  const day = String(key)
  return inPeriod(field.name, { from: unit === 'month' ? `${day}-01` : day, until: lastDay(unit, day) })
}
