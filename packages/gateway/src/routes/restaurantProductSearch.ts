import { type listRestaurantProducts, maximumProductKeys } from '@ebkit/protocol/calls/products'
import type { ReceivedQueryOf } from '@ebkit/protocol/define-call'
import { storableText } from '@ebkit/rules/storable-text'
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { computations } from '../resources/computed'
import { unfit } from '../server/schemas'

type Parameters = ReceivedQueryOf<typeof listRestaurantProducts>

/** Rows of one page, at most. */
const maximumPageSize = 200

/** Offsets beyond are no different from this one, and PostgreSQL takes no larger ones than 2⁶³. */
const farthest = 2_147_483_647

const states = ['NEW', 'PUBLISHED', 'OFFLINE'] as const

/** What `sort` may name, and the column of it. */
const sortable: Readonly<Record<string, SQL>> = {
  name: sql`t.name`,
  price: sql`t.price`,
  status: sql`t.status`,
}

const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    storableText(text)
      .split(',')
      .flatMap((entry) => entry.trim() || []),
  ),
)
const ids = v.pipe(list, v.maxLength(maximumProductKeys))
const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((given) => storableText(given).trim()),
)
const fromOne = v.pipe(v.number(), v.minValue(1))

/** What the parameters of the call must be beyond their types, and the gateway's own. */
const parameters = v.object({
  pageindex: fromOne,
  pagesize: v.pipe(
    fromOne,
    v.transform((size) => Math.min(size, maximumPageSize)),
  ),
  search: text,
  sort: v.pipe(text, v.regex(/^(-?(name|price|status))?$/)),
  hotelId: ids,
  restaurantId: ids,
  dishClassId: ids,
  status: v.pipe(list, v.array(v.picklist(states))),
  eligibleOnly: v.optional(v.picklist(['0', '1'])),
})

/** What a search asks for. */
export interface RestaurantProductSearch {
  readonly where: SQL
  readonly order: SQL
  readonly limit: number
  readonly offset: number
}

/** Whether a running activity contains the dish. @spec W-RPP-6 */
export const isInActivity = sql.raw(computations.restaurantProduct?.activityStatus?.[1] ?? 'false')

const among = (column: SQL, values: readonly string[]) =>
  values.length ? sql`${column} = any(${sql.param([...values])}::text[])` : sql`true`

/** The name contains the text; `%` and `_` are literal. */
const named = (part: string) =>
  part === '' ? sql`true` : sql`t.name ilike ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`

function orderOf(sort: string): SQL {
  const column = sortable[sort.replace('-', '')]
  const first = column ? sql`${column} ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')}, ` : sql``
  return sql`${first}t.sort_no desc, t.created_at desc, t.restaurant_product_id desc`
}

/**
 * Makes conditions of the parameters of A-017.
 *
 * @param currentHotel the store that is meant where `hotelId` does not say one
 * @throws 400 for an invalid parameter
 */
export function restaurantProductSearch(given: Parameters, currentHotel: string): RestaurantProductSearch {
  const result = v.safeParse(parameters, given)
  if (!result.success) throw unfit(result.issues)
  const { pageindex, pagesize, search, sort, hotelId, restaurantId, dishClassId, ...more } = result.output
  const conditions = [
    among(sql`t.hotel_id`, hotelId.length ? hotelId : [currentHotel]),
    among(sql`t.restaurant_id`, restaurantId),
    among(sql`t.dish_class_id`, dishClassId),
    among(sql`t.status`, more.status),
    named(search),
    more.eligibleOnly === '1' ? sql`not ${isInActivity}` : sql`true`,
  ]
  return {
    where: sql.join(conditions, sql` and `),
    order: orderOf(sort),
    limit: pagesize,
    offset: Math.min((pageindex - 1) * pagesize, farthest),
  }
}
