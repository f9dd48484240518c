import { ticketCode, ticketOrder, ticketProduct, ticketVerifyRecord } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { changeAlong } from '../../behaviour/changeAlong'
import { employeeOf } from '../../behaviour/employeeOf'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRow, findRows } from '../../behaviour/rows'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { addLine } from '../finance/settlementItems'
import { type CodeFacts, obstacleOfDay } from './desk/obstacleOf'
import { requireOpenArea } from './openAreas'
import { followCodes } from './orderState'
import { reasons } from './strings'
import type { Code, Order } from './ticketCodes'

type Verification = RowOf<typeof ticketVerifyRecord>

async function storeName({ rows, place }: BehaviourContext): Promise<string | null> {
  const found = await rows.execute<{ name: string }>(
    sql`select h.hotel_name as name from hotel h where h.hotel_id = ${place.hotelId}`,
  )
  return found.rows[0]?.name ?? null
}

const refusals = {
  'not-yet': () => refuse('not-yet-valid', reasons.notYetValid),
  expired: () => refuse('expired', reasons.expired),
  'unusable-day': () => refuse('unusable-day', reasons.unusableDay),
  'needs-reservation': () => refuse('needs-reservation', reasons.needsReservation),
} as const

/** @throws 422 outside the validity, without a required reservation, and on excluded days */
function requireUsable(facts: CodeFacts): void {
  const obstacle = obstacleOfDay(facts)
  if (obstacle) refusals[obstacle.code as keyof typeof refusals]()
}

/** Adds settlement lines for a use: one for the selling store, and one for the store of the use if it is another. */
async function addUse(context: BehaviourContext, order: Order, code: Code, quantity: 1 | -1): Promise<void> {
  const amount = (code.sharePrice ?? 0) * quantity
  const useStoreId = context.place.hotelId
  const line = { itemType: 'USE', quantity, amount, codeNo: code.code, useStoreId } as const
  const isElsewhere = useStoreId !== order.hotelId
  await addLine(context, order, { ...line, settleAmount: isElsewhere ? -amount : 0 })
  if (isElsewhere) await addLine(context, order, { ...line, hotelId: useStoreId, settleAmount: amount })
}

/**
 * Verifies a code: updates the code and its order, and adds the record and the settlement lines.
 *
 * @param code locked, unused
 * @returns the changes of the code
 */
export async function verifyCode(
  context: BehaviourContext,
  code: Code,
  verifyType: Verification['verifyType'],
) {
  const product = await findRow(context, ticketProduct, code.ticketProductId, { lock: false })
  const order = await findRow(context, ticketOrder, code.platformOrderId)
  if (!product || !order) throw new Error(`The order of code ${code.ticketCodeId} is not there`)
  requireUsable({ code, product, order })
  await requireOpenArea(context, code.ticketProductId)
  const [hotelName, employeeId] = [await storeName(context), await employeeOf(context)]
  await addRow(context, ticketVerifyRecord, {
    code: code.code,
    platformOrderId: code.platformOrderId,
    ticketProductId: code.ticketProductId,
    specName: code.specName,
    holderName: code.holderName,
    holderPhone: code.holderPhone,
    verifyType,
    verifyTime: sql`now()`,
    verifyHotelId: context.place.hotelId,
    employeeId,
    amount: code.sharePrice,
  })
  await addUse(context, order, code, 1)
  const used = { verifyTime: sql`now()`, verifyHotelName: hotelName, verifyEmployeeId: employeeId }
  await changeRow(context, ticketCode, String(code.ticketCodeId), { ...used, status: 'USED' })
  await changeRow(context, ticketOrder, String(order.platformOrderId), {
    usedCount: (order.usedCount ?? 0) + 1,
  })
  await followCodes(context, String(order.platformOrderId))
  return used
}

/** The valid verification of a code, locked. */
export async function verificationOf(
  context: BehaviourContext,
  { code }: Code,
): Promise<Verification | undefined> {
  const [record] = await findRows(context, ticketVerifyRecord, sql`t.code = ${code} and t.status = 'VALID'`)
  return record
}

/** @throws 422 for a verification by another store, and after 24 hours */
async function requireUndoable({ rows, place }: BehaviourContext, record: Verification): Promise<void> {
  if (record.verifyHotelId !== place.hotelId) refuse('revoke-store', reasons.revokeStore)
  const { rowCount } = await rows.execute(sql`select from ticket_verify_record t
    where t.verify_id = ${record.verifyId} and t.verify_time > now() - interval '24 hours'`)
  if (!rowCount) refuse('revoke-time', reasons.revokeTime)
}

async function restoreOrder(context: BehaviourContext, order: Order): Promise<void> {
  const usedCount = (order.usedCount ?? 1) - 1
  const status = usedCount > 0 ? 'PART_USED' : 'PAID'
  await changeAlong(context, ticketOrder, order, 'revoke', { usedCount, status })
}

/** Undoes a verification: restores code, order and settlement. */
export async function undoVerification(
  context: BehaviourContext,
  record: Verification,
  reason: string,
): Promise<void> {
  await requireUndoable(context, record)
  await seeAllStores(context)
  const [code] = await findRows(context, ticketCode, sql`t.code = ${record.code} and t.status = 'USED'`)
  const order = await findRow(context, ticketOrder, record.platformOrderId)
  if (!code || !order) throw new Error(`The code of verification ${record.verifyId} is not used`)
  const revoked = { revokeReason: reason, revokeTime: sql`now()`, status: 'REVOKED' } as const
  await changeRow(context, ticketVerifyRecord, String(record.verifyId), revoked)
  const unused = {
    verifyTime: null,
    verifyHotelName: null,
    verifyEmployeeId: null,
    status: 'UNUSED',
  } as const
  await changeRow(context, ticketCode, String(code.ticketCodeId), unused)
  await restoreOrder(context, order)
  await addUse(context, order, code, -1)
}
