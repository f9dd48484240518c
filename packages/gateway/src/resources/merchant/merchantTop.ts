import { merchantTop as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { storeDay } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { changeRow, findRows } from '../../behaviour/rows'
import { visits } from '../visits/visitsSql'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** The rows behind one that ends, in the same place and at the same time, move up by one. */
async function moveUp(context: Context): Promise<void> {
  const { row, key } = context
  const { start = '', end = '' } = row.validTime ?? {}
  const behind = await findRows(
    context,
    resource,
    sql`t.merchant_top_id <> ${key} and t.status <> 'ENDED' and t.position = ${row.position} and t.rank > ${row.rank}
      and t.merchant_category_id is not distinct from ${row.merchantCategoryId}
      and t.region is not distinct from ${sql.param(row.region)}::text[]
      and t.valid_from <= ${end} and t.valid_until >= ${start}`,
  )
  for (const { merchantTopId, rank } of behind)
    await changeRow(context, resource, String(merchantTopId), { rank: (rank ?? 1) - 1 })
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
