import { entryType, type PermissionNode, placeholderPrefix } from './PermissionNode'

/** Whether the children of an item are loaded; if not, their state. */
export type Branch = 'here' | 'later' | 'loading' | 'failed'

/** One row of the tree. */
export interface PermissionItem {
  readonly id: string
  readonly name: string
  /** Code of its permission, or a placeholder. */
  readonly code: string
  /** The code is not a placeholder. */
  readonly isReal: boolean
  /** A permission entry. */
  readonly isEntry: boolean
  /** Granted, and cannot be revoked. */
  readonly isPreset: boolean
  readonly isDisabled: boolean
  readonly branch: Branch
  readonly children: readonly PermissionItem[]
  readonly node: PermissionNode
}

/** Children that were loaded later, and branches that are loading or failed. */
export interface Branches {
  readonly loaded: ReadonlyMap<string, readonly PermissionNode[]>
  readonly states: ReadonlyMap<string, 'loading' | 'failed'>
}

export interface ReadOptions extends Branches {
  /** Codes that everyone has. */
  readonly presets: ReadonlySet<string>
}

const bySort = (one: PermissionNode, other: PermissionNode) => (one.sort ?? 0) - (other.sort ?? 0)

/** An empty menu: no children, and no permission of its own. @spec W-PERM-9 */
const isEmpty = ({ children, isReal, isEntry, branch }: PermissionItem) =>
  children.length === 0 && !isReal && !isEntry && branch === 'here'

/** Converts nodes to rows: in order, with placeholders for codes, and without empty menus. */
export function readNodes(nodes: readonly PermissionNode[], options: ReadOptions): PermissionTreeItems {
  const reading: Reading = { ...options, seen: new Set(), bad: [] }
  return { roots: readLevel(nodes, reading), bad: reading.bad }
}

export interface PermissionTreeItems {
  readonly roots: readonly PermissionItem[]
  /** Empty or duplicate ids: these nodes are omitted. */
  readonly bad: readonly string[]
}

interface Reading extends ReadOptions {
  readonly seen: Set<string>
  readonly bad: string[]
}

function readLevel(nodes: readonly PermissionNode[], reading: Reading): PermissionItem[] {
  return [...nodes]
    .sort(bySort)
    .flatMap((node) => readNode(node, reading) ?? [])
    .filter((item) => !isEmpty(item))
}

/** @spec W-PERM-5 */
function readNode(node: PermissionNode, reading: Reading): PermissionItem | undefined {
  const { seen, bad, loaded, presets, states } = reading
  const id = String(node?.menuId ?? '')
  if (!id || seen.has(id)) {
    bad.push(id)
    return undefined
  }
  seen.add(id)
  const isReal = !!node.permission
  const code = node.permission || placeholderPrefix + id
  const children = node.subList ?? loaded.get(id)
  const isPreset = isReal && (!!node.preset || presets.has(code))
  return {
    id,
    name: node.menuName ?? id,
    code,
    isReal,
    isEntry: node.menuType === entryType,
    isPreset,
    isDisabled: isPreset || !!node.disabled,
    branch: children || !node.hasChildren ? 'here' : (states.get(id) ?? 'later'),
    children: readLevel(children ?? [], reading),
    node,
  }
}
