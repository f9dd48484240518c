import { restaurantProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { changeRow, findRows } from '../../behaviour/rows'
import { startOfTodaySql } from '../../database/storeTimeSql'
import { reasons } from './strings'

/** The quantity of each dish in the items, by key. */
function quantitiesOf(items: readonly Values[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const { restaurantProductId, quantity } of items) {
    const key = String(restaurantProductId)
    quantities.set(key, (quantities.get(key) ?? 0) + Number(quantity))
  }
  return quantities
}

async function takenToday({ rows, place }: BehaviourContext, dish: string): Promise<number> {
  const found = await rows.execute<{ taken: number }>(sql`select
      coalesce(sum((i ->> 'quantity')::int), 0)::int as taken
    from restaurant_order o cross join jsonb_array_elements(o.items) i
    where o.brand_id = ${place.brandId} and o.status <> 'CANCELLED' and i ->> 'restaurantProductId' = ${dish}
      and o.accepted_at >= ${sql.raw(startOfTodaySql)}`)
  return found.rows[0]?.taken ?? 0
}

/**
 * Checks dishes against their daily stock, and marks those as sold out that have none left. The dishes are locked, so
 * that two orders cannot take the same stock.
 *
 * @throws 422 if a dish has too little stock left
 */
export async function takeStock(context: BehaviourContext, items: readonly Values[]): Promise<void> {
  const quantities = quantitiesOf(items)
  const keys = sql.param([...quantities.keys()])
  const dishes = await findRows(
    context,
    restaurantProduct,
    sql`t.restaurant_product_id = any (${keys}::text[]) and t.daily_stock > 0`,
  )
  for (const { restaurant_product_id, name, dailyStock } of dishes) {
    const key = String(restaurant_product_id)
    const left = (dailyStock ?? 0) - (await takenToday(context, key)) - (quantities.get(key) ?? 0)
    if (left < 0) refuse('sold-out', filled(reasons.soldOut, { name: name ?? '' }))
    if (left === 0) await changeRow(context, restaurantProduct, key, { soldOut: true })
  }
}
