import { type Branch, isLeaf, type Tree } from './tree'

/** The rules of choosing. */
export interface ChoosingOptions {
  multiple?: boolean | undefined
  /** Branches can be chosen too; each item then counts separately. */
  anyLevel?: boolean | undefined
}

/** The state of a box: none, all, or some of its items are chosen. */
export type BoxState = boolean | 'mixed'

/** Whether a press chooses only this item. */
export const canChoose = (branch: Branch, anyLevel: boolean | undefined) =>
  !branch.disabled && (!!anyLevel || isLeaf(branch))

/**
 * The boxes of all items. Without `anyLevel` a branch's box shows what is chosen below it; disabled items count only
 * if they are chosen, and items that are not loaded count as not chosen.
 */
export function boxesOf(
  tree: Tree,
  chosen: ReadonlySet<string>,
  anyLevel?: boolean,
): (branch: Branch) => BoxState {
  if (anyLevel) return ({ value }) => chosen.has(value)
  const counts = new Map<Branch, [on: number, all: number]>()
  const countOf = (branch: Branch) => counts.get(branch) ?? [0, 0]
  // Parents precede children: iterating backwards, every sum is complete when it is added.
  for (const branch of [...tree.byId.values()].reverse()) {
    const { value, disabled, above, below } = branch
    const isOn = chosen.has(value)
    const own = below?.length && !isOn ? countOf(branch) : [Number(isOn), Number(isOn || !disabled)]
    const [on = 0, all = 0] = own
    counts.set(branch, [on, all])
    if (above) counts.set(above, [countOf(above)[0] + on, countOf(above)[1] + all])
  }
  return (branch) => {
    const [on, all] = countOf(branch)
    return on > 0 && (on === all || 'mixed')
  }
}

/** Leaves below a branch that can be chosen. */
function leavesOf(branch: Branch): Branch[] {
  const leaves: Branch[] = []
  const waiting = [branch]
  for (const next of waiting) {
    if (canChoose(next, false)) leaves.push(next)
    // One by one: lists may be longer than the maximum number of arguments.
    for (const each of next.below ?? []) waiting.push(each)
  }
  return leaves
}

/**
 * The selection after a press on an item: replaced by it, extended by it, or without it; a branch stands for all of
 * its leaves. Items that cannot be chosen stay unchanged, and so do unknown ids.
 * @returns undefined when the press chooses nothing
 */
export function chosenAfter(
  branch: Branch,
  box: BoxState,
  selection: readonly string[],
  { multiple, anyLevel }: ChoosingOptions,
): string[] | undefined {
  const isAlone = canChoose(branch, anyLevel)
  if (!multiple) return isAlone ? [branch.value] : undefined
  const ids = new Set((isAlone ? [branch] : anyLevel ? [] : leavesOf(branch)).map(({ value }) => value))
  if (!branch.disabled && selection.includes(branch.value)) ids.add(branch.value)
  if (!ids.size) return undefined
  const others = selection.filter((id) => !ids.has(id))
  if (box === true) return others
  const known = new Set(selection)
  return [...selection, ...[...ids].filter((id) => !known.has(id))]
}
