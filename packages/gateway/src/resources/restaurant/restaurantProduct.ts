import { restaurantProduct as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { live } from '../../behaviour/live'
import { refuse } from '../../behaviour/refuse'
import { changeRow } from '../../behaviour/rows'
import { sets } from '../../behaviour/sets'
import { startOfTodaySql } from '../../database/storeTimeSql'
import { reasons } from './strings'

const midnight = sql.raw(startOfTodaySql)

/** Dishes. */
export const restaurantProduct = defineBehaviour(resource)({
  effects: {
    publish: byState,
    // the shop has no carts to update: an order checks the state of its dishes
    offline: async ({ row }) => {
      if (row.activityStatus) refuse('in-activity', reasons.inActivity)
      return undefined
    },
    sellOut: sets({ soldOut: true }),
    restock: sets({ soldOut: false }),
  },
  computed: {
    Restaurant: live(
      `jsonb_build_object('name', (select r.name from restaurant r where r.brand_id = t.brand_id and r.restaurant_id = t.restaurant_id))`,
      'jsonb',
    ),
    stockLeft: live(
      `(case when t.daily_stock > 0 then greatest(0, t.daily_stock - coalesce((select sum((i ->> 'quantity')::int)::int
        from restaurant_order o cross join jsonb_array_elements(o.items) i
        where o.brand_id = t.brand_id and o.restaurant_id = t.restaurant_id and o.status <> 'CANCELLED'
          and i ->> 'restaurantProductId' = t.restaurant_product_id
          and o.accepted_at >= ${startOfTodaySql}), 0)) end)`,
      'integer',
    ),
    monthSales: live(
      `(select coalesce(sum((i ->> 'quantity')::int), 0)::int
        from restaurant_order o cross join jsonb_array_elements(o.items) i
        where o.brand_id = t.brand_id and o.restaurant_id = t.restaurant_id and o.status = 'DONE'
          and o.finished_at > now() - interval '30 days' and i ->> 'restaurantProductId' = t.restaurant_product_id)`,
      'integer',
    ),
  },
  saved: async ({ row }) => {
    // the price of a dish with several specs is that of the cheapest one
    const prices = (row.specs ?? []).flatMap(({ price }) => (typeof price === 'number' ? price : []))
    const lowest = Math.min(...prices)
    return prices.length && lowest !== row.price ? { price: lowest } : undefined
  },
  regular: {
    // dishes are sold out until midnight; for a row saved since then, the audit trail says when it sold out
    restockAtMidnight: {
      due: sql`t.sold_out and (t.updated_at < ${midnight} or not exists (select from audit_entry e
        where e.brand_id = t.brand_id and e.resource = 'restaurantProduct' and e.row_key = t.restaurant_product_id
          and e.after ->> 'soldOut' = 'true' and e.happened_at >= ${midnight}))`,
      run: (context) => changeRow(context, resource, context.key, { soldOut: false }),
    },
  },
})
