/** An item to choose, or a branch of further items. @spec W-CAS-1 */
export interface CascaderItem {
  /** Unique in the whole tree. Without commas, which separate ids in `value`. */
  id: string | number
  /** The displayed name. */
  name: string
  /** Neither it nor anything below it can be chosen. */
  disabled?: boolean
  /** With `load`: it has no children. */
  leaf?: boolean
  /** Its children; under another name with `children-key`. */
  children?: readonly CascaderItem[]
  [extra: string]: unknown
}

/** An item that cannot be shown. */
export interface BadItem {
  /** Its id, if it has one. */
  id: string
  /** `missing`: no usable id. `duplicate`: another item has the id. `cycle`: it contains itself. */
  cause: 'missing' | 'duplicate' | 'cycle'
}

/** An item of the tree. Children: none (`[]`), or not loaded (undefined). */
export interface Branch {
  /** Its index in the tree, for element ids. */
  readonly key: number
  /** The item's id as a text. */
  readonly value: string
  readonly label: string
  /** Disabled itself, or below a disabled item. */
  readonly disabled: boolean
  readonly above: Branch | undefined
  readonly item: CascaderItem
  below: Branch[] | undefined
}

export interface Tree {
  readonly roots: readonly Branch[]
  /** Every item by its id, parents before children. */
  readonly byId: ReadonlyMap<string, Branch>
  /** Omitted items. */
  readonly bad: readonly BadItem[]
  /** Adds children to a branch that has none yet. */
  grow(items: unknown, branch: Branch): void
}

export interface TreeOptions {
  /** Default `children`. */
  childrenKey?: string | undefined
  /** Items without a child list have children that are not loaded, unless they are leaves. */
  isLazy?: boolean
}

const idOf = (item: unknown): string => {
  const { id } = (item ?? {}) as CascaderItem
  const text = typeof id === 'string' || typeof id === 'number' ? `${id}`.trim() : ''
  return text.includes(',') ? '' : text
}

/** Branches from the first level down to this one, inclusive. */
export function pathOf(branch: Branch | undefined): Branch[] {
  const path: Branch[] = []
  for (let next = branch; next; next = next.above) path.push(next)
  return path.reverse()
}

/** Its path, for users. */
export const pathText = (branch: Branch) =>
  pathOf(branch)
    .map(({ label }) => label)
    .join(' / ')

export const isLeaf = ({ below }: Branch) => below?.length === 0

/**
 * Reads items of any depth. Of duplicate ids the one at the higher level is kept, which also cuts off cyclic data.
 */
export function createTree(items: unknown, { childrenKey = 'children', isLazy }: TreeOptions = {}): Tree {
  const byId = new Map<string, Branch>()
  const bad: BadItem[] = []

  const leaveOut = (id: string, above: Branch | undefined) => {
    const isCycle = pathOf(above).some(({ value }) => value === id)
    bad.push({ id, cause: id ? (isCycle ? 'cycle' : 'duplicate') : 'missing' })
  }

  function read(list: unknown, over: Branch | undefined): Branch[] {
    const first: Branch[] = []
    const waiting: [unknown, Branch | undefined, Branch[]][] = [[list, over, first]]
    for (const [given, above, into] of waiting)
      for (const item of Array.isArray(given) ? given : []) {
        const value = idOf(item)
        if (!value || byId.has(value)) {
          leaveOut(value, above)
          continue
        }
        const children = item[childrenKey]
        const isKnown = Array.isArray(children)
        const branch: Branch = {
          key: byId.size,
          value,
          label: `${item.name ?? value}`,
          disabled: !!(above?.disabled || item.disabled),
          above,
          item,
          below: isKnown || !isLazy || item.leaf ? [] : undefined,
        }
        byId.set(value, branch)
        into.push(branch)
        if (isKnown) waiting.push([children, branch, branch.below as Branch[]])
      }
    return first
  }

  return {
    roots: read(items, undefined),
    byId,
    bad,
    grow(list, branch) {
      branch.below = read(list, branch)
    },
  }
}
