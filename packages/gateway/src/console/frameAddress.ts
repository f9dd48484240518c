import { holdsPermission } from '@ebkit/rules/permissions'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import type { UserIdentity } from '../session/identity'

/** What a page of kind `frame` embeds. */
export interface FrameSource {
  readonly address: string | null
  readonly title: string | null
}

const none: FrameSource = { address: null, title: null }

/** Queries for the settings with the addresses, by route. */
const sources: Readonly<Record<string, (brandId: string, hotelId: string) => SQL>> = {
  '/ihg': (brandId, hotelId) => sql`select hotel_group_page_url as address, hotel_group_name as title
    from hotel_config where brand_id = ${brandId} and hotel_id = ${hotelId}`,
  '/eagle-eye': (brandId, hotelId) => sql`select value as address, null as title
    from hotel_switch where brand_id = ${brandId} and hotel_id = ${hotelId} and key = 'REPORT_EAGLE_EYE_URL'`,
}

/** An address with the store in its query. Invalid web addresses are ignored. */
function withPlace(given: string | null, place: Readonly<Record<string, string>>): string | null {
  if (!given || !URL.canParse(given)) return null
  const address = new URL(given)
  if (!/^https?:$/.test(address.protocol)) return null
  for (const [name, value] of Object.entries(place)) address.searchParams.set(name, value)
  return address.href
}

/** Whether the menu shows every group above an entry. Union drops duplicates, so groups within each other end too. */
const isReached = (brandId: string, menuId: string): SQL => sql`exists (
  with recursive above as (
    select parent_id from menu_node where brand_id = ${brandId} and menu_id = ${menuId}
    union select node.parent_id from menu_node node join above on node.menu_id = above.parent_id
      where node.brand_id = ${brandId} and node.visible and node.menu_type <> '2'
  ) select from above where parent_id is null)`

/**
 * The content that a menu entry embeds for a hotel. Undefined if there is no such entry, or the user lacks its
 * permission.
 */
export async function menuFrameSource(
  rows: Transaction,
  menuId: string,
  { brandId, permissions }: UserIdentity,
  hotelId: string,
): Promise<FrameSource | undefined> {
  const found =
    await rows.execute(sql`select frame_url as address, menu_name as title, permission from menu_node
    where brand_id = ${brandId} and menu_id = ${menuId} and visible and menu_type = '1' and open_mode = 'FRAME'
      and ${isReached(brandId, menuId)}`)
  const [entry] = found.rows as unknown as (FrameSource & { permission: string | null })[]
  if (!entry || (entry.permission !== null && !holdsPermission(permissions, entry.permission))) return
  return { address: withPlace(entry.address, { hotelId, brandId }), title: entry.title }
}

/** The content that the page at a route embeds for a hotel. */
export async function frameSource(
  rows: Transaction,
  route: string,
  brandId: string,
  hotelId: string,
): Promise<FrameSource> {
  const source = sources[route]
  if (!source) return none
  const found = await rows.execute(source(brandId, hotelId))
  const [{ address, title } = none] = found.rows as unknown as FrameSource[]
  return { address: withPlace(address, { hotelId, brandId }), title: title || null }
}
