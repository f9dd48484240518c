import type { Branch, CascaderItem, Tree } from './tree'

/** Loads the children of an item. `signal` aborts when they are no longer needed. */
export type LoadChildren = (
  item: CascaderItem,
  signal: AbortSignal,
) => PromiseLike<readonly CascaderItem[]> | readonly CascaderItem[]

export interface Loads {
  /**
   * Requests the children of a branch, unless they are known or loading. After a failure it requests again.
   * @returns fulfilled when it is there or has failed
   */
  load(branch: Branch): Promise<void>
  /** The error of loading a branch's children. */
  errorOf(branch: Branch): unknown
  /** Aborts running requests; later ones start again. */
  stop(): void
}

/**
 * Loads children of branches on demand, and adds them to the tree.
 * @param onChange called after each answer and each failure
 */
export function createLoads(
  tree: Tree,
  ask: () => LoadChildren | undefined,
  onChange: (error?: unknown) => void,
): Loads {
  let controller = new AbortController()
  const running = new Map<Branch, Promise<void>>()
  const errors = new Map<Branch, unknown>()

  /** Treats an exception as a rejection, so that callers are never notified synchronously. */
  const answerOf = async ({ item }: Branch, signal: AbortSignal) => ask()?.(item, signal)

  async function loadBelow(branch: Branch): Promise<void> {
    const { signal } = controller
    let failure: unknown
    try {
      const items = await answerOf(branch, signal)
      if (signal.aborted) return
      if (!Array.isArray(items)) throw new TypeError('load gave no list')
      tree.grow(items, branch)
    } catch (error) {
      if (signal.aborted) return
      failure = error ?? new Error('load failed')
      errors.set(branch, failure)
    }
    running.delete(branch)
    onChange(failure)
  }

  return {
    async load(branch) {
      if (branch.below) return
      const already = running.get(branch)
      if (already) return already
      errors.delete(branch)
      const run = loadBelow(branch)
      running.set(branch, run)
      return run
    },
    errorOf: (branch) => errors.get(branch),
    stop() {
      controller.abort()
      controller = new AbortController()
      running.clear()
    },
  }
}
