import type { coupon } from '@ebkit/domain'
import { dayOfHours, weekday } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { storeDay, storeTime } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { isDayIn } from '../isDayIn'
import { reasons } from './strings'

type Coupon = RowOf<typeof coupon>

function isExcluded({ weekdays, dayTime, blackoutDates }: Coupon): boolean {
  const day = dayTime ? dayOfHours(storeDay(), storeTime(), dayTime) : storeDay()
  if (!day || (weekdays?.length && !weekdays.includes(weekday(day)))) return true
  return (blackoutDates ?? []).some(({ range }) => isDayIn(day, range))
}

/** @throws 422 at a store that the coupon is not for, and on days and at times that it excludes */
export function requireTerms({ place }: BehaviourContext, terms: Coupon | undefined): void {
  if (terms?.hotels?.length && !terms.hotels.includes(place.hotelId))
    refuse('coupon-store', reasons.couponStore)
  if (terms && isExcluded(terms)) refuse('coupon-time', reasons.couponTime)
}

/**
 * Whether an operator has voided the coupon. One that has only ended is EXPIRED too, but those that members hold stay
 * valid, so that the audit trail decides.
 */
export async function isVoided({ rows, place }: BehaviourContext, couponId: string | null): Promise<boolean> {
  const { rowCount } = await rows.execute(sql`select from coupon c join audit_entry e
      on e.brand_id = c.brand_id and e.resource = 'coupon' and e.row_key = c.coupon_id
      and e.kind = 'action' and e.name = 'expire'
    where c.brand_id = ${place.brandId} and c.coupon_id = ${couponId} and c.status = 'EXPIRED' limit 1`)
  return rowCount !== 0
}
