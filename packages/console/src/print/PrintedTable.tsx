import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { type Field, labelText } from '@ebkit/rules/fields'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace } from '@ebkit/widgets/environment'

export interface PrintedTableProps {
  resource: PageResource | undefined
  columns: readonly string[]
  rows: readonly Row[]
}

/** Rows as a table on paper. */
export function PrintedTable({ resource, columns, rows }: PrintedTableProps) {
  const { locale } = usePlace()
  const fields = columns.flatMap((name) => resource?.fields.find((field) => field.name === name) ?? [])
  return (
    <table>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field.name} className={classOf(field)}>
              {labelText(field.label, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[resource?.key ?? ''])}>
            {fields.map((field) => (
              <td key={field.name} className={classOf(field)}>
                <RowValue row={row} field={field} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const classOf = ({ type }: Field) =>
  ['int', 'money', 'decimal', 'percent'].includes(type) ? 'eb-print__number' : undefined
