import { sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { brand, menuRelease } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { MenuRow, StoredMenuRow } from './MenuRow'
import { type BrandMenu, type MenuPlan, planMenu } from './planMenu'
import { releasedMenu, releasedMenuHash } from './releasedMenu'

/** Key of the advisory lock that lets one gateway at a time update the menu of a brand. */
const menuLock = 0x65626d6e

/**
 * Updates a brand's menu to that of this release, in the transaction of the brand. Does nothing if it is up to date,
 * and keeps what the merchant has changed.
 *
 * @spec W-AUTH-10
 */
export async function mendMenu(rows: Transaction, brandId: string): Promise<void> {
  await rows.execute(sql`select pg_advisory_xact_lock(${menuLock}, hashtext(${brandId}))`)
  const before = await releaseOf(rows)
  if (before?.contentHash === releasedMenuHash) return
  const menu = { brandId, rows: await rowsOf(rows), given: before?.menuIds ?? [] }
  await write(rows, menu, planMenu(releasedMenu, menu))
}

async function releaseOf(rows: Transaction) {
  return (await rows.select().from(menuRelease))[0]
}

async function rowsOf(rows: Transaction): Promise<StoredMenuRow[]> {
  const found = await rows.execute<StoredMenuRow & Record<string, unknown>>(
    sql`select menu_id, parent_id, menu_name, menu_type, permission, route_path, icon, sort, updated_by from menu_node`,
  )
  return found.rows
}

async function write(rows: Transaction, { brandId }: BrandMenu, plan: MenuPlan): Promise<void> {
  const { added, changed, removed, given } = plan
  await rows.execute(sql`delete from menu_node where menu_id = any (${sql.param(removed)}::text[])`)
  // Names and codes may be swapped between nodes, and unique keys are checked row by row, so the old values are cleared
  // first.
  await rows.execute(sql`
    update menu_node node set menu_name = node.menu_id, permission = null
    from ${recordsOf(changed)} given where node.menu_id = given.menu_id`)
  await rows.execute(sql`
    update menu_node node set parent_id = given.parent_id, menu_name = given.menu_name, menu_type = given.menu_type,
      permission = given.permission, route_path = given.route_path, icon = given.icon, sort = given.sort,
      updated_at = now(), version = node.version + 1
    from ${recordsOf(changed)} given where node.menu_id = given.menu_id`)
  // Foreign keys are checked at the end of the statement, so parents and children are inserted together.
  await rows.execute(sql`
    insert into menu_node (brand_id, menu_id, parent_id, menu_name, menu_type, permission, route_path, icon, sort)
    select ${brandId}, menu_id, parent_id, menu_name, menu_type, permission, route_path, icon, sort
    from ${recordsOf(added)}`)
  const release = { contentHash: releasedMenuHash, menuIds: [...given], mendedAt: new Date() }
  await rows
    .insert(menuRelease)
    .values({ brandId, ...release })
    .onConflictDoUpdate({ target: menuRelease.brandId, set: release })
}

const recordsOf = (records: readonly MenuRow[]) =>
  sql`jsonb_populate_recordset(null::menu_node, ${JSON.stringify(records)}::jsonb)`

/** Updates the menu of every brand to that of this release. */
export async function mendMenus(database: Database): Promise<void> {
  const brands = await database.signIn.select({ brandId: brand.brandId }).from(brand)
  for (const { brandId } of brands)
    await database.withTenant({ brandId, hotelIds: [] }, (rows) => mendMenu(rows, brandId))
}
