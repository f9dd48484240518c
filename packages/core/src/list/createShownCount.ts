import type { ListRow } from './ListRow'

/**
 * Counts the selected rows of a page. The result is cached for the page and selection: there may be 100,000 rows and
 * several callers.
 */
export function createShownCount(keyOf: (row: ListRow) => string) {
  let known: { rows: readonly ListRow[]; ids: ReadonlySet<string>; count: number } | undefined
  return (rows: readonly ListRow[], ids: ReadonlySet<string>): number => {
    if (known?.rows !== rows || known.ids !== ids) {
      const count = ids.size ? rows.reduce((sum, row) => (ids.has(keyOf(row)) ? sum + 1 : sum), 0) : 0
      known = { rows, ids, count }
    }
    return known.count
  }
}
