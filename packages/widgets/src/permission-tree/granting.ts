import type { ReadableAtom } from 'nanostores'
import type { createBranches } from './branches'
import { type Codes, needsAll, withCodes, withoutCodes } from './codes'
import { itemsAbove } from './permissionIndex'
import type { PermissionItem } from './permissionItem'
import type { PermissionState, PermissionView } from './permissionState'
import { itemsIn, type Scope, scopeOf, wholeScope } from './scope'

interface Context {
  $state: ReadableAtom<PermissionState>
  view(): PermissionView
  patch(change: Partial<PermissionState>): void
  branches: ReturnType<typeof createBranches>
  emit(codes: Codes): void
}

/** Grants and revokes: one item with all its descendants, or everything that is shown. */
export function createGranting(context: Context) {
  const { $state, view, emit } = context

  async function grant(scope: Scope): Promise<void> {
    // A branch that is not loaded would be granted without knowing its contents.
    if (!(await bringBranches(context, scope))) return
    const { index } = view()
    const items = itemsIn(index, scope)
    const above = items.flatMap((item) => itemsAbove(index, item).reverse())
    emit(withCodes($state.get().codes, [...presetsOf(index.items), ...changeable([...above, ...items])]))
  }

  async function revoke(scope: Scope): Promise<void> {
    const unwanted = () => changeable(itemsIn(view().index, scope))
    // Revoking splits a wider code into the remaining ones, so all of them must be known.
    const needed = needsAll($state.get().codes, unwanted()) ? wholeScope(view().index) : scope
    if (!(await bringBranches(context, { ...needed, heads: scope.heads }))) return
    const { items } = view().index
    const known = items.flatMap(({ isReal, code }) => (isReal ? code : []))
    emit(withCodes(withoutCodes($state.get().codes, unwanted(), known), presetsOf(items)))
  }

  const shownRoots = () => scopeOf(view().rows.flatMap(({ node, level }) => (level === 1 ? node : [])))

  return {
    /** Grants an item and all shown descendants, or revokes them if all are granted. */
    toggle(id: string): Promise<void> | undefined {
      const item = view().rows.find(({ node }) => node.id === id)?.node
      if (!item || $state.get().pending.has(id)) return undefined
      const scope = scopeOf([item])
      return isGranted(view(), scope) ? revoke(scope) : grant(scope)
    },
    /** Grants everything that is shown. @spec W-PERM-1 */
    selectAll: (): Promise<void> => grant(shownRoots()),
    /** Revokes everything that is shown; without a filter also codes that belong to no item. @spec W-PERM-1 */
    selectNone(): Promise<void> | undefined {
      const { search, changedOnly } = $state.get()
      if (search.trim() || changedOnly) return revoke(shownRoots())
      const { index, holds } = view()
      const fixed = index.items.filter(({ isReal, isDisabled, code }) => isReal && isDisabled && holds(code))
      emit(new Set(fixed.map(({ code }) => code)))
      return undefined
    },
    /** Restores the saved permissions. */
    restore: () => emit($state.get().saved),
  }
}

/** Codes of the items that the user may change. */
const changeable = (items: readonly PermissionItem[]) => [
  ...new Set(items.flatMap(({ isReal, isDisabled, code }) => (isReal && !isDisabled ? code : []))),
]

const presetsOf = (items: readonly PermissionItem[]) =>
  items.flatMap(({ isPreset, code }) => (isPreset ? code : []))

/** Whether all of them that the user may change are granted. */
function isGranted({ index, holds, holdsAll }: PermissionView, scope: Scope): boolean {
  if (scope.later.size > 0 && !holdsAll) return false
  const codes = changeable(itemsIn(index, scope))
  return codes.length > 0 && codes.every(holds)
}

/**
 * Loads all descendants of the items of a scope. Returns false if some failed, or if the page has set another tree.
 */
async function bringBranches({ $state, view, patch, branches }: Context, scope: Scope): Promise<boolean> {
  const missing = () => itemsIn(view().index, scope).filter(({ branch }) => branch !== 'here')
  if (missing().length === 0) return true
  const { given } = $state.get()
  patch({ pending: new Set([...$state.get().pending, ...scope.heads]) })
  let hasCome = true
  for (let wanted = missing(); hasCome && wanted.length > 0; wanted = missing())
    hasCome = (await Promise.all(wanted.map(branches.load))).every(Boolean)
  const { pending, expanded } = $state.get()
  patch({
    pending: new Set([...pending].filter((id) => !scope.heads.includes(id))),
    expanded: new Set([...expanded, ...aboveFailed(view())]),
  })
  return hasCome && $state.get().given === given
}

/** Expands the ancestors of branches that failed to load. */
const aboveFailed = ({ failed, index }: PermissionView) =>
  failed.flatMap((item) => itemsAbove(index, item).map(({ id }) => id))
