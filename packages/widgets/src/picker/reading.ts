import { rowsByKey } from '@ebkit/core/collection'
import { latest } from '@ebkit/core/promise'
import { readRows } from './readRows'
import { keyOf, keysOf, withRead } from './selection'
import type { Chosen, Selection } from './state'
import type { PickerStore } from './store'

/** A row of a saved selection; `row` if the page provides it. */
export type SavedEntry<Row> = Pick<Chosen<Row>, 'key' | 'row'>

/** Reads rows by key: those of the confirmed choice, and those of the draft. */
export function createReading<Row>(store: PickerStore<Row>) {
  const { source, get, patch, withReason, attempt } = store
  const reading = latest()

  const read = (keys: readonly string[], signal: AbortSignal) =>
    readRows(source, keys, signal, (asked, rows) => {
      const { saved, draft } = get()
      patch({
        saved: withRead(saved, asked, rows, withReason),
        draft: withRead(draft, asked, rows, withReason),
      })
    })

  /** Reads rows of the selections: unknown ones, or all. */
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

  /** Entries as chosen rows, each key once, with the known data. */
  function completed(entries: readonly (SavedEntry<Row> | Chosen<Row>)[]): Selection<Row> {
    const { saved, draft } = get()
    const known = rowsByKey([...draft, ...saved], keyOf)
    return [...rowsByKey(entries, keyOf).values()].map((entry) =>
      withReason({ ...known.get(entry.key), ...entry }),
    )
  }

  return {
    readSaved,
    completed,
    read,
    stop: reading.cancel,
  }
}
