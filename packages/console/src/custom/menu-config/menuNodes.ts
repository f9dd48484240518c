import type { Row } from '@ebkit/core/services/rows'
import type { PermissionNode } from '@ebkit/widgets/permission-tree'
import { childrenOf } from '../rows-tree/rowsTree'

/** Names of the fields that make the rows of the menu a tree. */
export const menuTree = { key: 'menuId', parent: 'parentId' } as const

/** Values of `menuType`. @spec W-PERM-4 */
export const folderType = '0'
export const pageType = '1'
export const permissionType = '2'

/** A node of the menu with its settings by the merchant. */
export interface MenuConfigNode extends PermissionNode {
  readonly menuId: string
  readonly subList: readonly this[]
}

/** What is kept of a node besides its name, type, code and place. Files of other systems lack it. */
export const furtherFields = [
  'routePath',
  'icon',
  'openMode',
  'frameUrl',
  'badge',
  'locked',
  'visible',
] as const

/** The rows as the menu call returns them. @spec W-PERM-3 */
export function menuNodesOf(rows: readonly Row[]): MenuConfigNode[] {
  const children = childrenOf(rows, menuTree)
  const below = (id: string): MenuConfigNode[] =>
    (children.get(id) ?? []).map((row) => ({
      menuId: String(row.menuId),
      menuName: String(row.menuName ?? ''),
      menuSubTitle: textOrNull(row.menuSubTitle),
      menuType: Number(row.menuType),
      permission: textOrNull(row.permission),
      parentId: textOrNull(row.parentId),
      sort: Number(row.sort ?? 0),
      ...Object.fromEntries(furtherFields.map((name) => [name, row[name] ?? null])),
      subList: below(String(row.menuId)),
    }))
  return below('')
}

const textOrNull = (value: unknown) =>
  value === undefined || value === null || value === '' ? null : String(value)

/** The same nodes as shown for granting: locked ones are granted to everyone. @spec W-PERM-10 */
export const grantedNodes = (nodes: readonly MenuConfigNode[]): PermissionNode[] =>
  nodes.map((node) => ({
    menuId: node.menuId,
    menuName: node.menuName,
    menuSubTitle: node.menuSubTitle ?? null,
    menuType: node.menuType ?? null,
    permission: node.permission ?? null,
    parentId: node.parentId ?? null,
    sort: node.sort ?? null,
    preset: (node as { locked?: unknown }).locked === true,
    subList: grantedNodes(node.subList),
  }))

/** The code of a node; one without a code has a placeholder. @spec W-PERM-5 */
export const codeOf = ({ permission, menuId }: Row): string => String(permission || `useless_${menuId}`)

export const hasCode = ({ permission }: Row): boolean => !!permission

/** Why a node cannot be placed below another one. */
export type PlaceProblem = 'childless' | 'folderBelow'

/** A permission has no children; a folder cannot be below a page. @param above type of the parent; undefined: a root */
export function placeProblem(type: unknown, above: unknown): PlaceProblem | undefined {
  if (above === permissionType) return 'childless'
  return above === pageType && type === folderType ? 'folderBelow' : undefined
}

/** The result of a search. */
export interface FoundNodes {
  /** Keys of the rows that match. */
  readonly matches: ReadonlySet<string>
  /** The matches and all of their ancestors. */
  readonly rows: readonly Row[]
}

/** The rows whose name, code or route contains a text, and their ancestors. @param isFitting a further condition */
export function findNodes(
  rows: readonly Row[],
  search: string,
  isFitting: (row: Row) => boolean = () => true,
): FoundNodes {
  const wanted = search.trim().toLowerCase()
  const has = (text: unknown) =>
    String(text ?? '')
      .toLowerCase()
      .includes(wanted)
  const matches = new Set(
    rows
      .filter((row) => isFitting(row) && (has(row.menuName) || has(row.permission) || has(row.routePath)))
      .map((row) => String(row.menuId)),
  )
  const byKey = new Map(rows.map((row) => [String(row.menuId), row]))
  const shown = new Set(matches)
  for (const id of matches)
    for (let at = byKey.get(id)?.parentId; at && !shown.has(String(at)); at = byKey.get(String(at))?.parentId)
      shown.add(String(at))
  return { matches, rows: rows.filter((row) => shown.has(String(row.menuId))) }
}

/** How many roles have a code of these rows; undefined while the roles are unknown. */
export function rolesUsing(rows: readonly Row[], roles: readonly Row[] | undefined): number | undefined {
  if (!roles) return undefined
  const codes = new Set(rows.filter(hasCode).map(({ permission }) => String(permission)))
  return roles.filter(({ permissions }) => [permissions].flat().some((code) => codes.has(String(code))))
    .length
}
