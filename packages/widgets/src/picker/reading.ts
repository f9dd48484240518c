import { latest, superseded } from '@ebkit/core'
import { readRows } from './readRows'
import { isBad, withoutKeys, withRead } from './selection'
import type { Chosen, Selection } from './state'
import type { PickerStore } from './store'

/** A row of a saved selection; `row` where the page has it. */
export type SavedEntry<Row> = Pick<Chosen<Row>, 'key' | 'row'>

const keysOf = (selection: Selection<unknown>) => selection.map(({ key }) => key)

/** What holds outside of the dialog, and reading rows by key: of saved rows, and of chosen ones before they are confirmed. */
export function createReading<Row>(store: PickerStore<Row>) {
  const { source, options, get, patch, judged } = store
  const reading = latest()
  const checking = latest()

  const read = (keys: readonly string[], signal: AbortSignal) =>
    readRows(source, keys, signal, (asked, rows) => {
      const { saved, draft } = get()
      patch({ saved: withRead(saved, asked, rows, judged), draft: withRead(draft, asked, rows, judged) })
    })

  /** Reads rows of the selections: those that are not known, or all. */
  async function readSaved(isAll = false): Promise<void> {
    const { saved, draft, isOpen } = get()
    const wanted = [...saved, ...(isOpen ? draft : [])].filter(
      ({ row, isGone }) => isAll || (!row && !isGone),
    )
    const keys = [...new Set(keysOf(wanted))]
    patch({ savedError: undefined })
    try {
      await reading.run((signal) => read(keys, signal))
    } catch (savedError) {
      patch({ savedError })
      options().onError?.(savedError)
    }
  }

  /** Entries as chosen rows, each key once, with what is known of them already. */
  function completed(entries: readonly (SavedEntry<Row> | Chosen<Row>)[]): Selection<Row> {
    const { saved, draft } = get()
    const known = new Map([...draft, ...saved].map((one) => [one.key, one]))
    const unique = new Map(entries.map((entry) => [entry.key, entry]))
    return [...unique.values()].map((entry) =>
      judged({ ...known.get(entry.key), ...entry, row: entry.row ?? known.get(entry.key)?.row }),
    )
  }

  function keep(saved: Selection<Row>) {
    patch({ saved })
    options().onConfirm?.(saved)
  }

  /** Whether the draft may be confirmed as it is at the source now. Not, where somebody has changed it meanwhile. */
  async function isConfirmable(): Promise<boolean> {
    const isRunning = () => get().check?.status === 'running'
    patch({ check: { status: 'running', keys: [] } })
    try {
      const outcome = await checking.run((signal) => read(keysOf(get().draft), signal))
      if (outcome === superseded || !isRunning()) return false
    } catch (error) {
      if (!isRunning()) return false
      patch({ check: { status: 'failed', keys: [], error } })
      options().onError?.(error)
      return false
    }
    const keys = keysOf(get().draft.filter(isBad))
    patch({ check: keys.length ? { status: 'refused', keys } : undefined })
    return !keys.length
  }

  return {
    readSaved,
    completed,
    keep,
    isConfirmable,
    stopChecking: checking.cancel,
    removeSaved: (key: string) => keep(withoutKeys(get().saved, [key])),
    clearSaved: () => keep([]),
    stop() {
      reading.cancel()
      checking.cancel()
    },
  }
}
