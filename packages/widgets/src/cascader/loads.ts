import type { Branch, CascaderItem, Tree } from './tree'

/** Gives what is below an item. `signal` is aborted when nobody waits for it any more. */
export type LoadChildren = (
  item: CascaderItem,
  signal: AbortSignal,
) => PromiseLike<readonly CascaderItem[]> | readonly CascaderItem[]

export interface Loads {
  /**
   * Asks for what is below a branch, unless it is known or asked for already. After a failure it asks again.
   * @returns fulfilled when it is there or has failed
   */
  load(branch: Branch): Promise<void>
  /** Why what is below a branch is not there. */
  errorOf(branch: Branch): unknown
  /** Ends what runs; what is asked for afterwards begins anew. */
  stop(): void
}

/**
 * Loads what is below branches when it is needed, and puts it into the tree.
 *
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

  /** An exception is a rejection: whoever asks hears of it later, never meanwhile. */
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
