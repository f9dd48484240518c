import { latest } from '@ebkit/core/promise'
import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { Listing } from './listing'
import { keysOf } from './selection'
import type { Selection } from './state'
import type { PickerStore } from './store'

/**
 * The rule of the open dialog: all listed rows that can be chosen, except the rows of the draft. The rows of the
 * other kind of selection are kept aside, so that trying the rule loses nothing.
 */
export function createRuleDraft<Row>(store: PickerStore<Row>, { request }: Pick<Listing, 'request'>) {
  const { source, get, patch, attempt } = store
  const counting = latest()
  let aside: Selection<Row> = []

  /** The current rule; undefined if the source has none. */
  async function current(): Promise<SelectionRule | undefined> {
    const { tab, search } = request(1, 1)
    return source.rules?.ruleOf({ tab, search }, keysOf(get().draft))
  }

  /** Counts what the rule selects; the newest answer counts. */
  async function count(): Promise<void> {
    const { rules } = source
    if (!rules || !get().isOpen || !get().isRule) return
    patch({ ruleCount: { ...get().ruleCount, status: 'counting' } })
    const value = await attempt(
      counting,
      async (signal) => {
        const rule = await current()
        return rule && rules.count(rule, signal)
      },
      (error) => patch({ ruleCount: { ...get().ruleCount, status: 'failed', error } }),
    )
    if (value) patch({ ruleCount: { status: 'ready', ...value } })
  }

  return {
    current,
    count,
    stop: counting.cancel,
    /** Discards the rows kept aside, for another dialog. */
    forget() {
      aside = []
    },
    /** Switches between selecting by a rule and row by row. */
    setRule(isRule: boolean) {
      const { draft } = get()
      if (isRule === get().isRule) return
      counting.cancel()
      const next = aside
      aside = draft
      store.replaceDraft(next, isRule)
      void count()
    },
  }
}
