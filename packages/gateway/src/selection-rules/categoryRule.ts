import { sql } from 'drizzle-orm'
import type { RuleRows } from './RuleRows'
import { reasonOf, texts } from './reasons'
import { requireKnown } from './requireKnown'

const columns = {
  key: sql`c.ticket_category_id`,
  supplierAccountStatus: sql`coalesce(max(p.supplier_account_status), 0)`,
  activityTypes: sql`c.activity_types`,
  productSpecType: sql`coalesce(min(p.product_spec_type), 0)`,
  isBrandMultiple: sql`coalesce(min(p.is_brand_multiple), 0)`,
  limitTime: sql`coalesce(min(p.limit_time), 0)`,
  limitSell: sql`coalesce(min(p.limit_sell), 0)`,
}

/** Ticket categories, with the same facts about their products as in the list call. */
export const categoryRule: RuleRows = {
  matching({ hotelId, tab, search = '', activityType, where = {} }, own) {
    requireKnown(where, ['productType'])
    const types = `${where.productType ?? ''}`.split(',').flatMap((type) => type.trim() || [])
    const part = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
    return sql`select c.ticket_category_id as key, ${reasonOf(columns, Number(tab), activityType, own)} as reason
      from ticket_category c left join ticket_product p
        on p.hotel_id = c.hotel_id and p.ticket_category_id = c.ticket_category_id
      where c.hotel_id = ${hotelId} and c.category_name ilike ${part}
        and (${types.length === 0} or c.product_type = any(${texts(types)}))
      group by c.ticket_category_id, c.activity_types`
  },
  existing: (keys) =>
    sql`select ticket_category_id as key, false as is_off_shelf from ticket_category
      where ticket_category_id = any(${texts(keys)})`,
}
