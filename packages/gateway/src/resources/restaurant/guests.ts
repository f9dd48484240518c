import type { RowPreview } from '@ebkit/protocol/calls/resources'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import type { Reservation } from './tables'

/** SQL: the number of other reservations with the phone number of `t` in these states. */
const ofPhone = (states: string) => `(select count(*)::int from table_reservation o
  where o.brand_id = t.brand_id and o.phone = t.phone and o.reservation_id <> t.reservation_id
    and o.status in (${states}))`

const came = "'ARRIVED', 'DONE'"
const missed = "'NO_SHOW'"

/** What a restaurant knows about a guest by their phone number. */
export const guestFields = {
  memberId: live(
    '(select m.member_id from member m where m.brand_id = t.brand_id and m.phone = t.phone)',
    'text',
  ),
  memberGrade: live(
    `(select g.grade_name from member m join member_grade g on g.brand_id = m.brand_id
      and g.member_grade_id = m.member_grade_id where m.brand_id = t.brand_id and m.phone = t.phone)`,
    'text',
  ),
  pastVisits: live(ofPhone(came), 'integer'),
  noShows: live(ofPhone(missed), 'integer'),
}

interface Guest {
  readonly [name: string]: string | number | null
}

/** The same for a reservation that has not been saved. */
export async function guestOf({
  rows,
  place,
  row,
}: BehaviourContext & { readonly row: Reservation }): Promise<RowPreview> {
  const found = await rows.execute<Guest>(sql`select
    (select g.grade_name from member m join member_grade g on g.brand_id = m.brand_id
      and g.member_grade_id = m.member_grade_id
      where m.brand_id = ${place.brandId} and m.phone = ${row.phone}) as "memberGrade",
    count(*) filter (where o.status in ('ARRIVED', 'DONE'))::int as "pastVisits",
    count(*) filter (where o.status = 'NO_SHOW')::int as "noShows"
    from table_reservation o where o.brand_id = ${place.brandId} and o.phone = ${row.phone}`)
  return { figures: found.rows[0] ?? {}, lists: {} }
}
