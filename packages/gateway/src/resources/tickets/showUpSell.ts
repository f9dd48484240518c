import { ticketProduct, ticketUpSell } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { changeRow, findRow, findRows } from '../../behaviour/rows'

/** The position in the shop where a plan would be shown, and the order there. */
export interface Shown {
  readonly ticketProductId: string
  /** The amount of the order, in cents. */
  readonly amount: number
  readonly showPosition: 'confirm' | 'paid' | 'before'
}

/** SQL: the order triggers the plan `t`. */
const triggered = ({ ticketProductId, amount }: Shown, categoryId: string | null) => {
  const product = JSON.stringify([{ ticketProductId }])
  const category = JSON.stringify([{ ticketCategoryId: categoryId }])
  return sql`case t.trigger_type when 'product' then t.trigger_products @> ${product}::jsonb
    when 'category' then t.trigger_categories @> ${category}::jsonb else ${amount}::bigint >= t.trigger_amount end`
}

/** Chooses the plan with the highest priority, and counts it as shown. @returns its key, or null */
export async function showUpSell(context: BehaviourContext, shown: Shown): Promise<string | null> {
  const product = await findRow(context, ticketProduct, shown.ticketProductId, { lock: false })
  const [plan] = await findRows(
    context,
    ticketUpSell,
    sql`t.hotel_id = ${context.place.hotelId} and t.status = 'RUNNING' and t.show_position = ${shown.showPosition}
      and ${triggered(shown, product?.ticketCategoryId ?? null)}`,
    { order: sql`t.priority desc, t.up_sell_id`, limit: 1 },
  )
  if (!plan) return null
  await changeRow(context, ticketUpSell, String(plan.upSellId), {
    showCount: sql`coalesce(t.show_count, 0) + 1`,
  })
  return String(plan.upSellId)
}
