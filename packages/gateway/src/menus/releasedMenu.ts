import { createHash } from 'node:crypto'
import { applications, type MenuEntry, menuEntries } from '@ebkit/domain'

/** The menu that this release gives to brands, parents first. */
export const releasedMenu: readonly MenuEntry[] = menuEntries(applications)

/** Differs from that of a release with another menu. */
export const releasedMenuHash = createHash('sha256').update(JSON.stringify(releasedMenu)).digest('hex')

const byId = new Map(releasedMenu.map((entry) => [entry.id, entry]))

/** The key of the node that a brand has of an entry. */
export const menuIdOf = (brandId: string, entryId: string) => `${brandId}-${entryId}`

/** The entry of a node; undefined for nodes that the merchant added. */
export const entryOf = (brandId: string, menuId: string): MenuEntry | undefined =>
  menuId.startsWith(`${brandId}-`) ? byId.get(menuId.slice(brandId.length + 1)) : undefined
