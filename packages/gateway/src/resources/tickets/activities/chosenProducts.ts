import { ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import type { RowOf } from '../../../behaviour/RowOf'
import { findRows } from '../../../behaviour/rows'

/** The value of a field that holds chosen products. */
export type ChosenProducts = readonly { readonly ticketProductId?: unknown }[] | null | undefined

export const chosenKeys = (products: ChosenProducts): string[] =>
  (products ?? []).map(({ ticketProductId }) => String(ticketProductId))

/** Product rows, by key. */
export async function productsByKey(context: BehaviourContext, keys: readonly string[]) {
  const where = sql`t.ticket_product_id = any (${sql.param([...new Set(keys)])}::text[])`
  const rows = await findRows(context, ticketProduct, where, { lock: false })
  return new Map(rows.map((row) => [String(row.ticketProductId), row]))
}

/** The lowest unit price of a product: with several specs, that of the cheapest. */
export const lowestPrice = ({ minSalePrice, salePrice }: RowOf<typeof ticketProduct>): number =>
  minSalePrice ?? salePrice ?? 0
