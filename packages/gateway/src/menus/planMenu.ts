import type { MenuEntry } from '@ebkit/domain'
import { type MenuRow, menuTypes, type StoredMenuRow } from './MenuRow'
import { menuIdOf } from './releasedMenu'

/** The changes that a release makes to the menu of a brand. */
export interface MenuPlan {
  /** Parents first. */
  readonly added: readonly MenuRow[]
  readonly changed: readonly MenuRow[]
  /** Keys, children first. */
  readonly removed: readonly string[]
  /** The keys of all nodes that releases have given to the brand so far. */
  readonly given: readonly string[]
}

/** The current menu of a brand. */
export interface BrandMenu {
  readonly brandId: string
  readonly rows: readonly StoredMenuRow[]
  /** Keys of nodes that earlier releases added. The merchant has deleted those that are missing. */
  readonly given: readonly string[]
}

/**
 * Compares the menu of a release with that of a brand. Nodes that the merchant has changed, added or deleted stay as
 * they are; a new node whose parent was deleted is placed below its nearest existing ancestor.
 */
export function planMenu(entries: readonly MenuEntry[], menu: BrandMenu): MenuPlan {
  const stored = new Map(menu.rows.map((row) => [row.menu_id, row]))
  const wasGiven = new Set(menu.given)
  const removed = removedRows(entries, menu)
  const taken = takenBy(rowsThatStay(entries, menu, removed))
  const present = new Set(stored.keys())
  const added: MenuRow[] = []
  const changed: MenuRow[] = []
  for (const entry of entries) {
    const row = rowOf(entry, entries, menu.brandId, present)
    const current = stored.get(row.menu_id)
    if (current) {
      if (current.updated_by === null && !isSame(current, row) && !taken(row)) changed.push(row)
    } else if (!wasGiven.has(row.menu_id) && !taken(row)) {
      present.add(row.menu_id)
      added.push(row)
    }
  }
  const given = [...wasGiven, ...added.map((row) => row.menu_id)].filter((id) => !removed.includes(id))
  return { added, changed, removed, given }
}

/** Rows that the merchant has changed, or that neither the release has nor the plan removes. */
function rowsThatStay(
  entries: readonly MenuEntry[],
  { brandId, rows }: BrandMenu,
  removed: readonly string[],
): StoredMenuRow[] {
  const wanted = new Set(entries.map(({ id }) => menuIdOf(brandId, id)))
  return rows.filter(
    ({ menu_id: id, updated_by: by }) => by !== null || (!wanted.has(id) && !removed.includes(id)),
  )
}

/** Whether one of these rows already has the permission code, or the name below the same parent. */
function takenBy(rows: readonly MenuRow[]): (row: MenuRow) => boolean {
  const names = new Set(rows.map((row) => `${row.parent_id}/${row.menu_name}`))
  const codes = new Set(rows.map((row) => row.permission))
  return ({ parent_id, menu_name, permission }) =>
    names.has(`${parent_id}/${menu_name}`) || (permission !== null && codes.has(permission))
}

function rowOf(
  entry: MenuEntry,
  entries: readonly MenuEntry[],
  brandId: string,
  present: ReadonlySet<string>,
): MenuRow {
  return {
    menu_id: menuIdOf(brandId, entry.id),
    parent_id: presentParent(entry, entries, brandId, present),
    menu_name: entry.title.zh ?? '',
    menu_type: menuTypes[entry.type],
    permission: entry.permission ?? null,
    route_path: entry.address ?? null,
    icon: entry.icon ?? null,
    sort: entry.order,
  }
}

/** The nearest existing ancestor; null for the top level. */
function presentParent(
  { parent }: MenuEntry,
  entries: readonly MenuEntry[],
  brandId: string,
  present: ReadonlySet<string>,
): string | null {
  if (parent === undefined) return null
  const id = menuIdOf(brandId, parent)
  if (present.has(id)) return id
  const above = entries.find((entry) => entry.id === parent)
  return above ? presentParent(above, entries, brandId, present) : null
}

const columns = ['parent_id', 'menu_name', 'menu_type', 'permission', 'route_path', 'icon', 'sort'] as const

const isSame = (one: MenuRow, other: MenuRow) => columns.every((name) => one[name] === other[name])

/** Unchanged nodes of earlier releases that this release lacks, unless nodes that stay are below them. */
function removedRows(entries: readonly MenuEntry[], { brandId, rows, given }: BrandMenu): string[] {
  const wanted = new Set(entries.map(({ id }) => menuIdOf(brandId, id)))
  const gone = new Set(
    rows
      .filter(({ menu_id: id, updated_by: by }) => by === null && given.includes(id) && !wanted.has(id))
      .map((row) => row.menu_id),
  )
  const removed: string[] = []
  for (;;) {
    const leaves = [...gone].filter(
      (id) => !rows.some((row) => row.parent_id === id && !removed.includes(row.menu_id)),
    )
    const next = leaves.filter((id) => !removed.includes(id))
    if (!next.length) return removed
    removed.push(...next)
  }
}
