import type { Row } from '@ebkit/core/services/rows'
import { type Field, formatValue, isEmptyValue, labelText, languageOf } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import css from './LabelSheets.css'
import { PrintedTable } from './PrintedTable'
import type { Printed } from './printed'
import { Sheet } from './Sheet'
import { printStrings } from './strings'

/** Pages of labels have the size of a label; the packing list after them is on ordinary paper. */
const pageOf = ({ width, height }: { width: number; height: number }) =>
  `@page eb-label { size: ${width}mm ${height}mm; margin: 0 }
  .eb-print__label { page: eb-label; width: ${width}mm; height: ${height}mm }`

/** A label for each row, and a packing list. */
export function LabelSheets({ job, rows }: Extract<Printed, { kind: 'labels' }>) {
  const { labels, resource } = job
  const root = useStyles<HTMLDivElement>(css, pageOf(labels))
  const { locale } = usePlace()
  const text = useStrings(printStrings)
  const fields = labels.fields.flatMap((name) => resource.fields.find((field) => field.name === name) ?? [])
  return (
    <div ref={root}>
      {rows.map((row) => (
        <section key={String(row[resource.key])} className="eb-print__label">
          {fields.map((field) => (
            <Line key={field.name} row={row} field={field} />
          ))}
        </section>
      ))}
      <Sheet title={labelText(labels.list, locale)} fact={text('count', { count: rows.length })}>
        <PrintedTable resource={resource} columns={labels.columns} rows={rows} />
      </Sheet>
    </div>
  )
}

/** Couriers need names and numbers as the gateway returns them, without a mask added by the page. */
function Line({ row, field }: { row: Row; field: Field }) {
  const { locale } = usePlace()
  const value = row[field.name]
  if (isEmptyValue(value)) return null
  return (
    <p>
      <small>{labelText(field.label, locale)}</small>
      <span>
        {field.mask ? (
          formatValue({ type: field.type }, value, languageOf(locale))
        ) : (
          <RowValue row={row} field={field} />
        )}
      </span>
    </p>
  )
}
