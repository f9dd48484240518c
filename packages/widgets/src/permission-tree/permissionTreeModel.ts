import { atom } from 'nanostores'
import { createBranches } from './branches'
import type { Codes } from './codes'
import { createGranting } from './granting'
import { outputNodes } from './outputNodes'
import { type PermissionNode, wholeCode, wholeType } from './PermissionNode'
import { indexOf, type PermissionIndex } from './permissionIndex'
import { type Branches, readNodes } from './permissionItem'
import type { PermissionState, PermissionView } from './permissionState'
import { createPermissionView } from './permissionView'
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
  const viewed = createPermissionView()
  // No computed stores: their library keeps a timer of a second after the last listener has left.
  function index(): PermissionIndex {
    const { nodes, presets } = $state.get()
    return indexed(nodes, presets, branches.$branches.get())
  }
  const view = (): PermissionView => viewed($state.get(), index())
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
      const item = index().byId.get(id)
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
