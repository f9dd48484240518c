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

/**
 * Takes back points of an order whose money was paid back, in proportion, as far as the member still has them.
 *
 * @param left what was paid and not paid back, in cents
 */
export async function takePointsBack(
  context: BehaviourContext,
  memberId: string | null,
  left: number,
  change: Required<Pick<PointChange, 'orderNo' | 'storeHotelId'>>,
): Promise<void> {
  const owner = await findRow(context, member, memberId)
  if (!owner?.points || memberId === null) return
  const earning = sql`change_type = 'EARN_CONSUME'`
  const found = await context.rows.execute<{ [Name in 'earned' | 'paid' | 'kept']: number | null }>(sql`select
      sum(points) filter (where ${earning})::float8 as earned,
      sum(order_amount) filter (where ${earning})::float8 as paid, sum(points)::float8 as kept
    from point_record where brand_id = ${context.place.brandId} and member_id = ${memberId} and status = 'VALID'
      and order_no = ${change.orderNo} and (${earning} or change_type = 'REFUND_DEDUCT')`)
  const { earned, paid, kept } = found.rows[0] ?? {}
  if (!earned || !paid) return
  const points = Math.min((kept ?? 0) - Math.floor((earned * left) / paid), owner.points)
  if (points > 0)
    await givePoints(context, memberId, { ...change, changeType: 'REFUND_DEDUCT', points: -points })
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
