import { sql } from 'drizzle-orm'
import type { Gateway } from '../gateway'

/** A brand and all of its stores. */
export interface BrandStores {
  readonly brandId: string
  readonly hotelIds: readonly string[]
}

/** The brands that are not disabled, with their stores. */
export async function brandsWithStores({ database }: Pick<Gateway, 'database'>): Promise<BrandStores[]> {
  const { rows } = await database.signIn.execute(sql`select b.brand_id as "brandId",
      array_agg(h.hotel_id order by h.hotel_id) as "hotelIds"
    from brand b join hotel h on h.brand_id = b.brand_id where b.status = 'ENABLED'
    group by b.brand_id order by b.brand_id`)
  return rows as unknown as BrandStores[]
}

/** All stores of a brand. */
export async function storesOf(
  { database }: Pick<Gateway, 'database'>,
  brandId: string,
): Promise<readonly string[]> {
  const { rows } = await database.signIn.execute<{ hotelId: string }>(
    sql`select hotel_id as "hotelId" from hotel where brand_id = ${brandId} order by hotel_id`,
  )
  return rows.map(({ hotelId }) => hotelId)
}
