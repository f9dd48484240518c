import { safeAddress } from '@ebkit/core/files'
import type { MenuNode } from '@ebkit/core/services/menus'
import { embeddedAddress, embeddedRoute } from '../frame/embeddedRoute'
import { resolveAddress } from '../routes/resolveAddress'
import type { MenuApplication, MenuGroup, MenuPage } from './Menu'

/** `menuType` of a permission, which is not a visible entry. @spec W-PERM-4 */
const permissionType = 2

const titleOf = ({ menuName, englishName }: MenuNode, locale: string) =>
  (locale === 'en' && englishName) || menuName

const entriesOf = ({ subList }: MenuNode) =>
  (subList ?? []).filter(({ menuType }) => menuType !== permissionType)

/** The address outside the console that an entry leads to: an absolute web address, or none. */
const elsewhere = (address: string | null | undefined) =>
  address && /^\s*https?:/i.test(address) ? safeAddress(address, address) : undefined

function addressOf({ menuId, openMode, frameUrl, routePath }: MenuNode) {
  if (openMode === 'BLANK') return elsewhere(frameUrl)
  return openMode === 'FRAME' ? embeddedAddress(menuId) : routePath
}

/** The page of an entry, and the pages below it, which are those of a layout. */
function pagesOf(node: MenuNode, locale: string): MenuPage[] {
  const { openMode } = node
  const address = addressOf(node)
  const own = address ? [{ address, title: titleOf(node, locale), isElsewhere: openMode === 'BLANK' }] : []
  return [...own, ...entriesOf(node).flatMap((child) => pagesOf(child, locale))]
}

/** An entry directly below an application is a group without a heading. */
function groupOf(node: MenuNode, locale: string): MenuGroup {
  return { id: node.menuId, title: node.routePath ? '' : titleOf(node, locale), pages: pagesOf(node, locale) }
}

/** The application, in the table of routes, of the first page that belongs to the console itself. */
function nameOf(pages: readonly MenuPage[]): string {
  for (const { address } of pages) {
    const route = resolveAddress(`#${address}`).match?.route
    if (route && route !== embeddedRoute) return route.application
  }
  return ''
}

/**
 * The menu as the shell shows it: applications, groups of pages, pages.
 *
 * @param locale `zh` or `en`
 * @spec W-AUTH-10
 */
export function readMenu(nodes: readonly MenuNode[], locale: string): readonly MenuApplication[] {
  return nodes
    .filter(({ menuType }) => menuType !== permissionType)
    .map((node) => {
      const groups = entriesOf(node)
        .map((child) => groupOf(child, locale))
        .filter(({ pages }) => pages.length > 0)
      return {
        ...{ id: node.menuId, name: nameOf(groups.flatMap(({ pages }) => pages)), groups },
        ...{ title: titleOf(node, locale), icon: node.icon ?? '' },
      }
    })
    .filter(({ groups }) => groups.length > 0)
}

/** A page with its application and group in the menu. */
export interface FoundPage extends MenuPage {
  readonly application: MenuApplication
  readonly group: MenuGroup
}

/** Every page of a menu, in its order. */
export const pagesIn = (menu: readonly MenuApplication[]): readonly FoundPage[] =>
  menu.flatMap((application) =>
    application.groups.flatMap((group) => group.pages.map((page) => ({ ...page, application, group }))),
  )

/** Pages whose title contains all words of a search, or whose address begins with it. Better matches come first. */
export function searchMenu(menu: readonly MenuApplication[], search: string): readonly FoundPage[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const rankOf = ({ title, group, application, address }: FoundPage) => {
    const name = title.toLowerCase()
    const around = `${name} ${group.title} ${application.title}`.toLowerCase()
    if (words.every((word) => name.includes(word))) return name.startsWith(words[0] ?? '') ? 3 : 2
    if (words.every((word) => around.includes(word))) return 1
    return address.toLowerCase().startsWith(words.join('')) ? 1 : 0
  }
  return pagesIn(menu)
    .map((page) => ({ page, rank: rankOf(page) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ page }) => page)
}
