import type { PermissionIndex } from './permissionIndex'

/** What is granted of an item. */
export interface CheckState {
  /** Of the item and all its descendants: all, none, or some. */
  readonly checked: boolean | 'mixed'
  /** Number of granted permissions below it. */
  readonly granted: number
  /** Number of permissions below it. */
  readonly total: number
}

interface Sum {
  granted: number
  total: number
  /** Some descendants are not loaded: their state is unknown. */
  isUnknown: boolean
}

/**
 * The state of each item's box. A parent's code implies nothing about its children: a tree that was saved
 * half-checked is half-checked again. An entry without a code has the state of its parent.
 * @param holds whether a code is granted
 * @param holdsAll everything is granted, whatever it is
 */
export function checkStatesOf(
  { items, parentOf }: PermissionIndex,
  holds: (code: string) => boolean,
  holdsAll: boolean,
): ReadonlyMap<string, CheckState> {
  const sums = new Map<string, Sum>(
    items.map(({ id, branch }) => [id, { granted: 0, total: 0, isUnknown: branch !== 'here' && !holdsAll }]),
  )
  const states = new Map<string, CheckState>()
  for (const item of [...items].reverse()) {
    const { granted, total, isUnknown } = sums.get(item.id) as Sum
    const own = item.isReal ? { granted: holds(item.code) ? 1 : 0, total: 1 } : { granted: 0, total: 0 }
    const sum = { granted: granted + own.granted, total: total + own.total, isUnknown }
    states.set(item.id, { checked: checkedOf(sum, holdsAll), granted, total })
    const above = sums.get(parentOf.get(item.id)?.id ?? '')
    if (!above) continue
    above.granted += sum.granted
    above.total += sum.total
    above.isUnknown ||= isUnknown
  }
  for (const { id, isReal, children, branch } of items) {
    if (isReal || children.length || branch !== 'here') continue
    const parent = states.get(parentOf.get(id)?.id ?? '')
    states.set(id, { checked: parent?.checked === true || holdsAll, granted: 0, total: 0 })
  }
  return states
}

function checkedOf({ granted, total, isUnknown }: Sum, holdsAll: boolean): boolean | 'mixed' {
  if (total === 0) return holdsAll
  if (granted === 0) return false
  return granted === total && !isUnknown ? true : 'mixed'
}
