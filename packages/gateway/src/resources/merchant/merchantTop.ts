import { merchantTop as resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { storeDay } from '../../behaviour/numbers'
import { filled, refuse } from '../../behaviour/refuse'
import { changeRow, findRows } from '../../behaviour/rows'
import { todaySql } from '../../database/storeTimeSql'
import { refusedField } from '../problems'
import { visits } from '../visits/visitsSql'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>
type Top = Context['row']

const today = sql.raw(todaySql)

/** SQL: other rows that have not ended, in the same position, category and region, with an overlapping period. */
function competing({ row, key }: Pick<Context, 'row' | 'key'>): SQL {
  const { start = '', end = '' } = row.validTime ?? {}
  return sql`t.merchant_top_id <> ${key} and t.status <> 'ENDED' and t.position = ${row.position}
      and t.merchant_category_id is not distinct from ${row.merchantCategoryId}
      and t.region is not distinct from ${sql.param(row.region)}::text[]
      and t.valid_from <= ${end} and t.valid_until >= ${start}`
}

/** Moves the rows that rank behind an ending one up by one, where that rank is free for as long as they last. */
async function moveUp(context: Context): Promise<void> {
  await context.rows.execute(oneAtATime)
  const behind = sql`${competing(context)} and t.rank > ${context.row.rank}`
  for (const row of await findRows(context, resource, behind, { order: sql`t.rank` })) {
    const key = String(row.merchantTopId)
    const rank = (row.rank ?? 1) - 1
    const taken = sql`${competing({ row, key })} and t.rank = ${rank} and t.merchant_top_id <> ${context.key}`
    const others = await findRows(context, resource, taken, { lock: false, limit: 1 })
    if (!others.length) await changeRow(context, resource, key, { rank })
  }
}

/** Serialises concurrent saves, so that the second one sees the row of the first. */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtext('merchantTop' || current_setting('ebkit.brand_id', true)))`

/** Checks that no other row has the rank in the same place and period. @throws 422 with the row that has it */
async function requireFreeRank(context: Context): Promise<void> {
  const { row, rows } = context
  if (row.status === 'ENDED') return
  await rows.execute(oneAtATime)
  const taken = sql`${competing(context)} and t.rank = ${row.rank}`
  const [other] = await findRows(context, resource, taken, { lock: false, limit: 1 })
  if (other)
    throw refusedField('rank', 'rankTaken', filled(reasons.rankTaken, { title: String(other.title) }))
}

/** Refuses to change the first day of a row that guests see already. */
function requireSameStart({ validTime }: Top, before: Top | undefined): void {
  if (before?.status === 'ACTIVE' && before.validTime?.start !== validTime?.start)
    throw refusedField('validTime', 'begun', filled(reasons.begun, { start: before.validTime?.start ?? '' }))
}

/** Stores that are pinned to the top of a place in the shop. */
export const merchantTop = defineBehaviour(resource)({
  effects: {
    resume: async ({ row }) => {
      const { start = '', end = '' } = row.validTime ?? {}
      if (end < storeDay()) refuse('ended', reasons.topEnded)
      return start > storeDay() ? { status: 'WAITING' } : undefined
    },
    end: async (context) => {
      await moveUp(context)
      const day = storeDay()
      const { start = day } = context.row.validTime ?? {}
      return { validTime: { start: start < day ? start : day, end: day } }
    },
  },
  saved: async (context) => {
    requireSameStart(context.row, context.input.before)
    await requireFreeRank(context)
    return undefined
  },
  computed: {
    impressions: visits.count('merchantTop', 't.merchant_top_id', 'shown'),
    clicks: visits.count('merchantTop', 't.merchant_top_id', 'visited'),
    clickRate: {
      kind: 'live',
      type: 'numeric',
      sql: `coalesce(round(100.0 * ${visits.count('merchantTop', 't.merchant_top_id', 'visited').sql}
        / nullif(${visits.count('merchantTop', 't.merchant_top_id', 'shown').sql}, 0), 2), 0)`,
    },
  },
  auto: {
    start: { due: sql`t.valid_from <= ${today}` },
    finish: { due: sql`t.valid_until < ${today}` },
  },
})
