/** One thing to choose, or a branch of further ones. @spec W-CAS-1 */
export interface CascaderItem {
  /** Identifies it among all of them. Without commas: they stand between ids in `value`. */
  id: string | number
  /** What a person reads. */
  name: string
  /** Neither it nor anything below it can be chosen. */
  disabled?: boolean
  /** With `load`: there is nothing below it. */
  leaf?: boolean
  /** What is below it; under another name with `children-key`. */
  children?: readonly CascaderItem[]
  [extra: string]: unknown
}

/** Something in the data that cannot be shown. */
export interface BadItem {
  /** As far as there is one. */
  id: string
  /** `missing`: no usable id. `duplicate`: another item has it. `cycle`: it stands below itself. */
  cause: 'missing' | 'duplicate' | 'cycle'
}

/** An item in its place. Below it: nothing (`[]`), or what is not known yet (undefined). */
export interface Branch {
  /** Its number in the tree, for ids in the document. */
  readonly key: number
  /** The item's id as a text. */
  readonly value: string
  readonly label: string
  /** By itself or by what is above it. */
  readonly disabled: boolean
  readonly above: Branch | undefined
  readonly item: CascaderItem
  below: Branch[] | undefined
}

export interface Tree {
  readonly roots: readonly Branch[]
  /** Every item by its id, those above before those below. */
  readonly byId: ReadonlyMap<string, Branch>
  /** What was left out. */
  readonly bad: readonly BadItem[]
  /** Puts items under a branch that had none yet. */
  grow(items: unknown, branch: Branch): void
}

export interface TreeOptions {
  /** Default `children`. */
  childrenKey?: string | undefined
  /** Items without a list of children have some that are not known yet, unless they are leaves. */
  isLazy?: boolean
}

const idOf = (item: unknown): string => {
  const { id } = (item ?? {}) as CascaderItem
  const text = typeof id === 'string' || typeof id === 'number' ? `${id}`.trim() : ''
  return text.includes(',') ? '' : text
}

/** Branches from the first level down to this one, itself included. */
export function pathOf(branch: Branch | undefined): Branch[] {
  const path: Branch[] = []
  for (let next = branch; next; next = next.above) path.push(next)
  return path.reverse()
}

/** Where it is, for people. */
export const pathText = (branch: Branch) =>
  pathOf(branch)
    .map(({ label }) => label)
    .join(' / ')

export const isLeaf = ({ below }: Branch) => below?.length === 0

/**
 * Reads items of any depth. Where an id stands twice the one nearer to the first level stays, so that data that contain
 * themselves come to an end.
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
