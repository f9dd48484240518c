import { rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { flattenTree, type TreeNode, type TreeRow } from '@ebkit/core/tree'
import type { RowTreeState } from './rowTree'

/** A row in a tree. */
export interface RowNode extends TreeNode {
  readonly row: Row
  /** Guests do not see it: because of itself, or of a row above it. */
  readonly hidden: 'own' | 'above' | undefined
  readonly children: readonly this[]
}

/**
 * The visible rows of a tree, from top to bottom.
 *
 * @param shownBy the field that hides a row, and all rows below it, from guests. Default: none
 */
export function visibleRows(
  { children, expanded }: Pick<RowTreeState, 'children' | 'expanded'>,
  resource: PageResource,
  shownBy?: string,
): TreeRow<RowNode>[] {
  const nodesBelow = (id: string, isHidden: boolean): RowNode[] =>
    (children.get(id) ?? []).map((row) => nodeOf(row, isHidden))
  const nodeOf = (row: Row, isHidden: boolean): RowNode => {
    const id = String(row[resource.key])
    const own = shownBy !== undefined && row[shownBy] === false ? 'own' : undefined
    const hidden = isHidden ? 'above' : own
    return { id, name: rowTitle(resource, row), row, hidden, children: nodesBelow(id, !!hidden) as never }
  }
  return flattenTree<RowNode>(nodesBelow('', false), expanded)
}

/** Where a row can be moved by a key. */
export interface TreePlace {
  readonly parent: string | null
  readonly before: string | null
}

const keysOfMove = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type MoveKey = (typeof keysOfMove)[number]

export const isMoveKey = (key: string): key is MoveKey => (keysOfMove as readonly string[]).includes(key)

/**
 * Where a key moves a row: up and down among its siblings, left to after its parent, right to below the sibling above
 * it. Undefined if there is no such place.
 */
export function placeOfMove(
  rows: readonly TreeRow<RowNode>[],
  id: string,
  key: MoveKey,
): TreePlace | undefined {
  const own = rows.find(({ node }) => node.id === id)
  if (!own) return undefined
  const parent = own.parentId ?? null
  const siblings = siblingsOf(rows, own.parentId)
  const at = siblings.indexOf(id)
  if (key === 'ArrowUp') return at > 0 ? { parent, before: siblings[at - 1] ?? null } : undefined
  if (key === 'ArrowDown')
    return at < siblings.length - 1 ? { parent, before: siblings[at + 2] ?? null } : undefined
  if (key === 'ArrowRight') return at > 0 ? { parent: siblings[at - 1] ?? null, before: null } : undefined
  const above = rows.find(({ node }) => node.id === own.parentId)
  if (!above) return undefined
  const aunts = siblingsOf(rows, above.parentId)
  return { parent: above.parentId ?? null, before: aunts[aunts.indexOf(above.node.id) + 1] ?? null }
}

const siblingsOf = (rows: readonly TreeRow[], parentId: string | undefined): readonly string[] =>
  rows.filter((row) => row.parentId === parentId).map(({ node }) => node.id)

/** Whether a row is below another one, or is that row. */
export function isWithin(rows: readonly TreeRow[], id: string, above: string): boolean {
  for (let at: string | undefined = id; at !== undefined; ) {
    if (at === above) return true
    const current: string = at
    at = rows.find(({ node }) => node.id === current)?.parentId
  }
  return false
}

/** The name of the row above that hides a row; undefined if none does. */
export function hidingRow(rows: readonly TreeRow<RowNode>[], id: string): string | undefined {
  const own = rows.find(({ node }) => node.id === id)
  if (own?.node.hidden !== 'above') return undefined
  const above = rows.find(({ node }) => node.id === own.parentId)
  return above?.node.hidden === 'above' ? hidingRow(rows, above.node.id) : above?.node.name
}
