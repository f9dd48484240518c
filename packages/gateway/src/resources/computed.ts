import { hotelConfig, type Resource } from '@ebkit/domain'
import { productStateStrings } from '@ebkit/rules/products'
import { behaviours } from '../behaviour/behaviours'
import type { ColumnType } from '../database/schema/resourceColumns'
import { waitingJobs } from './merchant/printer'
import { activityTypesOf } from './tickets/activities/activityTypes'

/** How a field is computed: its type, and SQL over the row `t`. */
export type Computation = readonly [type: ColumnType, sql: string]

/** Whether a device has reported within the last minute; `infinity` stands for an open connection. */
const isOnline = "t.last_online_at > now() - interval '60 seconds'"

/** The low-stock threshold of a hotel that has not saved settings. */
const { fields: settings }: Resource = hotelConfig
const usualAlert = Number(settings.find(({ name }) => name === 'lowStockAlert')?.default)

const productsOf = (column: string, more = '') =>
  `(select count(*)::int from ticket_product p where p.hotel_id = t.hotel_id and p.${column} = t.${column}${more})`

/** Fields that are computed when read, or stored in another form than shown, by resource. */
const ofTables: Readonly<Record<string, Readonly<Record<string, Computation>>>> = {
  printer: {
    onlineState: ['text', `case when ${isOnline} then t.reported_state else 'OFFLINE' end`],
    lastOnlineAt: [
      'timestamptz',
      'case when t.last_online_at is null then null else least(t.last_online_at, now()) end',
    ],
    // jobs that the device reports plus those that wait here
    pendingJobs: ['integer', `(t.pending_jobs + ${waitingJobs})`],
  },
  postageTemplate: {
    productCount: ['integer', productsOf('postage_template_id', " and p.ship_type in ('mail', 'all')")],
  },
  restaurantProduct: {
    activityStatus: [
      'boolean',
      `exists (select from activity a where a.brand_id = t.brand_id and a.status = 'RUNNING'
        and a.products @> jsonb_build_array(jsonb_build_object('restaurant_product_id', t.restaurant_product_id)))`,
    ],
  },
  ticketCategory: {
    productCount: ['integer', productsOf('ticket_category_id')],
    supplierAccountStatus: [
      'smallint',
      `(select coalesce(max(p.supplier_account_status), 0)::smallint from ticket_product p
        where p.hotel_id = t.hotel_id and p.ticket_category_id = t.ticket_category_id)`,
    ],
    activityTypes: ['text[]', 't.activity_types::text[]'],
  },
  ticketProduct: {
    hotelName: ['text', '(select h.hotel_name from hotel h where h.hotel_id = t.hotel_id)'],
    minSalePrice: ['bigint', 't.min_sale_price'],
    soldCount: ['integer', 't.sold_count'],
    isLowStock: [
      'boolean',
      `(t.status = 'published' and t.product_type <> 'gift' and t.total_inventory <
        coalesce((select c.low_stock_alert from hotel_config c where c.hotel_id = t.hotel_id), ${usualAlert}))`,
    ],
    supplierAccountStatus: ['smallint', 't.supplier_account_status'],
    rpNames: ['text[]', 't.rp_names'],
    categoryName: ['text', "''::text"],
    activityTypes: ['text[]', `${activityTypesOf('t')}::text[]`],
    statusName: [
      'text',
      `case t.status ${Object.entries(productStateStrings.zh)
        .map(([state, name]) => `when '${state}' then '${name}'`)
        .join(' ')} end`,
    ],
  },
}

/** The fields that behaviours compute when they are read. */
const ofBehaviours = behaviours.map(({ resource, computed = {} }) => {
  const live = Object.entries(computed).flatMap(([name, each]) =>
    each.kind === 'live' ? [[name, [each.type, each.sql]] as const] : [],
  )
  return [resource.name, Object.fromEntries<Computation>(live)] as const
})

/** Every field that is computed when it is read, by resource. */
export const computations: Readonly<Record<string, Readonly<Record<string, Computation>>>> = {
  ...Object.fromEntries(ofBehaviours),
  ...Object.fromEntries(
    Object.entries(ofTables).map(([name, own]) => [
      name,
      { ...Object.fromEntries(ofBehaviours)[name], ...own },
    ]),
  ),
}
