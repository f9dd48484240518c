/** Sums of the points of a member, in SQL over the row `t` of the member. */
const sum = (which: string, what = 'p.points') => `(select coalesce(sum(${what}), 0)::int from point_record p
  where p.brand_id = t.brand_id and p.member_id = t.member_id and ${which})`

/** Held until the goods are sent or picked up. */
export const frozenPoints = `(select coalesce(sum(x.points), 0)::int from points_exchange x
  where x.brand_id = t.brand_id and x.member_id = t.member_id and x.status in ('WAIT_SHIP', 'WAIT_PICKUP'))`

/** What can be spent. */
export const points = `(${sum("p.status = 'VALID'")} - ${frozenPoints})`

export const totalPointsEarned = sum('p.points > 0')

export const totalPointsUsed = sum("p.points < 0 and p.change_type not in ('EXPIRE', 'REVERSE')", '-p.points')

/** What was spent of points that have not expired. Valid rows of the type EXPIRE say how much of expired ones was spent. */
const spent = sum("p.status = 'VALID' and (p.points < 0 or p.change_type = 'EXPIRE')", '-p.points')

/** Unspent points that are valid until a day: the oldest points are spent first. @param day SQL */
export const unspentUntil = (day: string) =>
  `greatest(0, ${sum(
    `p.status = 'VALID' and p.points > 0 and p.change_type <> 'EXPIRE' and p.expire_at <= ${day}`,
  )} - ${spent})`

/** Those that expire within 30 days. */
export const expiringPoints = unspentUntil("(now() at time zone 'Asia/Shanghai')::date + 30")
