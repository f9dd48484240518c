import { coupon, member, couponRecord as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { storeMoment } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { userName } from '../../behaviour/userName'
import { addRecord } from './couponRecords'
import { isVoided, requireTerms } from './couponTerms'
import { reasons } from './strings'

type Record = RowOf<typeof resource>

/** Refuses coupons of members who are not active, such as frozen or blacklisted ones. */
async function requireActive(context: BehaviourContext, memberId: string | null): Promise<void> {
  const holder = await findRow(context, member, memberId, { lock: false })
  if (holder?.status !== 'ACTIVE') refuse('member-locked', reasons.memberLocked)
}

/** The coupon of a record. */
const termsOf = (context: BehaviourContext, couponId: string | null) =>
  findRow(context, coupon, couponId, { lock: false })

function requireValid({ validFrom, validTo }: Record): void {
  const now = storeMoment()
  if ((validFrom ?? '') > now || (validTo ?? '') < now) refuse('not-valid', reasons.notValid)
}

/** @throws 422 for a coupon that an order has used, and after 24 hours */
async function requireUndoable({ rows }: BehaviourContext, { couponRecordId }: Record): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from coupon_record t
    where t.coupon_record_id = ${couponRecordId} and coalesce(t.order_no, '') = '' and t.used_at > now() - interval '24 hours'`)
  if (!rowCount) refuse('undo-time', reasons.undoTime)
}

/** Coupons that members hold. */
export const couponRecord = defineBehaviour(resource)({
  effects: {
    delay: async (context) => {
      const { row, input } = context
      const { validTo } = input
      if (await isVoided(context, row.couponId)) refuse('coupon-void', reasons.couponVoid)
      if (validTo <= storeMoment() || validTo <= (row.validTo ?? '')) refuse('later-date', reasons.laterDate)
      return { validTo }
    },
    verify: async (context) => {
      requireValid(context.row)
      requireTerms(context, await termsOf(context, context.row.couponId))
      await requireActive(context, context.row.memberId)
      const operator = await userName(context)
      return { usedAt: sql`now()`, usedHotelId: context.place.hotelId, operator }
    },
    undoVerify: async (context) => {
      await requireUndoable(context, context.row)
      const isVoid = await isVoided(context, context.row.couponId)
      return { usedAt: null, usedHotelId: null, operator: null, ...(isVoid && { status: 'VOIDED' as const }) }
    },
  },
  auto: {
    lock: {},
    use: { run: async () => ({ usedAt: sql`now()` }) },
    release: {
      run: async (context) => ({
        ...{ orderNo: null, usedAt: null, usedHotelId: null, discountAmount: null, orderAmount: null },
        ...((context.row.validTo ?? '') < storeMoment() && { status: 'EXPIRED' as const }),
        ...((await isVoided(context, context.row.couponId)) && { status: 'VOIDED' as const }),
      }),
    },
    lapse: { due: sql`t.valid_to < now()` },
    giveAway: {},
  },
})

/** The use of a coupon by an order. */
export interface CouponUse {
  readonly orderNo: string
  /** Cents. */
  readonly discountAmount: number
  readonly orderAmount: number
}

/**
 * Locks a coupon for an order, so that no other order can use it.
 *
 * @throws 422 for a coupon that is used, not valid now, or another member's
 */
export async function lockCoupon(
  context: BehaviourContext,
  key: string,
  memberId: string | null,
  orderNo: string,
) {
  const row = await findRow(context, resource, key)
  if (!row || row.memberId !== memberId) refuse('not-usable', reasons.notUsable)
  requireValid(row)
  requireTerms(context, await termsOf(context, row.couponId))
  await requireActive(context, memberId)
  if (!(await changeState(context, resource, row, 'lock', { orderNo })))
    refuse('not-usable', reasons.notUsable)
  return row
}

/** Marks a coupon as used once its order is paid. */
export async function useCoupon(
  context: BehaviourContext,
  key: string,
  { discountAmount, orderAmount }: CouponUse,
) {
  const row = await findRow(context, resource, key)
  const usedHotelId = context.place.hotelId
  if (row) await changeState(context, resource, row, 'use', { discountAmount, orderAmount, usedHotelId })
}

/** Releases the coupon of a cancelled or refunded order; a used one only if its terms allow it. */
export async function releaseCoupon(context: BehaviourContext, key: string): Promise<void> {
  const row = await findRow(context, resource, key)
  const terms = await termsOf(context, row?.couponId ?? null)
  if (row && (row.status === 'LOCKED' || terms?.refundReturn))
    await changeState(context, resource, row, 'release')
}

/** Transfers a coupon to another member, with the same validity. @throws 422 if its terms do not allow it */
export async function giveCouponAway(
  context: EffectContext<typeof resource>,
  receiverId: string,
): Promise<void> {
  const { row } = context
  const [terms, receiver] = [
    await termsOf(context, row.couponId),
    await findRow(context, member, receiverId, { lock: false }),
  ]
  if (!terms?.transferable || receiver?.status !== 'ACTIVE')
    refuse('not-transferable', reasons.notTransferable)
  if (!(await changeState(context, resource, row, 'giveAway')))
    refuse('not-transferable', reasons.notTransferable)
  const { validFrom, validTo, receiveChannel, memberName } = row
  const values = { validFrom, validTo, receiveChannel, sourceName: memberName ?? '' }
  await addRecord(context, String(row.couponId), receiver, values)
}
