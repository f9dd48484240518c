import type { Row } from '@ebkit/core/services/rows'
import { furtherFields, type MenuConfigNode } from './menuNodes'

/** A node of a file, with its place there. */
export interface FileEntry {
  readonly id: string
  readonly parentId: string | null
  /** The values that are saved. */
  readonly values: Row
}

/** How a file differs from the menu. */
export interface MenuDifference {
  /** Parents first. */
  readonly added: readonly FileEntry[]
  readonly changed: readonly {
    readonly row: Row
    readonly entry: FileEntry
    readonly fields: readonly string[]
  }[]
  /** Children first. */
  readonly removed: readonly Row[]
  /** Locked nodes that the file lacks: they stay. */
  readonly kept: readonly Row[]
}

/** Why a file cannot be read. */
export type MenuFileProblem = 'notJson' | 'noMenu' | 'twice'

const basic = ['menuName', 'menuSubTitle', 'menuType', 'permission', 'sort'] as const

/** The text of a file. */
export const fileText = (nodes: readonly MenuConfigNode[]): string => `${JSON.stringify(nodes, null, 2)}\n`

/** Reads a file in the shape of the menu call. @returns the entries, parents first, or why there are none */
export function readMenuFile(text: string): readonly FileEntry[] | MenuFileProblem {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return 'notJson'
  }
  const entries: FileEntry[] = []
  if (!Array.isArray(given) || !given.length || !given.every((node) => readNode(node, null, entries)))
    return 'noMenu'
  return new Set(entries.map(({ id }) => id)).size < entries.length ? 'twice' : entries
}

function readNode(given: unknown, parentId: string | null, entries: FileEntry[]): boolean {
  const node = Object(given) as Row
  const { menuId, menuName, menuType, subList } = node
  const id = typeof menuId === 'number' || typeof menuId === 'string' ? String(menuId) : ''
  if (!id || typeof menuName !== 'string' || !['0', '1', '2'].includes(String(menuType))) return false
  // missing ones keep their values
  const said = furtherFields.filter((name) => name in node).map((name) => [name, node[name] ?? null])
  const values = {
    menuName,
    menuSubTitle: node.menuSubTitle || null,
    menuType: String(menuType),
    permission: node.permission || null,
    sort: Number(node.sort ?? 0),
    ...Object.fromEntries(said),
  }
  entries.push({ id, parentId, values })
  if (subList === undefined || subList === null) return true
  return Array.isArray(subList) && subList.every((child) => readNode(child, id, entries))
}

const isSame = (one: unknown, other: unknown) =>
  (one === null || one === undefined || one === false ? '' : String(one)) ===
  (other === null || other === undefined || other === false ? '' : String(other))

/** The fields in which an entry differs from the menu. */
function differingFields(row: Row, { values, parentId }: FileEntry): string[] {
  const names = [...basic, ...furtherFields].filter(
    (name) => name in values && !isSame(values[name], row[name]),
  )
  return isSame(parentId, row.parentId) ? names : ['parentId', ...names]
}

/** Compares a file with the menu. */
export function compareMenu(rows: readonly Row[], entries: readonly FileEntry[]): MenuDifference {
  const byKey = new Map(rows.map((row) => [String(row.menuId), row]))
  const known = new Set(entries.map(({ id }) => id))
  const gone = rows.filter(({ menuId }) => !known.has(String(menuId)))
  const depthOf = (row: Row): number => {
    const above = byKey.get(String(row.parentId ?? ''))
    return above ? depthOf(above) + 1 : 0
  }
  return {
    added: entries.filter(({ id }) => !byKey.has(id)),
    changed: entries.flatMap((entry) => {
      const row = byKey.get(entry.id)
      const fields = row ? differingFields(row, entry) : []
      return row && fields.length ? [{ row, entry, fields }] : []
    }),
    removed: gone.filter(({ locked }) => !locked).toSorted((one, other) => depthOf(other) - depthOf(one)),
    kept: gone.filter(({ locked }) => locked === true),
  }
}

export const isEmptyDifference = ({ added, changed, removed }: MenuDifference): boolean =>
  added.length + changed.length + removed.length === 0
