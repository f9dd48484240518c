import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { counter, hotel, printer, restaurant, role } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { countersOf, printersOf, restaurantsOf } from './equipment'
import { insertMany } from './insertMany'
import { productsOfStore } from './productNames'
import { rolesOf } from './roles'

/** Adds permissions to the roles of a demo that was filled before the resources existed which they are for. */
async function extendRoles(rows: Transaction, brandId: string): Promise<void> {
  for (const { roleId, permissions = [] } of rolesOf(brandId))
    await rows
      .update(role)
      .set({
        permissions: sql`array(select distinct code from unnest(${role.permissions} || ${sql.param(permissions)}::text[]) code)`,
      })
      .where(eq(role.roleId, roleId))
}

/** Inserts the counters, restaurants and printers of a brand's demo, once. */
export async function seedEquipment(database: Database, brandId: string): Promise<void> {
  const hotelIds = productsOfStore.map(([hotelId]) => hotelId).filter((id) => id.startsWith(brandId))
  if (!hotelIds.length) return
  await database.withTenant({ brandId, hotelIds }, async (rows) => {
    const stores = (await rows.select().from(hotel)).filter(({ hotelId }) => hotelIds.includes(hotelId))
    const counters = stores.flatMap(countersOf)
    if (stores.length < hotelIds.length) return
    // the gateway that inserts the restaurants inserts the rest, so that concurrent starts seed once
    const { rowCount } = await rows
      .insert(restaurant)
      .values(stores.flatMap(restaurantsOf))
      .onConflictDoNothing()
    if (!rowCount) return
    await rows.insert(counter).values(counters)
    await insertMany(
      rows,
      printer,
      stores.flatMap((store) => printersOf(store)),
    )
    await extendRoles(rows, brandId)
  })
}
