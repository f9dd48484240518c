import type { ListColumnConfiguration, ListRow } from '@ebkit/core/list'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { RowValue } from '@ebkit/widgets/data-list'

/** Keys of the rows that begin a group: the row before has another value. */
export const beginsOf = (rows: readonly ListRow[], field: string, key: string): ReadonlySet<string> =>
  new Set(rows.filter((row, index) => row[field] !== rows[index - 1]?.[field]).map((row) => String(row[key])))

/** Columns of which one names the groups of rows: it is prominent in a group's first row, and muted below. */
export function groupedColumns(
  columns: readonly ListColumnConfiguration[],
  groups: string | undefined,
  { fields, key }: Pick<PageResource, 'fields' | 'key'>,
  begins: ReadonlySet<string>,
): readonly ListColumnConfiguration[] {
  const field = fields.find(({ name }) => name === groups)
  if (!field) return columns
  const component = (_: unknown, row: ListRow) =>
    begins.has(String(row[key])) ? (
      <b className="eb-list-group">
        <RowValue row={row} field={field} />
      </b>
    ) : (
      <span className="eb-list-group eb-list-group--same">
        <RowValue row={row} field={field} />
      </span>
    )
  return columns.map((column) => (column.name === groups ? { ...column, component } : column))
}
