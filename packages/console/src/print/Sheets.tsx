import { rowTitle } from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { RowFacts } from '../row/RowFacts'
import { LabelSheets } from './LabelSheets'
import { PrintedTable } from './PrintedTable'
import { groupsOf, type Printed } from './printed'
import { Sheet } from './Sheet'
import css from './Sheets.css'
import { printStrings } from './strings'

type PrintedRows = Extract<Printed, { kind: 'rows' }>
type PrintedList = Extract<Printed, { kind: 'list' }>

/** The sheets of a print job. */
export function Sheets({ printed }: { printed: Printed }) {
  const root = useStyles<HTMLElement>(css)
  return (
    <main ref={root} className="eb-print">
      {printed.kind === 'rows' && <RowSheets {...printed} />}
      {printed.kind === 'list' && <ListSheet {...printed} />}
      {printed.kind === 'labels' && <LabelSheets {...printed} />}
    </main>
  )
}

function RowSheets({ job, rows }: PrintedRows) {
  const { locale } = usePlace()
  const text = useStrings(printStrings)
  return rows.map(({ row, related }, index) => (
    <Sheet
      key={String(row[job.resource.key])}
      title={`${labelText(job.resource.title, locale)} ${rowTitle(job.resource, row)}`}
      fact={rows.length > 1 ? text('place', { place: index + 1, count: rows.length }) : ''}
    >
      <RowFacts row={row} resource={job.resource} sections={job.sections} />
      {related
        .filter((one) => one.rows.length)
        .map(({ list, rows: below }) => (
          <section key={`${list.resource} ${list.title.zh}`} className="eb-print__below">
            <h2>{labelText(list.title, locale)}</h2>
            <PrintedTable resource={job.resources[list.resource]} columns={list.columns} rows={below} />
          </section>
        ))}
    </Sheet>
  ))
}

function ListSheet({ job, rows, total }: PrintedList) {
  const text = useStrings(printStrings)
  const { resource, columns, by } = job
  const field = resource.fields.find(({ name }) => name === by)
  const shown = columns.filter((name) => name !== by)
  const count =
    total > rows.length ? text('cut', { total, count: rows.length }) : text('count', { count: rows.length })
  return (
    <Sheet title={job.title} fact={count}>
      {rows.length === 0 && <p>{text('empty')}</p>}
      {groupsOf(rows, by).map((group) => (
        <section key={String(group[0]?.[resource.key])} className="eb-print__below">
          {field && group[0] && (
            <h2>
              <RowValue row={group[0]} field={field} />{' '}
              <small>{text('count', { count: group.length })}</small>
            </h2>
          )}
          <PrintedTable resource={resource} columns={shown} rows={group} />
        </section>
      ))}
    </Sheet>
  )
}
