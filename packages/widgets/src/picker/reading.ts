import { rowsByKey } from '@ebkit/core/collection'
import { latest } from '@ebkit/core/promise'
import { readRows } from './readRows'
import { keyOf, keysOf, refusalOf, withRead } from './selection'
import type { Check, Chosen, Selection } from './state'
import type { PickerStore } from './store'

/** A row of a saved selection; `row` where the page has it. */
export type SavedEntry<Row> = Pick<Chosen<Row>, 'key' | 'row'>

/** What holds outside of the dialog, and reading rows by key: of saved rows, and of chosen ones before they are confirmed. */
export function createReading<Row>(store: PickerStore<Row>) {
  const { source, options, get, patch, withReason, attempt } = store
  const reading = latest()
  const checking = latest()

  const read = (keys: readonly string[], signal: AbortSignal) =>
    readRows(source, keys, signal, (asked, rows) => {
      const { saved, draft } = get()
      patch({
        saved: withRead(saved, asked, rows, withReason),
        draft: withRead(draft, asked, rows, withReason),
      })
    })

  /** Reads rows of the selections: those that are not known, or all. */
  async function readSaved(isAll = false): Promise<void> {
    const { saved, draft, isOpen } = get()
    const wanted = [...saved, ...(isOpen ? draft : [])].filter(
      ({ row, isGone }) => isAll || (!row && !isGone),
    )
    const keys = [...new Set(keysOf(wanted))]
    patch({ savedError: undefined })
    await attempt(
      reading,
      (signal) => read(keys, signal),
      (savedError) => patch({ savedError }),
    )
  }

  /** Entries as chosen rows, each key once, with what is known of them already. */
  function completed(entries: readonly (SavedEntry<Row> | Chosen<Row>)[]): Selection<Row> {
    const { saved, draft } = get()
    const known = rowsByKey([...draft, ...saved], keyOf)
    return [...rowsByKey(entries, keyOf).values()].map((entry) =>
      withReason({ ...known.get(entry.key), ...entry }),
    )
  }

  function keep(saved: Selection<Row>) {
    patch({ saved })
    options().onConfirm?.(saved)
  }

  /** Whether the draft may be confirmed as it is at the source now. Not, where somebody has changed it meanwhile. */
  async function isConfirmable(): Promise<boolean> {
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
    readSaved,
    completed,
    keep,
    isConfirmable,
    stopChecking: checking.cancel,
    removeSaved: (key: string) => keep(get().saved.filter((chosen) => chosen.key !== key)),
    clearSaved: () => keep([]),
    stop() {
      reading.cancel()
      checking.cancel()
    },
  }
}
