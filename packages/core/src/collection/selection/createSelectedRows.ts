import type { Selection } from './Selection'

/** The selected rows: a selection has keys, also of pages that are not shown any more. */
export function createSelectedRows<Row>(
  selection: Pick<Selection, '$ids' | 'has'>,
  keyOf: (row: Row) => string,
) {
  /** Rows that were seen while they were selected. */
  const seen = new Map<string, Row>()
  return {
    /** Keeps those of the rows that are selected. Without a selection none is looked at: there may be 100,000. */
    note(rows: Iterable<Row>): void {
      if (!selection.$ids.get().size) return
      for (const row of rows) {
        const key = keyOf(row)
        if (selection.has(key)) seen.set(key, row)
      }
    },
    get: (key: string): Row | undefined => seen.get(key),
    /** Keys of all rows that were kept, selected still or not. */
    keys: () => seen.keys(),
    /** A row has changed: it takes the place of the one with its key. */
    replace(row: Row): void {
      const key = keyOf(row)
      if (seen.has(key)) seen.set(key, row)
    },
    /** The selected rows that were seen, in the order of the selection. */
    list: (): Row[] =>
      [...selection.$ids.get()].map((key) => seen.get(key)).filter((row) => row !== undefined),
  }
}
