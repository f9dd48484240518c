import { merchantTop as resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { storeDay } from '../../behaviour/numbers'
import { filled, refuse } from '../../behaviour/refuse'
import { changeRow, findRows } from '../../behaviour/rows'
import { refusedField } from '../problems'
import { visits } from '../visits/visitsSql'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>
type Top = Context['row']

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Others that have not ended, in the same place and at the same time. */
function beside({ row, key }: Pick<Context, 'row' | 'key'>): SQL {
  const { start = '', end = '' } = row.validTime ?? {}
  return sql`t.merchant_top_id <> ${key} and t.status <> 'ENDED' and t.position = ${row.position}
      and t.merchant_category_id is not distinct from ${row.merchantCategoryId}
      and t.region is not distinct from ${sql.param(row.region)}::text[]
      and t.valid_from <= ${end} and t.valid_until >= ${start}`
}

/** The rows behind one that ends, in the same place and at the same time, move up by one. */
async function moveUp(context: Context): Promise<void> {
  const { rank } = context.row
  const behind = await findRows(context, resource, sql`${beside(context)} and t.rank > ${rank}`)
  for (const { merchantTopId, rank } of behind)
    await changeRow(context, resource, String(merchantTopId), { rank: (rank ?? 1) - 1 })
}

/** Two rows that are saved at once wait for each other: the second one sees the first. */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtext('merchantTop' || current_setting('ebkit.brand_id', true)))`

/** A rank belongs to one row of a place at a time. @throws 422 with the row that has it */
async function requireFreeRank(context: Context): Promise<void> {
  const { row, rows } = context
  if (row.status === 'ENDED') return
  await rows.execute(oneAtATime)
  const taken = sql`${beside(context)} and t.rank = ${row.rank}`
  const [other] = await findRows(context, resource, taken, { lock: false, limit: 1 })
  if (other)
    throw refusedField('rank', 'rankTaken', filled(reasons.rankTaken, { title: String(other.title) }))
}

/** What guests see already keeps its first day. */
function requireSameStart({ validTime }: Top, before: Top | undefined): void {
  if (before?.status === 'ACTIVE' && before.validTime?.start !== validTime?.start)
    throw refusedField('validTime', 'begun', filled(reasons.begun, { start: before.validTime?.start ?? '' }))
}

/** Stores that stand first in a place of the shop. */
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
