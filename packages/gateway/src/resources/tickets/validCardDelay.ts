import { validCardDelay as resource } from '@ebkit/domain'
import { maskText } from '@ebkit/rules/fields'
import { type SQL, sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { localDaySql } from '../../database/storeTimeSql'
import { numbersIn } from './delays/cardNumbers'
import { delayTask, type MovedRow, mayMove, newEnd } from './delays/delayTask'
import { reasons } from './strings'

type Delay = RowOf<typeof resource>

/** The field that selects the cards of a task, by target type. */
const scopeFields = { card: 'validCardId', holder: 'ecardUserIds', file: 'cardFile' } as const

/** The states of cards whose end date can move; expired ones only if the task includes them. */
const statesOf = ({ includeExpired }: Delay) => [...(includeExpired ? ['EXPIRED'] : []), 'ACTIVE', 'FROZEN']

function chosen({ targetType, validCardId, buyRange, ecardUserIds }: Delay): SQL {
  if (targetType === 'holder') return sql`u.ecard_user_id = any (${sql.param(ecardUserIds ?? [])}::text[])`
  const bought = sql.raw(localDaySql('u.buy_time'))
  const inRange = buyRange
    ? sql`${bought} between ${buyRange.start}::date and ${buyRange.end}::date`
    : sql`true`
  return sql`u.valid_card_id = ${validCardId} and ${inRange}`
}

/** SQL: the cards with the numbers in a file. Unknown numbers are included, so that they are reported as failed. */
async function numbered({ readSheet, place }: BehaviourContext, { cardFile }: Delay): Promise<SQL> {
  const numbers = numbersIn(await readSheet(cardFile))
  return sql`select coalesce(u.ecard_user_id, listed.number), null::bigint
    from (select unnest(${sql.param(numbers)}::text[]) as number) listed
    left join ecard_user u on u.brand_id = ${place.brandId} and u.card_no = listed.number`
}

async function targets(context: BehaviourContext, row: Delay): Promise<SQL> {
  if (row.targetType === 'file') return numbered(context, row)
  return sql`select u.ecard_user_id, null::bigint from ecard_user u where u.brand_id = ${context.place.brandId}
    and u.hotel_id = ${row.hotelId} and u.end_date is not null
    and u.status = any (${sql.param(statesOf(row))}::text[]) and ${chosen(row)}`
}

/** SQL: the cards that a task extends. */
async function affected(context: BehaviourContext, row: Delay): Promise<SQL> {
  return sql`from ecard_user u where u.brand_id = ${context.place.brandId} and u.end_date is not null
    and u.status = any (${sql.param(statesOf(row))}::text[])
    and u.ecard_user_id in (select listed.key from (${await targets(context, row)}) listed(key, amount))`
}

async function countAffected(context: BehaviourContext, row: Delay): Promise<number> {
  const { rows } = await context.rows.execute<{ count: number }>(
    sql`select count(*)::int as count ${await affected(context, row)}`,
  )
  return rows[0]?.count ?? 0
}

/** The maximum number of cards that a preview lists. */
const most = 10

/** The number of cards that a task extends, and the first ones with their old and new end dates. */
async function previewed(context: BehaviourContext & { readonly row: Delay }) {
  const { row } = context
  type Line = { cardNo: string; holder: string; oldEnd: string; newEnd: string }
  const { rows } = await context.rows.execute<Line>(sql`select u.card_no as "cardNo", u.holder_name as holder,
    u.end_date::text as "oldEnd", (${newEnd(row, 'u.end_date')})::text as "newEnd"
    ${await affected(context, row)} order by u.card_no limit ${most}`)
  const cards = rows.map((line) => ({ ...line, holder: maskText(line.holder ?? '', 'name') }))
  return { figures: { count: await countAffected(context, row) }, lists: { cards } }
}

/** Moves the end dates of cards; expired ones become active again. */
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
  saved: async (context) => {
    const changes = await saved(context)
    if (changes && !(await countAffected(context, context.row)))
      refuseAt([explained(scopeFields[context.row.targetType ?? 'card'], reasons.noCards)])
    return changes
  },
  preview: previewed,
  computed: { targetCount: { kind: 'snapshot' } },
})
