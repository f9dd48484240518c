/** Largest page that is checked for duplicates: for larger ones the check takes as long as drawing them. */
const mostCompared = 1000

/** Rows by key. Of two rows with the same key the later one is kept, in the position of the first. */
export const rowsByKey = <Row>(rows: Iterable<Row>, keyOf: (row: Row) => string): Map<string, Row> => {
  const byKey = new Map<string, Row>()
  for (const row of rows) byKey.set(keyOf(row), row)
  return byKey
}

/** Removes duplicates: of rows with the same key only the last one is kept. */
export function uniqueRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  if (rows.length > mostCompared) return rows
  const unique = rowsByKey(rows, keyOf)
  return unique.size === rows.length ? rows : [...unique.values()]
}
