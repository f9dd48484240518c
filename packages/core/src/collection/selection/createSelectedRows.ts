import type { Selection } from './Selection'

/**
 * The selected rows: a selection contains only keys, also of pages that are no longer shown.
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
  /** Rows that have been loaded while they were selected. */
  const seen = new Map<string, Row>()
  let noted: { ids: ReadonlySet<string>; rows: readonly Row[] } | undefined
  /**
   * Whether `seen` is up to date with `note`. Computed on demand, since there may be 100,000 rows that nothing asks
   * for.
   */
  let isRead = true
  /** The last list, for further callers. */
  let listed: { ids: ReadonlySet<string>; rows: readonly Row[] } | undefined
  const allSeen = () => {
    if (noted && !isRead) addSelected(seen, noted, keyOf)
    isRead = true
    return seen
  }
  return {
    /** Keeps the rows that are selected. The array is read on demand, so it must not change. */
    note(rows: readonly Row[]): void {
      const ids = selection.$ids.get()
      if (!ids.size || (noted?.ids === ids && noted.rows === rows)) return
      allSeen()
      noted = { ids, rows }
      isRead = false
      listed = undefined
    },
    get: (key: string): Row | undefined => allSeen().get(key),
    /** Keys of all kept rows, whether still selected or not. */
    keys: () => allSeen().keys(),
    /** Replaces the row that has the same key. */
    replace(row: Row): void {
      const key = keyOf(row)
      if (!allSeen().has(key)) return
      seen.set(key, row)
      listed = undefined
    },
    /** The selected rows that have been loaded, in the order of the selection. @param ids an earlier selection */
    list(ids = selection.$ids.get()): readonly Row[] {
      if (listed?.ids !== ids) listed = { ids, rows: rowsOf(ids, allSeen()) }
      return listed.rows
    },
  }
}

function addSelected<Row>(
  seen: Map<string, Row>,
  { ids, rows }: { ids: ReadonlySet<string>; rows: readonly Row[] },
  keyOf: (row: Row) => string,
): void {
  for (const row of rows) {
    const key = keyOf(row)
    if (ids.has(key)) seen.set(key, row)
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
