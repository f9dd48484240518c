import { todaySql } from '../../database/storeTimeSql'

/** SQL over the member `t`: a sum over the point records. */
const sum = (which: string, what = 'p.points') => `(select coalesce(sum(${what}), 0)::int from point_record p
  where p.brand_id = t.brand_id and p.member_id = t.member_id and ${which})`

/** Points held until the exchanged goods are shipped or picked up. */
export const frozenPoints = `(select coalesce(sum(x.points), 0)::int from points_exchange x
  where x.brand_id = t.brand_id and x.member_id = t.member_id and x.status in ('WAIT_SHIP', 'WAIT_PICKUP'))`

/** Points that can be spent. */
export const points = `(${sum("p.status = 'VALID'")} - ${frozenPoints})`

export const totalPointsEarned = sum('p.points > 0')

export const totalPointsUsed = sum("p.points < 0 and p.change_type not in ('EXPIRE', 'REVERSE')", '-p.points')

/** Spent points that have not expired. Valid EXPIRE records contain the spent part of expired points. */
const spent = sum("p.status = 'VALID' and (p.points < 0 or p.change_type = 'EXPIRE')", '-p.points')

/** Unspent points that expire by a day, as the oldest points are spent first. @param day SQL */
export const unspentUntil = (day: string) =>
  `greatest(0, ${sum(
    `p.status = 'VALID' and p.points > 0 and p.change_type <> 'EXPIRE' and p.expire_at <= ${day}`,
  )} - ${spent})`

/** Unspent points that expire within 30 days. */
export const expiringPoints = unspentUntil(`${todaySql} + 30`)
