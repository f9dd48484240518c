import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { storeDay } from '../../../behaviour/numbers'
import { momentOf } from '../../../database/storeTimeSql'

/** The verifications of a store on one day. */
export type DeskDay = {
  readonly verifications: number
  readonly visitors: number
  readonly amount: number
}

/** The verifications of the acting store today, without revoked ones. */
export async function deskDay({ rows, place }: BehaviourContext): Promise<DeskDay> {
  const since = momentOf(storeDay())
  const found = await rows.execute<Record<'codes' | 'amount' | 'uses' | 'persons', number>>(sql`
    select codes.*, cards.* from
      (select count(*)::int as codes, coalesce(sum(r.amount), 0)::float8 as amount from ticket_verify_record r
        where r.brand_id = ${place.brandId} and r.hotel_id = ${place.hotelId} and r.status = 'VALID'
          and r.verify_time >= ${since}) codes,
      (select count(*)::int as uses, coalesce(sum(u.persons), 0)::int as persons from ecard_use_record u
        where u.brand_id = ${place.brandId} and u.use_hotel_id = ${place.hotelId} and u.status = 'VALID'
          and u.use_time >= ${since}) cards`)
  const { codes = 0, amount = 0, uses = 0, persons = 0 } = found.rows[0] ?? {}
  return { verifications: codes + uses, visitors: codes + persons, amount }
}
