import type { Application } from '../Application'
import { createPageFinder, type PageMatch } from '../routes/pageAt'
import type { MenuEntry } from './MenuEntry'
import { permissionEntries } from './permissionEntries'

/** A page in the menu, with its address. */
export interface MenuPage extends PageMatch {
  readonly address: string
  readonly entry: MenuEntry
}

/**
 * The menu that a brand begins with, parents first: applications, their groups, the pages, those of a layout below it, and
 * below the pages the permissions that roles can have.
 */
export function menuEntries(applications: readonly Application[]): readonly MenuEntry[] {
  const find = createPageFinder(applications)
  const folders: MenuEntry[] = []
  const pages: MenuPage[] = []
  for (const [order, { name, title, icon, menu }] of applications.entries()) {
    folders.push({ id: name, type: 'folder', title, icon, order })
    for (const [place, group] of menu.entries()) {
      const id = `${name}.${group.name}`
      folders.push({ id, type: 'folder', title: group.title, parent: name, order: place })
      pages.push(
        ...pagesOf(
          group.pages.flatMap((address) => matchAt(find, address)),
          id,
        ),
      )
    }
  }
  const permissions = permissionEntries(applications, pages)
  const carried = new Map(permissions.carried)
  const entries = pages.map(({ entry }) => {
    const permission = carried.get(entry.id)
    return permission ? { ...entry, permission } : entry
  })
  return [...folders, ...entries, ...permissions.entries]
}

function matchAt(find: (address: string) => PageMatch | undefined, address: string) {
  const found = find(address)
  return found ? [{ ...found, address }] : []
}

function pagesOf(matches: readonly (PageMatch & { readonly address: string })[], group: string): MenuPage[] {
  const layouts = new Map(matches.map(({ route, address }) => [route.path, address]))
  return matches.map((match, order) => {
    const { page, route, address } = match
    const parent = layouts.get(route.parent ?? '') ?? group
    return { ...match, entry: { id: address, type: 'page', title: page.title, parent, address, order } }
  })
}
