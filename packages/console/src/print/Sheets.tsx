import { rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { getSession } from '@ebkit/core/session'
import { type Field, labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { RowFacts } from '../row/RowFacts'
import { groupsOf, type Printed } from './printed'
import css from './Sheets.css'
import { printStrings } from './strings'

type PrintedRows = Extract<Printed, { kind: 'rows' }>
type PrintedTable = Extract<Printed, { kind: 'list' }>

/** The sheets of what is printed. */
export function Sheets({ printed }: { printed: Printed }) {
  const root = useStyles<HTMLElement>(css)
  return (
    <main ref={root} className="eb-print">
      {printed.kind === 'rows' ? <RowSheets {...printed} /> : <ListSheet {...printed} />}
    </main>
  )
}

/** Whose sheet it is, what it shows, and when and by whom it was printed. */
function Sheet({ title, fact, children }: { title: string; fact?: string; children: ReactNode }) {
  const text = useStrings(printStrings)
  const session = getSession()
  const { identity } = useStore(session.$identity)
  const hotelId = useStore(session.$hotelId) ?? identity?.hotelId
  const hotel = identity?.hotels.find((one) => one.hotelId === hotelId)?.hotelName ?? identity?.brandName
  return (
    <section className="eb-print__sheet">
      <header>
        <p>{hotel}</p>
        <h1>{title}</h1>
        <small>{fact}</small>
      </header>
      {children}
      <footer>{text('printedBy', { name: identity?.userName ?? '', time: minuteOf(new Date()) })}</footer>
    </section>
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
            <Table resource={job.resources[list.resource]} columns={list.columns} rows={below} />
          </section>
        ))}
    </Sheet>
  ))
}

function ListSheet({ job, rows, total }: PrintedTable) {
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
          <Table resource={resource} columns={shown} rows={group} />
        </section>
      ))}
    </Sheet>
  )
}

interface TableProps {
  resource: PageResource | undefined
  columns: readonly string[]
  rows: readonly Row[]
}

function Table({ resource, columns, rows }: TableProps) {
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

/** `2026-11-20 14:05`, by the person's clock. */
function minuteOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}
