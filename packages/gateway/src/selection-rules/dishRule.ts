import { sql } from 'drizzle-orm'
import { isInActivity, restaurantProductSearch } from '../routes/restaurantProductSearch'
import type { RuleRows } from './RuleRows'
import { texts } from './reasons'
import { requireKnown } from './requireKnown'

const known = ['restaurantId', 'dishClassId', 'status']

/** Restaurant products: the same rows as the list call returns for the same parameters. */
export const dishRule: RuleRows = {
  matching({ hotelId, search, where = {} }, own) {
    requireKnown(where, known)
    const parameters = Object.fromEntries(Object.entries(where).map(([name, value]) => [name, `${value}`]))
    const { where: condition } = restaurantProductSearch(
      { ...parameters, hotelId, search, pageindex: 1, pagesize: 1 },
      hotelId,
    )
    const isTaken = sql`(${isInActivity}) and not t.restaurant_product_id = any(${texts(own)})`
    return sql`select t.restaurant_product_id as key, case when ${isTaken} then 'otherActivity' end as reason
      from restaurant_product t where ${condition}`
  },
  existing: (keys) =>
    sql`select t.restaurant_product_id as key, t.status = 'OFFLINE' as is_off_shelf
      from restaurant_product t where t.restaurant_product_id = any(${texts(keys)})`,
}
