import type { FigureRow, FigureSet } from '@ebkit/core/services/reports'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useState } from 'react'
import type { ChartMetric } from '../charts/ChartData'
import { ChangeMark } from './ChangeMark'
import css from './FigureTable.css'
import { formatFigure } from './formatFigure'
import { GroupName } from './GroupName'
import { figureStrings } from './strings'

export interface FigureTableProps {
  /** Accessible name. */
  label: string
  set: FigureSet
  metrics: readonly ChartMetric[]
  /** Has one row: the figures of all groups together. */
  total?: FigureSet | undefined
  /** Heads of the columns with the groups. */
  dimensions: readonly string[]
  /** Names of each row's group, by dimension. */
  names: readonly (readonly string[])[]
  /** Shows the rows behind a group. */
  onRows?: ((condition: string) => void) | undefined
  /** Content at the end of a row. */
  rowEnd?: ((row: FigureRow) => ReactNode) | undefined
}

interface Order {
  readonly metric: string
  readonly isAscending: boolean
}

const placeOf = (set: FigureSet | undefined, metric: string) =>
  set?.metrics.findIndex(({ name }) => name === metric) ?? -1

/** Indexes of the rows in the order that the user chose; by default as given. */
function ordered({ rows, metrics }: FigureSet, order: Order | undefined): readonly number[] {
  const places = rows.map((_, index) => index)
  const column = metrics.findIndex(({ name }) => name === order?.metric)
  if (!order || column < 0) return places
  const value = (index: number) => rows[index]?.values[column] ?? Number.NEGATIVE_INFINITY
  return places.sort((one, other) => (order.isAscending ? 1 : -1) * (value(one) - value(other)))
}

/** The figures of a chart as a table: it can be sorted by each column, and a group leads to its rows. */
export function FigureTable(props: FigureTableProps) {
  const { label, set, metrics, total, dimensions } = props
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(figureStrings)
  const [order, setOrder] = useState<Order>()
  return (
    // biome-ignore-start lint/a11y: it scrolls, so the keyboard must reach it, and a fieldset is not for tables
    <div ref={root} className="eb-figure__scroll" role="group" tabIndex={0} aria-label={label}>
      {/* biome-ignore-end lint/a11y: see above */}
      <table className="eb-figure__table">
        <thead>
          <tr>
            {dimensions.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {metrics.map((metric) => (
              <Head key={metric.name} metric={metric} order={order} onOrder={setOrder} />
            ))}
            {props.rowEnd && <td />}
          </tr>
        </thead>
        <tbody>
          {ordered(set, order).map((index) => (
            <Row key={JSON.stringify(set.rows[index]?.keys)} {...props} index={index} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={Math.max(1, dimensions.length)}>
                {text('total')}
              </th>
              {metrics.map((metric) => (
                <Cell
                  key={metric.name}
                  metric={metric}
                  row={total.rows[0]}
                  place={placeOf(total, metric.name)}
                />
              ))}
              {props.rowEnd && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface HeadProps {
  metric: ChartMetric
  order: Order | undefined
  onOrder(order: Order): void
}

/** Sorts the greatest first; pressed again, the least first. */
function Head({ metric: { name, label }, order, onOrder }: HeadProps) {
  const isChosen = order?.metric === name
  const sorted = isChosen ? (order.isAscending ? 'ascending' : 'descending') : undefined
  return (
    <th scope="col" className="eb-figure__number" aria-sort={sorted}>
      <button
        type="button"
        onClick={() => onOrder({ metric: name, isAscending: isChosen && !order.isAscending })}
      >
        {label}
        <span aria-hidden="true">{sorted === 'ascending' ? ' ↑' : sorted ? ' ↓' : ''}</span>
      </button>
    </th>
  )
}

function Row({
  set,
  metrics,
  dimensions,
  names,
  onRows,
  rowEnd,
  index,
}: FigureTableProps & { index: number }) {
  const row = set.rows[index]
  if (!row) return null
  const [first = '', ...others] = names[index] ?? []
  return (
    <tr>
      <th scope="row">
        <GroupName name={first} condition={row.condition} onRows={onRows} />
      </th>
      {others.slice(0, dimensions.length - 1).map((name, place) => (
        <td key={dimensions[place + 1]}>{name}</td>
      ))}
      {metrics.map((metric) => (
        <Cell key={metric.name} metric={metric} row={row} place={placeOf(set, metric.name)} />
      ))}
      {rowEnd && <td>{rowEnd(row)}</td>}
    </tr>
  )
}

function Cell({ metric, row, place }: { metric: ChartMetric; row: FigureRow | undefined; place: number }) {
  const before = row?.before?.[place]
  return (
    <td className="eb-figure__number">
      {formatFigure(metric.type, row?.values[place])}
      {before !== undefined && <ChangeMark metric={metric.name} now={row?.values[place]} before={before} />}
    </td>
  )
}
