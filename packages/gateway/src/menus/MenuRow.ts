import type { MenuEntry } from '@ebkit/domain'

/** The columns of a menu node that releases write. */
export interface MenuRow {
  readonly menu_id: string
  readonly parent_id: string | null
  readonly menu_name: string
  readonly menu_type: string
  readonly permission: string | null
  readonly route_path: string | null
  readonly icon: string | null
  readonly sort: number
}

/** A stored node. Releases leave `updated_by` empty, so a value means that the merchant has changed the node. */
export interface StoredMenuRow extends MenuRow {
  readonly updated_by: string | null
}

/** The values of `menuType`. @spec W-PERM-4 */
export const menuTypes: Readonly<Record<MenuEntry['type'], string>> = {
  folder: '0',
  page: '1',
  permission: '2',
}
