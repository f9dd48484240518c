import type { Selection } from './Selection'

/**
 * The selected rows: a selection has keys, also of pages that are not shown any more.
 *
 * @example
 * ```ts
 * import { createSelectedRows, createSelection } from '@ebkit/core/collection/selection'
 *
 * const page = [{ id: '1', name: 'Breakfast' }, { id: '2', name: 'Spa' }]
 * const selection = createSelection({ items: () => page, idOf: ({ id }) => id })
 * const chosen = createSelectedRows<{ id: string; name: string }>(selection, ({ id }) => id)
 * selection.toggle('2')
 * chosen.note(page)
 * chosen.list() // [{ id: '2', name: 'Spa' }]
 * ```
 */
export function createSelectedRows<Row>(selection: Pick<Selection, '$ids'>, keyOf: (row: Row) => string) {
  /** Rows that were seen while they were selected. */
  const seen = new Map<string, Row>()
  /** What was noted last, and the list made from it: there may be 100,000 rows, and several ask for them. */
  let noted: { ids: ReadonlySet<string>; rows: Iterable<Row> } | undefined
  let listed: { ids: ReadonlySet<string>; rows: readonly Row[] } | undefined
  return {
    /** Keeps those of the rows that are selected. Without a selection none is looked at. */
    note(rows: Iterable<Row>): void {
      const ids = selection.$ids.get()
      if (!ids.size || (noted?.ids === ids && noted.rows === rows)) return
      noted = { ids, rows }
      listed = undefined
      for (const row of rows) {
        const key = keyOf(row)
        if (ids.has(key)) seen.set(key, row)
      }
    },
    get: (key: string): Row | undefined => seen.get(key),
    /** Keys of all rows that were kept, selected still or not. */
    keys: () => seen.keys(),
    /** A row has changed: it takes the place of the one with its key. */
    replace(row: Row): void {
      const key = keyOf(row)
      if (!seen.has(key)) return
      seen.set(key, row)
      listed = undefined
    },
    /** The selected rows that were seen, in the order of the selection. @param ids an earlier selection */
    list(ids = selection.$ids.get()): readonly Row[] {
      if (listed?.ids !== ids) listed = { ids, rows: rowsOf(ids, seen) }
      return listed.rows
    },
  }
}

function rowsOf<Row>(ids: ReadonlySet<string>, seen: ReadonlyMap<string, Row>): readonly Row[] {
  const rows: Row[] = []
  for (const id of ids) {
    const row = seen.get(id)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
