import { atom } from 'nanostores'
import type { PermissionNode } from './PermissionNode'
import type { Branches, PermissionItem } from './permissionItem'

interface LoadOptions {
  load?:
    | ((node: PermissionNode) => Promise<readonly PermissionNode[]> | readonly PermissionNode[])
    | undefined
  onError?(error: unknown): void
}

const nothing: Branches = { loaded: new Map(), states: new Map() }

/** Children that are loaded on demand. */
export function createBranches(options: () => LoadOptions) {
  const $branches = atom(nothing)
  const running = new Map<string, Promise<boolean>>()
  /** Answers for discarded branches are dropped. */
  let turn = 0

  function set(id: string, state: 'loading' | 'failed' | undefined, children?: readonly PermissionNode[]) {
    const { loaded, states } = $branches.get()
    const next = new Map(states)
    if (state) next.set(id, state)
    else next.delete(id)
    $branches.set({ states: next, loaded: children ? new Map([...loaded, [id, children]]) : loaded })
  }

  async function ask({ id, node }: PermissionItem): Promise<boolean> {
    const own = turn
    set(id, 'loading')
    try {
      const { load } = options()
      if (!load) throw new Error(`Nothing gives what is below ${id}`)
      const children = await load(node)
      if (!Array.isArray(children)) throw new TypeError(`No list is below ${id}`)
      if (own === turn) set(id, undefined, children)
      return own === turn
    } catch (error) {
      if (own !== turn) return false
      set(id, 'failed')
      options().onError?.(error)
      return false
    } finally {
      if (own === turn) running.delete(id)
    }
  }

  function forget(): void {
    turn++
    running.clear()
    $branches.set(nothing)
  }

  return {
    $branches,
    /** Loads the children of an item, one request at a time. Resolves to whether it succeeded. */
    load(item: PermissionItem): Promise<boolean> {
      const started = running.get(item.id) ?? ask(item)
      if ($branches.get().states.get(item.id) === 'loading') running.set(item.id, started)
      return started
    },
    forget,
    stop: forget,
  }
}
