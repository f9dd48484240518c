import type { FigureSet } from '@ebkit/core/services/reports'
import { countedUnit } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import type { ChartMetric } from '../charts/ChartData'
import { ChangeMark } from './ChangeMark'
import { formatFigure } from './formatFigure'
import { Sparkline } from './Sparkline'
import css from './StatTiles.css'
import { figureStrings } from './strings'
import { tilesInRow } from './tilesInRow'

/** A metric with the unit after its figures. */
export interface TileMetric extends ChartMetric {
  readonly unit?: string | undefined
}

export interface StatTilesProps {
  metrics: readonly TileMetric[]
  /** Has one row: all. */
  total: FigureSet
  /** The same figures over time. */
  trend?: FigureSet | undefined
  /** What figures are compared with, in words. */
  before: string
  /** A second comparison. */
  other?:
    | {
        readonly name: string
        /** Undefined: loading, or failed. */
        readonly total: FigureSet | undefined
        /** Why it could not be loaded. */
        readonly error?: unknown
        reload?(): void
      }
    | undefined
  /** Shows the rows that a figure counts. */
  onRows?: ((metric: string) => void) | undefined
}

/** The figures of all rows, each with its change and its sparkline. */
export function StatTiles({ metrics, total, trend, before, other, onRows }: StatTilesProps) {
  const root = useStyles<HTMLUListElement>(css)
  const [row] = total.rows
  const places = new Map(total.metrics.map(({ name }, index) => [name, index]))
  return (
    <>
      <ul ref={root} className="eb-figure__tiles" style={{ '--_most': tilesInRow(metrics.length) } as object}>
        {metrics.map((metric) => {
          const place = places.get(metric.name) ?? -1
          const course = trend?.metrics.findIndex(({ name }) => name === metric.name) ?? -1
          return (
            <li key={metric.name} className="eb-figure__tile">
              <Tile
                metric={metric}
                now={row?.values[place]}
                onRows={
                  total.metrics[place]?.condition !== undefined && onRows
                    ? () => onRows(metric.name)
                    : undefined
                }
                changes={[
                  { name: before, before: row?.before?.[place] },
                  ...(other ? [changeOfOther(other, place)] : []),
                ]}
              />
              {trend && course >= 0 && (
                <Sparkline values={trend.rows.map(({ values }) => values[course] ?? null)} />
              )}
            </li>
          )
        })}
      </ul>
      {other?.error !== undefined && <OtherFailed {...other} />}
    </>
  )
}

type Other = NonNullable<StatTilesProps['other']>

const changeOfOther = ({ name, total, error }: Other, place: number) => ({
  name,
  before: total?.rows[0]?.before?.[place],
  isWaiting: !total && error === undefined,
})

/** Why there is no second comparison. */
function OtherFailed({ name, error, reload }: Other) {
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  return (
    <p className="eb-figure__than" role="alert">
      {text('otherFailed', { period: name, reason: describe(error) })}{' '}
      <Button kind="text" onClick={reload}>
        {text('retry')}
      </Button>
    </p>
  )
}

interface TileProps {
  metric: TileMetric
  now: number | null | undefined
  /** What the figure is compared with. */
  changes: readonly {
    readonly name: string
    readonly before: number | null | undefined
    readonly isWaiting?: boolean
  }[]
  onRows: (() => void) | undefined
}

function Tile({ metric, now, changes, onRows }: TileProps) {
  const text = useStrings(figureStrings)
  const isMoney = metric.type === 'money'
  const value = isMoney && typeof now === 'number' ? formatYuan(now) : formatFigure(metric.type, now)
  const unit = isMoney || metric.type === 'share' || metric.type === 'percent' ? '' : metric.unit
  return (
    <div>
      <p className="eb-figure__name">{metric.label}</p>
      <p className="eb-figure__value">
        {onRows && now ? (
          <button
            type="button"
            aria-label={`${value} ${text('openRows', { name: metric.label })}`}
            onClick={onRows}
          >
            {value}
          </button>
        ) : (
          value
        )}
        {unit && typeof now === 'number' && <small> {countedUnit(unit, now)}</small>}
      </p>
      {typeof now === 'number' &&
        changes.map(
          ({ name, before, isWaiting }) =>
            (isWaiting || typeof before === 'number') && (
              <p key={name} className="eb-figure__than">
                {text('than', { period: name })} <ChangeMark metric={metric.name} now={now} before={before} />
              </p>
            ),
        )}
    </div>
  )
}
