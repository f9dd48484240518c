import type { Database } from '../database/open'
import { hotel, postageTemplate, ticketCategory, ticketProduct } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { insertMany } from './insertMany'
import { postageTemplatesOf } from './postageTemplates'
import { productsOfStore } from './productNames'
import { categoriesOf } from './ticketCategories'
import { productsOf } from './ticketProducts'

async function seedStores(rows: Transaction, hotelIds: readonly string[]): Promise<boolean> {
  const stores = (await rows.select().from(hotel)).filter(({ hotelId }) => hotelIds.includes(hotelId))
  if (stores.length < hotelIds.length) return false
  const categories = stores.flatMap(({ brandId, hotelId }) => categoriesOf(brandId, hotelId))
  // the gateway that inserts the categories inserts the products, so that concurrent starts seed once
  const { rowCount } = await rows.insert(ticketCategory).values(categories).onConflictDoNothing()
  if (!rowCount) return false
  const templates = stores.flatMap(({ brandId, hotelId, region: [province = '', city = ''] }) =>
    postageTemplatesOf(brandId, hotelId, [province, city]),
  )
  await rows.insert(postageTemplate).values(templates)
  return true
}

/** Inserts a brand's ticket products, unless its categories exist already. */
export async function seedProducts(database: Database, brandId: string): Promise<void> {
  const hotelIds = productsOfStore
    .map(([hotelId]) => hotelId)
    .filter((hotelId) => hotelId.startsWith(brandId))
  if (!hotelIds.length) return
  await database.withTenant({ brandId, hotelIds }, async (rows) => {
    if (!(await seedStores(rows, hotelIds))) return
    await insertMany(rows, ticketProduct, productsOf(brandId))
  })
}
