import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { FigureSet } from '@ebkit/core/services/reports'
import type { Metric, Panel } from '@ebkit/domain'
import type { ChartKind } from '../charts/ChartData'

/** The sets of a panel, one for each resource that it counts. */
export const setsOf = ({ title }: Panel, sets: readonly FigureSet[]): readonly FigureSet[] =>
  sets.filter(({ id }) => id.startsWith(`${title.zh}/`))

/** The name of the resource whose rows a set counts. */
const sourceOf = ({ id }: FigureSet): string => id.slice(id.lastIndexOf('/') + 1)

/** The resource whose rows a set counts. */
export const resourceOf = (set: FigureSet, resources: ConsolePage['resources']) => resources[sourceOf(set)]

/** The field of the panel's period in the rows of a set. */
export const timeOf = ({ source, time, parts = [] }: Panel, set: FigureSet): string | undefined =>
  source ? time : parts.find((part) => part.source === sourceOf(set))?.time

/** All metrics of a panel. */
export const panelMetrics = ({ metrics = [], parts = [] }: Panel): readonly Metric[] => [
  ...metrics,
  ...parts.flatMap((part) => part.metrics),
]

const charts: Readonly<Partial<Record<Panel['type'], ChartKind | 'table'>>> = {
  line: 'line',
  bar: 'bar',
  pie: 'pie',
  funnel: 'funnel',
  heatmap: 'heatmap',
  gauge: 'gauge',
  map: 'bar',
  table: 'table',
}

/** The chart of a panel; undefined for panels without one. */
export const chartOf = ({ type }: Panel): ChartKind | 'table' | undefined => charts[type]

/** What a panel is compared with, whatever the user chooses. */
export const comparisonOf = ({ compare }: Panel) =>
  compare && (compare === 'yesterday' ? 'yesterdayWhole' : 'yesterdayUntilNow')

/** Whether the period that the user chooses affects a panel. */
export const hasPeriod = ({ time, parts = [], range, period, metrics = [] }: Panel): boolean =>
  (!!time || parts.some((part) => part.time)) &&
  !range &&
  !period &&
  !metrics.every((metric) => metric.period)
