import { member, pointRecord as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { recountRow } from '../../behaviour/counted'
import { employeeOf } from '../../behaviour/employeeOf'
import { live } from '../../behaviour/live'
import { documentNumber, storeDay } from '../../behaviour/numbers'
import type { Changes } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRow } from '../../behaviour/rows'
import { todaySql } from '../../database/storeTimeSql'
import { unspentUntil } from './pointsSql'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

const byHand: readonly unknown[] = ['MANUAL_ADD', 'MANUAL_DEDUCT', 'IMPORT']

/** Adds a follow-up record for the same member. */
async function addFollowing(context: Context, values: Changes<typeof resource>): Promise<void> {
  const { memberId, phone } = context.row
  await addRow(context, resource, {
    ...{ memberId, phone, recordNo: await documentNumber(context, 'P'), occurredAt: sql`now()` },
    operatorId: await employeeOf(context),
    ...values,
  })
}

/** Sets the state before the recount, because the action itself sets it only after the effect. */
async function follow(context: Context, status: 'REVERSED' | 'EXPIRED'): Promise<void> {
  await changeRow(context, resource, context.key, { status })
  await recountRow(context, member, context.row.memberId, ['points', 'expiringPoints'])
}

async function unspentOf({ rows, row }: Context): Promise<number> {
  const until = unspentUntil(`'${row.expireAt ?? storeDay()}'::date`)
  const found = await rows.execute<{ unspent: number }>(
    sql`select ${sql.raw(until)} as unspent from member t where t.member_id = ${row.memberId}`,
  )
  return Math.min(row.points ?? 0, found.rows[0]?.unspent ?? 0)
}

/** The points that members have received and lost. */
export const pointRecord = defineBehaviour(resource)({
  effects: {
    // both records are REVERSED and no longer count: the balance is as if neither existed
    reverse: async (context) => {
      const { row, input } = context
      if (!byHand.includes(row.changeType)) refuse('not-manual', reasons.notManual)
      const owner = await findRow(context, member, row.memberId)
      if (owner?.status === 'CANCELLED') refuse('member-cancelled', reasons.memberCancelled)
      const left = owner?.points ?? 0
      const points = -(row.points ?? 0)
      if (left + points < 0) refuse('points-below-zero', filled(reasons.pointsBelowZero, { left }))
      await addFollowing(context, { changeType: 'REVERSE', points, status: 'REVERSED', remark: input.reason })
      await follow(context, 'REVERSED')
      return undefined
    },
  },
  computed: {
    phone: { kind: 'snapshot' },
    balanceAfter: live(
      `(select sum(p.points)::int from point_record p where p.brand_id = t.brand_id and p.member_id = t.member_id
        and (p.occurred_at, p.point_record_id) <= (t.occurred_at, t.point_record_id))`,
      'integer',
    ),
  },
  auto: {
    expire: {
      due: sql.raw(`t.points > 0 and t.change_type <> 'EXPIRE' and t.expire_at < ${todaySql}`),
      // the spent part stays valid, to balance the records of the spending
      run: async (context) => {
        const points = context.row.points ?? 0
        const unspent = await unspentOf(context)
        if (unspent)
          await addFollowing(context, { changeType: 'EXPIRE', points: -unspent, status: 'EXPIRED' })
        if (unspent < points) await addFollowing(context, { changeType: 'EXPIRE', points: points - unspent })
        await follow(context, 'EXPIRED')
        return { points: unspent }
      },
    },
  },
})
