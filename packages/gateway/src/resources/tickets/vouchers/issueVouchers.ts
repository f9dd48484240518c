import { randomInt } from 'node:crypto'
import { genericVoucher, genericVoucherCode } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { storeDay } from '../../../behaviour/numbers'
import { addRow, findRow } from '../../../behaviour/rows'
import type { Product } from '../inventory'
import type { Order } from '../ticketCodes'

/** An unguessable voucher code of a letter and 11 digits, unique in the brand. */
async function freeVoucherCode({ rows, place }: BehaviourContext): Promise<string> {
  for (;;) {
    const code = `T${Array.from({ length: 11 }, () => randomInt(10)).join('')}`
    const { rowCount } = await rows.execute(
      sql`select from generic_voucher_code where brand_id = ${place.brandId} and code = ${code}`,
    )
    if (!rowCount) return code
  }
}

/** Issues a voucher for each unit of a paid order. @returns whether the product is a voucher */
export async function issueVouchers(
  context: BehaviourContext,
  order: Order,
  { productType }: Product,
): Promise<boolean> {
  if (productType !== 'package') return false
  const voucher = await findRow(context, genericVoucher, order.ticketProductId, { lock: false })
  if (!voucher) return false
  for (let piece = 0; piece < (order.quantity ?? 1); piece++) {
    const values = {
      code: await freeVoucherCode(context),
      voucherId: voucher.voucherId,
      platformOrderId: order.platformOrderId,
      memberId: order.memberId,
      holderName: order.buyerName,
      holderPhone: order.buyerPhone,
      expireDate: addDays(storeDay(), (voucher.validDays ?? 1) - 1),
    }
    await addRow(context, genericVoucherCode, values, { hotelId: order.hotelId })
  }
  return true
}
