import { latest } from '@ebkit/core/promise'
import type { createReading } from './reading'
import { keysOf, refusalOf } from './selection'
import type { Check, Selection } from './state'
import type { PickerStore } from './store'

/** What holds outside of the dialog changes: by confirming what was chosen in it, or by removing there. */
export function createConfirming<Row>(
  { options, get, patch, attempt }: PickerStore<Row>,
  { read }: ReturnType<typeof createReading<Row>>,
) {
  const checking = latest()

  /** Makes a selection what holds, and tells the page. */
  function saveChoice(saved: Selection<Row>) {
    patch({ saved })
    options().onConfirm?.(saved)
  }

  /** Whether the draft may be confirmed as it is at the source now. Not, where somebody has changed it meanwhile. */
  async function checkDraft(): Promise<boolean> {
    const running: Check = { status: 'running', keys: [] }
    patch({ check: running })
    const isRead = await attempt(
      checking,
      (signal) => read(keysOf(get().draft), signal),
      (error) => get().check === running && patch({ check: { ...running, status: 'failed', error } }),
    )
    if (!isRead || get().check !== running) return false
    const check = refusalOf(get().draft)
    patch({ check })
    return !check
  }

  return {
    saveChoice,
    checkDraft,
    stopChecking: checking.cancel,
    removeSaved: (key: string) => saveChoice(get().saved.filter((chosen) => chosen.key !== key)),
    clearSaved: () => saveChoice([]),
  }
}
