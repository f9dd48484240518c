import { permissionCode } from '@ebkit/domain'
import { listRestaurantProducts, readRestaurantProducts } from '@ebkit/protocol/calls/products'
import type { RestaurantProductRow } from '@ebkit/protocol/schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { ownOrigin } from '../server/ownOrigin'
import { registerCall } from '../server/registerCall'
import { currentHotel } from '../server/tenancy'
import { isInActivity, restaurantProductSearch } from './restaurantProductSearch'

type Row = {
  restaurant_product_id: string
  name: string
  /** Cents. */
  price: number
  status: string
  restaurantName: string | null
  activityStatus: boolean
  image: string | null
}

async function selectDishes(rows: Transaction, where: SQL, rest: SQL): Promise<Row[]> {
  const found = await rows.execute<Row>(
    sql`select t.restaurant_product_id, t.name, t.price::float8 as price, t.status, t.images[1] as image,
        r.name as "restaurantName", ${isInActivity} as "activityStatus"
      from restaurant_product t
      left join restaurant r on r.brand_id = t.brand_id and r.restaurant_id = t.restaurant_id
      where ${where} ${rest}`,
  )
  return found.rows
}

/** @spec W-RPP-7 */
const dishOnWire = ({ restaurantName, image, ...row }: Row, origin: string): RestaurantProductRow => ({
  ...row,
  image: image && new URL(image, origin).href,
  Restaurant: { name: restaurantName },
})

/** Restaurant products for the picker: a page of a search, and those that were chosen. @spec W-RPP-3 */
export function registerRestaurantProducts(app: FastifyInstance, { asTenant, settings }: Gateway): void {
  const about = {
    needs: permissionCode({ name: 'restaurantProduct' }, 'view'),
    tag: 'Restaurant products',
  } as const
  const originOf = (request: FastifyRequest) => settings.publicOrigin ?? ownOrigin(request)

  const listing = { ...about, summary: 'One page of restaurant products' }
  registerCall(app, listRestaurantProducts, listing, ({ query, request }) => {
    const { where, order, limit, offset } = restaurantProductSearch(query, currentHotel(request))
    return asTenant(request, async (rows) => {
      const counted = await rows.execute<{ total: number }>(
        sql`select count(*)::int as total from restaurant_product t where ${where}`,
      )
      const found = await selectDishes(rows, where, sql`order by ${order} limit ${limit} offset ${offset}`)
      return {
        count: counted.rows[0]?.total ?? 0,
        rows: found.map((row) => dishOnWire(row, originOf(request))),
      }
    })
  })

  const reading = { ...about, summary: 'Restaurant products by id' }
  registerCall(app, readRestaurantProducts, reading, async ({ body, request }) => {
    // PostgreSQL takes no NUL character, so no row has one
    const keys = body.keys.map(String).filter((key) => !key.includes('\0'))
    const where = sql`t.restaurant_product_id = any(${sql.param(keys)}::text[])`
    const found = await asTenant(request, (rows) => selectDishes(rows, where, sql``))
    return { rows: found.map((row) => dishOnWire(row, originOf(request))) }
  })
}
