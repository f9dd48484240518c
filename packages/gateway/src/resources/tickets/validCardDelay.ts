import { validCardDelay as resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext, type Work } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { numbersIn } from './delays/cardNumbers'
import { delayTask, type MovedRow, mayMove, newEnd } from './delays/delayTask'

type Delay = RowOf<typeof resource>

/** Cards whose end can move: those in use, and the expired ones where the task includes them. */
const statesOf = ({ includeExpired }: Delay) => [...(includeExpired ? ['EXPIRED'] : []), 'ACTIVE', 'FROZEN']

function chosen({ targetType, validCardId, buyRange, ecardUserIds }: Delay): SQL {
  if (targetType === 'holder') return sql`u.ecard_user_id = any (${sql.param(ecardUserIds ?? [])}::text[])`
  const bought = sql`(u.buy_time at time zone 'Asia/Shanghai')::date`
  const inRange = buyRange
    ? sql`${bought} between ${buyRange.start}::date and ${buyRange.end}::date`
    : sql`true`
  return sql`u.valid_card_id = ${validCardId} and ${inRange}`
}

/** The numbers of a file, each once: also those that no card has, which fail. */
async function numbered({ readSheet, place }: Work, { cardFile }: Delay): Promise<SQL> {
  const numbers = numbersIn(await readSheet(cardFile))
  return sql`select coalesce(u.ecard_user_id, listed.number), null::bigint
    from (select unnest(${sql.param(numbers)}::text[]) as number) listed
    left join ecard_user u on u.brand_id = ${place.brandId} and u.card_no = listed.number`
}

async function targets(work: Work, row: Delay): Promise<SQL> {
  if (row.targetType === 'file') return numbered(work, row)
  return sql`select u.ecard_user_id, null::bigint from ecard_user u where u.brand_id = ${work.place.brandId}
    and u.hotel_id = ${row.hotelId} and u.end_date is not null
    and u.status = any (${sql.param(statesOf(row))}::text[]) and ${chosen(row)}`
}

/** Moves the end of cards; expired ones become active again. */
async function moveCards({ rows, place, row }: EffectContext<typeof resource>, keys: readonly string[]) {
  const end = newEnd(row, 't.end_date')
  const { rows: moved } = await rows.execute<MovedRow>(sql`update ecard_user t
    set end_date = ${end}, status = case t.status when 'EXPIRED' then 'ACTIVE' else t.status end,
      version = t.version + 1, updated_at = now(), updated_by = ${place.userId}
    where t.brand_id = ${place.brandId} and t.ecard_user_id = any (${sql.param(keys)}::text[])
      and t.status = any (${sql.param(statesOf(row))}::text[]) and ${mayMove('t.end_date', end)}
    returning t.ecard_user_id as key, t.holder_phone as phone`)
  return moved
}

const { saved, ...task } = delayTask(resource, { targets, move: moveCards })

export const validCardDelay = defineBehaviour(resource)({
  ...task,
  saved,
  computed: { targetCount: { kind: 'snapshot' } },
})
