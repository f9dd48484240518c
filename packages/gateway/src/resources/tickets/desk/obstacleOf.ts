import type { DeskObstacle } from '@ebkit/protocol/calls/verificationDesk'
import { weekday } from '@ebkit/rules/dates'
import { storeDay, storeMoment } from '../../../behaviour/numbers'
import { timeZone } from '../../fieldSql'
import { isDayIn } from '../../isDayIn'
import type { Product } from '../inventory'
import type { Code, Order } from '../ticketCodes'

/** The rows that decide whether a code can be used. */
export interface CodeFacts {
  readonly code: Code
  readonly product: Product
  readonly order: Order
}

/** Whether a store may verify a code: the store that sold it, and those that the product applies to. */
export const isUsableAt = (
  { code, product }: Pick<CodeFacts, 'code' | 'product'>,
  hotelId: string,
): boolean => code.hotelId === hotelId || (product.applyHotelIds?.includes(hotelId) ?? false)

/** The note on an excluded day; undefined on any other day. */
function exclusionOf({ unusableDates, unusableWeekdays }: Product, day: string): string | undefined {
  const found = (unusableDates ?? []).find(({ dates }) => isDayIn(day, dates))
  if (found) return String(found.reason ?? '')
  return unusableWeekdays?.includes(weekday(day)) ? '' : undefined
}

/** The time from which a paid order can be used, `2026-11-20 09:05:00`; undefined if it can be used at once. */
function usableFrom({ effectDelayHours }: Product, { payTime }: Order): string | undefined {
  if (!effectDelayHours || !payTime) return undefined
  const paid = Date.parse(`${payTime.replace(' ', 'T')}+08:00`)
  return new Date(paid + effectDelayHours * 3_600_000).toLocaleString('sv-SE', { timeZone })
}

/** Why an unused code cannot be used today. */
export function obstacleOfDay({ code, product, order }: CodeFacts): DeskObstacle | undefined {
  const day = storeDay()
  if (code.validEnd && day > code.validEnd) return { code: 'expired', date: code.validEnd }
  if (code.validStart && day < code.validStart) return { code: 'not-yet', date: code.validStart }
  if (product.needReserve && !order.useDate) return { code: 'needs-reservation' }
  const reason = exclusionOf(product, day)
  if (reason !== undefined) return { code: 'unusable-day', reason }
  const time = usableFrom(product, order)
  return time !== undefined && time > storeMoment() ? { code: 'not-yet', time } : undefined
}
