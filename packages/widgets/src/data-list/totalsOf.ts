import { fieldOf, type ListColumn, type ListPage, type ListRow } from '@ebkit/core/list'

/** Sums of the columns with totals: of all rows if known, else of the page. */
export function totalsOf(columns: readonly ListColumn[], page: ListPage): { row: ListRow; isWhole: boolean } {
  const { rows, total, totals } = page
  const sum = ({ name }: ListColumn) => rows.reduce((sum, row) => sum + (Number(fieldOf(row, name)) || 0), 0)
  const row = Object.fromEntries(
    // Cents and decimals: rounded to the precision of the summands.
    columns.filter(({ total }) => total).map((column) => [column.name, Number(sum(column).toFixed(6))]),
  )
  return { row: { ...row, ...totals }, isWhole: !!totals || rows.length === total }
}
