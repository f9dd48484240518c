import { randomInt } from 'node:crypto'
import { ticketCode, type ticketOrder } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { storeDay } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { addRow } from '../../behaviour/rows'
import type { Product } from './inventory'

export type Order = RowOf<typeof ticketOrder>
export type Code = RowOf<typeof ticketCode>

/** An unguessable code of 12 digits. */
const anyCode = () => Array.from({ length: 12 }, () => randomInt(10)).join('')

/** An unused code; of two equal ones that are generated at the same time, the unique index refuses one. */
async function freeCode({ rows, place }: BehaviourContext): Promise<string> {
  for (;;) {
    const code = anyCode()
    const { rowCount } = await rows.execute(
      sql`select from ticket_code where brand_id = ${place.brandId} and code = ${code}`,
    )
    if (!rowCount) return code
  }
}

/** First and last day on which a code can be used. */
function validity(
  product: Product,
  order: Order,
): { readonly validStart: string; readonly validEnd: string } {
  const day = storeDay()
  if (product.validType === 'range' && product.validRange)
    return { validStart: product.validRange.start, validEnd: product.validRange.end }
  if (product.validType === 'date' && order.useDate)
    return { validStart: order.useDate, validEnd: order.useDate }
  return { validStart: day, validEnd: addDays(day, (product.validDays ?? 1) - 1) }
}

/** Splits the payment of an order into shares of its units; the last share includes the remainder. */
export function sharesOf(payAmount: number, quantity: number): number[] {
  const share = Math.floor(payAmount / quantity)
  return Array.from({ length: quantity }, (_, index) =>
    index === quantity - 1 ? payAmount - share * (quantity - 1) : share,
  )
}

/** Creates a code for each unit of a paid order. */
export async function makeCodes(context: BehaviourContext, order: Order, product: Product): Promise<void> {
  const shares = sharesOf(order.payAmount ?? 0, order.quantity ?? 1)
  const travellers = order.travellers ?? []
  for (const [index, sharePrice] of shares.entries()) {
    const { name = order.buyerName, idCard = null } = (travellers[index] ?? {}) as Record<
      string,
      string | null
    >
    const row = {
      code: await freeCode(context),
      platformOrderId: order.platformOrderId,
      ticketProductId: order.ticketProductId,
      specName: order.specName,
      holderName: name,
      holderPhone: order.buyerPhone,
      idCard,
      ...validity(product, order),
      sharePrice,
    }
    await addRow(context, ticketCode, row, { hotelId: order.hotelId })
  }
}
