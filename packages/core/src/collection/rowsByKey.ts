/** Most rows of a page in which duplicates are looked for: beyond that it takes as long as drawing them. */
const mostCompared = 1000

/** Rows by key. Of two with one key the later one stays, in the place of the first. */
export const rowsByKey = <Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): Map<string, Row> => {
  const byKey = new Map<string, Row>()
  for (const row of rows) byKey.set(keyOf(row), row)
  return byKey
}

/** Rows of which each has a key of its own: the later one of two would be a second line of the same. */
export function uniqueRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  if (rows.length > mostCompared) return rows
  const unique = rowsByKey(rows, keyOf)
  return unique.size === rows.length ? rows : [...unique.values()]
}
