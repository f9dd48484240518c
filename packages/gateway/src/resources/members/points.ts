import { member, pointRecord } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { recountRow } from '../../behaviour/counted'
import { employeeOf } from '../../behaviour/employeeOf'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { addRow, findRow } from '../../behaviour/rows'

type Record = RowOf<typeof pointRecord>

/** Points that a member receives; negative ones are deducted. */
export interface PointChange {
  readonly changeType: NonNullable<Record['changeType']>
  readonly points: number
  readonly orderNo?: string | null
  readonly orderAmount?: number | null
  readonly storeHotelId?: string
  readonly remark?: string
}

/**
 * Adds a point record, and recomputes the member's points.
 *
 * @returns the key of the record; undefined for an unknown or cancelled member
 */
export async function givePoints(
  context: BehaviourContext,
  memberId: string,
  change: PointChange,
): Promise<string | undefined> {
  const found = await findRow(context, member, memberId)
  if (!found || found.status === 'CANCELLED') return undefined
  const key = await addRow(context, pointRecord, {
    ...change,
    memberId,
    phone: found.phone,
    recordNo: await documentNumber(context, 'P'),
    operatorId: await employeeOf(context),
    occurredAt: sql`now()`,
  })
  await recountRow(context, member, memberId, ['points'])
  return key
}

/** Gives points for a payment: one per whole yuan, times the rate of the member's grade. */
export async function givePointsForMoney(
  context: BehaviourContext,
  memberId: string | null,
  amount: number,
  change: Pick<PointChange, 'orderNo' | 'storeHotelId'>,
): Promise<void> {
  if (memberId === null) return
  const found = await context.rows.execute<{ rate: number }>(sql`select g.point_rate::float8 as rate
    from member m join member_grade g on g.brand_id = m.brand_id and g.member_grade_id = m.member_grade_id
    where m.brand_id = ${context.place.brandId} and m.member_id = ${memberId}`)
  const points = Math.floor(Math.floor(amount / 100) * (found.rows[0]?.rate ?? 1))
  if (points > 0)
    await givePoints(context, memberId, {
      ...change,
      changeType: 'EARN_CONSUME',
      points,
      orderAmount: amount,
    })
}
