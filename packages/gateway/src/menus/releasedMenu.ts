import { createHash } from 'node:crypto'
import { applications, type MenuEntry, menuEntries } from '@ebkit/domain'

/** The menu of this release, parents first. */
export const releasedMenu: readonly MenuEntry[] = menuEntries(applications)

/** Changes with the menu, so that releases with different menus can be told apart. */
export const releasedMenuHash = createHash('sha256').update(JSON.stringify(releasedMenu)).digest('hex')

const byId = new Map(releasedMenu.map((entry) => [entry.id, entry]))

/** The key of a brand's node for an entry. */
export const menuIdOf = (brandId: string, entryId: string) => `${brandId}-${entryId}`

/** The entry of a node; undefined for nodes that the merchant added. */
export const entryOf = (brandId: string, menuId: string): MenuEntry | undefined =>
  menuId.startsWith(`${brandId}-`) ? byId.get(menuId.slice(brandId.length + 1)) : undefined
