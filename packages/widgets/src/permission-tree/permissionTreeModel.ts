import { flattenTree, type TreeRow } from '@ebkit/core/tree'
import { atom } from 'nanostores'
import { createBranches } from './branches'
import { checkStatesOf } from './checkStates'
import { type Codes, holderOf } from './codes'
import { type Difference, differenceOf } from './difference'
import { filterItems, isFound } from './filterItems'
import { createGranting } from './granting'
import { outputNodes } from './outputNodes'
import { type PermissionNode, wholeCode, wholeType } from './PermissionNode'
import { indexOf, type PermissionIndex } from './permissionIndex'
import { type Branches, type PermissionItem, readNodes } from './permissionItem'
import type { PermissionState, PermissionView } from './permissionState'
import { rememberLast } from './rememberLast'

export interface PermissionTreeOptions {
  /** `eb`: everything granted is the one code `all`. @spec W-PERM-7 */
  type?: string | undefined
  /** Gives what is below a node. */
  load?:
    | ((node: PermissionNode) => Promise<readonly PermissionNode[]> | readonly PermissionNode[])
    | undefined
  /** A person has granted or taken away. */
  onChange?(codes: string[], nodes: PermissionNode[]): void
  onError?(error: unknown): void
}

export type PermissionTreeModel = ReturnType<typeof createPermissionTree>

const initial: PermissionState = {
  nodes: [],
  presets: new Set(),
  codes: new Set(),
  saved: new Set(),
  expanded: new Set(),
  search: '',
  changedOnly: false,
  folded: new Set(),
  current: undefined,
  pending: new Set(),
  given: 0,
}

/** The tree of permissions without its looks: what is granted, what that changes, and what of it is shown. */
export function createPermissionTree(options: () => PermissionTreeOptions) {
  const $state = atom(initial)
  const branches = createBranches(options)
  const patch = (change: Partial<PermissionState>) => $state.set({ ...$state.get(), ...change })
  const indexed = rememberLast(
    (nodes: PermissionState['nodes'], presets: PermissionState['presets'], own: Branches) =>
      indexOf(readNodes(nodes, { ...own, presets })),
  )
  const viewed = rememberLast(viewOf)
  // No computed store: its library keeps a timer of a second after the last listener has left.
  function view(): PermissionView {
    const state = $state.get()
    return viewed(state, indexed(state.nodes, state.presets, branches.$branches.get()))
  }
  const context = { $state, view, patch, branches, emit }

  /** Tells the page what is granted now. */
  function emit(codes: Codes): void {
    patch({ codes })
    const { index, states, holds } = view()
    const isWhole = index.roots.length > 0 && index.roots.every(({ id }) => states.get(id)?.checked === true)
    const value = isWhole && options().type === wholeType ? [wholeCode] : [...codes]
    if (value[0] === wholeCode) patch({ codes: new Set(value) })
    options().onChange?.(value, outputNodes(index.roots, holds))
  }

  return {
    $state,
    $branches: branches.$branches,
    /** What is shown of both stores. */
    view,
    ...createGranting(context),
    /** The page's nodes: children that had come are forgotten, where the nodes are others. */
    setNodes(nodes: readonly PermissionNode[]) {
      branches.forget()
      patch({ nodes, expanded: new Set(firstOpen(nodes)), given: $state.get().given + 1 })
    },
    setPresets: (codes: readonly string[]) => patch({ presets: new Set(codes) }),
    /** What the page says is granted: it comes back as it is until a person changes it. */
    setCodes: (codes: readonly string[]) => patch({ codes: new Set(codes), given: $state.get().given + 1 }),
    setSaved: (codes: readonly string[]) => patch({ saved: new Set(codes) }),
    setSearch: (search: string) => patch({ search, folded: new Set() }),
    setChangedOnly: (changedOnly: boolean) => patch({ changedOnly, folded: new Set() }),
    setCurrent: (current: string) => patch({ current }),
    expand(id: string): Promise<unknown> | undefined {
      const { expanded, folded } = $state.get()
      patch({ expanded: new Set([...expanded, id]), folded: without(folded, id) })
      const item = view().index.byId.get(id)
      return item && item.branch !== 'here' ? branches.load(item) : undefined
    },
    collapse(id: string) {
      const { expanded, folded } = $state.get()
      patch({ expanded: without(expanded, id), folded: new Set([...folded, id]) })
    },
    /** Asks again for every branch that did not come. */
    retry: (): Promise<unknown> => Promise.all(view().failed.map(branches.load)),
    /** Forgets children that came. */
    reload: branches.forget,
    stop: branches.stop,
  }
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id))

/** A single root is open at first. */
const firstOpen = (nodes: readonly PermissionNode[]) =>
  nodes.length === 1 ? nodes.map(({ menuId }) => String(menuId)) : []

function viewOf(state: PermissionState, index: PermissionIndex): PermissionView {
  const { codes, saved, presets } = state
  const holds = holderOf(withPresets(codes, index, presets))
  const holdsAll = codes.has(wholeCode) || codes.has('*')
  const difference = differenceOf(index, codes, saved)
  const real = index.items.filter(({ isReal }) => isReal)
  return {
    index,
    states: checkStatesOf(index, holds, holdsAll),
    holds,
    holdsAll,
    difference,
    rows: rowsOf(state, index, difference),
    granted: real.filter(({ code }) => holds(code)).length,
    total: real.length,
    failed: index.items.filter(({ branch }) => branch === 'failed'),
    hasLater: index.items.some(({ branch }) => branch === 'later'),
  }
}

/** Codes with those that everybody has. @spec W-PERM-10 */
function withPresets(codes: Codes, { items }: PermissionIndex, presets: ReadonlySet<string>): Codes {
  const own = items.flatMap(({ isPreset, code }) => (isPreset ? code : []))
  return own.length || presets.size ? new Set([...codes, ...own]) : codes
}

function rowsOf(
  { search, changedOnly, expanded, folded }: PermissionState,
  index: PermissionIndex,
  { added, removed }: Difference,
): TreeRow<PermissionItem>[] {
  const words = search.trim().toLowerCase()
  const isChanged = ({ id }: PermissionItem) => added.has(id) || removed.has(id)
  const isFiltered = words !== '' || changedOnly
  const shown = isFiltered
    ? filterItems(
        index,
        (item) => (!words || isFound(item, words)) && (!changedOnly || isChanged(item)),
        !changedOnly,
      )
    : index.roots
  const open = isFiltered ? new Set(index.items.flatMap(({ id }) => (folded.has(id) ? [] : id))) : expanded
  return flattenTree(shown, open).map((row) =>
    row.node.branch === 'here' ? row : { ...row, hasChildren: true },
  )
}
