import type { DeskObstacle } from '@ebkit/protocol/calls/verificationDesk'
import { weekday } from '@ebkit/rules/dates'
import { storeDay, storeMoment } from '../../../behaviour/numbers'
import { timeZone } from '../../fieldSql'
import type { Product } from '../inventory'
import type { Code, Order } from '../ticketCodes'

/** What a code's use depends on. */
export interface CodeFacts {
  readonly code: Code
  readonly product: Product
  readonly order: Order
}

/** Whether a store may verify codes of a product: the one that sold them, and those that the product applies to. */
export const isUsableAt = (
  { code, product }: Pick<CodeFacts, 'code' | 'product'>,
  hotelId: string,
): boolean => code.hotelId === hotelId || (product.applyHotelIds?.includes(hotelId) ?? false)

/** The note on an excluded day; undefined on any other day. */
function exclusionOf({ unusableDates, unusableWeekdays }: Product, day: string): string | undefined {
  const found = (unusableDates ?? []).find(({ dates }) => {
    const { start = '', end = '' } = (dates ?? {}) as { start?: string; end?: string }
    return day >= start && day <= end
  })
  if (found) return String(found.reason ?? '')
  return unusableWeekdays?.includes(weekday(day)) ? '' : undefined
}

/** The moment from which a paid order can be used: `2026-11-20 09:05:00`; undefined where it always can. */
function usableFrom({ effectDelayHours }: Product, { payTime }: Order): string | undefined {
  if (!effectDelayHours || !payTime) return undefined
  const paid = Date.parse(`${payTime.replace(' ', 'T')}+08:00`)
  return new Date(paid + effectDelayHours * 3_600_000).toLocaleString('sv-SE', { timeZone })
}

/** Why today is not the day of a code that nobody has used. */
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
