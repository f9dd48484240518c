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
  /** `eb`: a complete grant is the one code `all`. @spec W-PERM-7 */
  type?: string | undefined
  /** Loads the children of a node. */
  load?:
    | ((node: PermissionNode) => Promise<readonly PermissionNode[]> | readonly PermissionNode[])
    | undefined
  /** The user has granted or revoked permissions. */
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

/** The model of a permission tree, without a view: the granted codes, their differences, and the shown items. */
export function createPermissionTree(options: () => PermissionTreeOptions) {
  const $state = atom(initial)
  const branches = createBranches(options)
  const patch = (change: Partial<PermissionState>) => $state.set({ ...$state.get(), ...change })
  const indexed = rememberLast(
    (nodes: PermissionState['nodes'], presets: PermissionState['presets'], own: Branches) =>
      indexOf(readNodes(nodes, { ...own, presets })),
  )
  const viewed = createPermissionView()
  // No computed stores: nanostores keeps a timer of a second after the last listener has left.
  function index(): PermissionIndex {
    const { nodes, presets } = $state.get()
    return indexed(nodes, presets, branches.$branches.get())
  }
  const view = (): PermissionView => viewed($state.get(), index())
  const context = { $state, view, patch, branches, emit }

  /** Reports the granted codes to the page. */
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
    /** Combines both stores for the view. */
    view,
    ...createGranting(context),
    /** Sets the page's nodes: loaded children are discarded if the nodes have changed. */
    setNodes(nodes: readonly PermissionNode[]) {
      branches.forget()
      patch({ nodes, expanded: new Set(firstOpen(nodes)), given: $state.get().given + 1 })
    },
    setPresets: (codes: readonly string[]) => patch({ presets: new Set(codes) }),
    /** Sets the page's codes: they are returned unchanged until the user changes them. */
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
    /** Retries every branch that failed. */
    retry: (): Promise<unknown> => Promise.all(view().failed.map(branches.load)),
    /** Discards loaded children. */
    reload: branches.forget,
    stop: branches.stop,
  }
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id))

/** A single root is expanded at first. */
const firstOpen = (nodes: readonly PermissionNode[]) =>
  nodes.length === 1 ? nodes.map(({ menuId }) => String(menuId)) : []
