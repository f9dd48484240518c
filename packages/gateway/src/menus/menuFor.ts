import { applications, createMissingRights, createPageFinder, type PageMatch } from '@ebkit/domain'
import type { MenuNode } from '@ebkit/protocol/calls/account'
import { holdsPermission } from '@ebkit/rules/permissions'
import type { StoredMenuRow } from './MenuRow'
import { entryOf, releasedMenu } from './releasedMenu'

/** A node with all columns that the menu shows. */
export interface ShownMenuRow extends Omit<StoredMenuRow, 'updated_by'> {
  readonly brand_id: string
  readonly menu_sub_title: string | null
  readonly open_mode: string
  readonly frame_url: string | null
  readonly badge: string
  readonly locked: boolean | null
}

export const findPageAt = createPageFinder(applications)
export const missingRights = createMissingRights(applications)

/**
 * Pages of the release's addresses: matching an address against all routes takes time, and most addresses are these.
 */
const released = new Map<string, PageMatch | undefined>(
  releasedMenu.flatMap(({ address }) => (address ? [[address, findPageAt(address)]] : [])),
)

/** Whether a user with these permissions sees a node, regardless of its children. */
function isSeen(row: ShownMenuRow, codes: readonly string[]): boolean {
  if (row.permission !== null && !holdsPermission(codes, row.permission)) return false
  if (row.menu_type !== '1' || row.open_mode !== 'INNER') return true
  const address = row.route_path ?? ''
  const match = released.has(address) ? released.get(address) : findPageAt(address)
  return match !== undefined && missingRights(match.page, codes).length === 0
}

function nodeOf(row: ShownMenuRow, subList: MenuNode[]): MenuNode {
  const title = entryOf(row.brand_id, row.menu_id)?.title
  return {
    menuId: row.menu_id,
    menuName: row.menu_name,
    englishName: title && title.zh === row.menu_name ? (title.en ?? null) : null,
    menuSubTitle: row.menu_sub_title,
    menuType: Number(row.menu_type),
    permission: row.permission,
    parentId: row.parent_id,
    sort: row.sort,
    routePath: row.route_path,
    icon: row.icon,
    openMode: row.open_mode,
    frameUrl: row.frame_url,
    badge: row.badge,
    locked: row.locked,
    subList,
  }
}

/**
 * The menu for these permissions. A group without visible pages is omitted; a page that the user may not open remains
 * as a group while it contains one that the user may open.
 *
 * @param rows in the order of the menu
 * @spec W-AUTH-10 W-PERM-3
 */
export function menuFor(rows: readonly ShownMenuRow[], codes: readonly string[]): MenuNode[] {
  const children = new Map<string | null, ShownMenuRow[]>()
  for (const row of rows) children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row])
  const below = (parent: string | null): MenuNode[] =>
    (children.get(parent) ?? []).flatMap((row) => {
      if (row.menu_type === '2') return isSeen(row, codes) ? [nodeOf(row, [])] : []
      const subList = below(row.menu_id)
      const hasPages = subList.some(({ menuType }) => menuType !== 2)
      if (row.menu_type === '0') return hasPages ? [nodeOf(row, subList)] : []
      if (isSeen(row, codes)) return [nodeOf(row, subList)]
      return hasPages ? [{ ...nodeOf(row, subList), menuType: 0, routePath: null }] : []
    })
  return below(null)
}
