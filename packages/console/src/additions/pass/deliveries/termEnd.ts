import type { Row } from '@ebkit/core/services/rows'
import { addDays, isDate } from '@ebkit/rules/dates'

/** The last day of a pass that is valid from a given day, by its product's term; undefined where that is not set. */
export function termEnd(product: Row, from: string): string | undefined {
  const { validType, validDays, validRange } = product
  if (validType === 'range') return (Object(validRange) as { end?: string }).end
  if (!isDate(from)) return undefined
  if (validType === 'date') return from
  return Number(validDays) > 0 ? addDays(from, Number(validDays) - 1) : undefined
}
