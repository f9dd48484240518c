import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours, ChartData, ChartMetric } from './ChartData'
import {
  categoryAxis,
  commonOption,
  legend,
  shortDays,
  tooltip,
  valueAxis,
  valueFormatter,
  valuesOf,
} from './commonOption'

const line = { type: 'line' as const, symbol: 'circle', symbolSize: 5, showSymbol: false }

/** Lines of one chart share an axis if they are of one type; the others use the right one. */
const axisOf = ({ metrics }: ChartData, { type }: ChartMetric) => (type === metrics[0]?.type ? 0 : 1)

/** One line for each metric; for the first one also the previous period, dashed. */
function metricLines(data: ChartData, { faint }: ChartColours) {
  const { metrics, set, words } = data
  const now = metrics.map((metric) => ({
    ...line,
    name: metrics.length > 1 ? metric.label : words.now,
    yAxisIndex: axisOf(data, metric),
    data: valuesOf(data, metric),
    tooltip: { valueFormatter: valueFormatter(metric) },
  }))
  const [first] = metrics
  if (!set.before || !first) return now
  const before = {
    ...line,
    name: metrics.length > 1 ? `${first.label} · ${words.before}` : words.before,
    yAxisIndex: 0,
    data: valuesOf(data, first, 'before'),
    itemStyle: { color: faint },
    lineStyle: { type: 'dashed' as const, width: 1.5, color: faint },
    tooltip: { valueFormatter: valueFormatter(first) },
  }
  return [...now, before]
}

/** One line for each group of the second dimension. */
function splitLines(data: ChartData, days: readonly string[]) {
  const [metric] = data.metrics
  if (!metric) return []
  const values = valuesOf(data, metric)
  const groups = [...new Set(data.names.map(([, group = '']) => group))]
  return groups.map((group) => ({
    ...line,
    name: group,
    yAxisIndex: 0,
    data: days.map(
      (day) => values[data.names.findIndex((names) => names[0] === day && names[1] === group)] ?? 0,
    ),
    tooltip: { valueFormatter: valueFormatter(metric) },
  }))
}

const isDate = (key: unknown) => /^\d{4}-\d\d(-\d\d)?$/.test(String(key))

/** Groups by a date other than the period's are sorted by size: a line needs them by time, and without other groups. */
export function inOrderOfTime(data: ChartData): ChartData {
  const { set, names } = data
  const groups = set.rows.map((row, index) => ({ row, names: names[index] ?? [], key: row.keys[0] }))
  const known = groups.filter(({ key }) => key !== null)
  if (set.by.length !== 1 || !known.length || !known.every(({ key }) => isDate(key))) return data
  known.sort((one, other) => String(one.key).localeCompare(String(other.key)))
  return {
    ...data,
    set: { ...set, rows: known.map(({ row }) => row) },
    names: known.map((each) => each.names),
  }
}

/** Figures over time. */
export function lineOption(given: ChartData, colours: ChartColours): EChartsCoreOption {
  const data = inOrderOfTime(given)
  const { metrics, set, locale } = data
  const days = [...new Set(data.names.map(([day = '']) => day))]
  const series = set.by.length > 1 ? splitLines(data, days) : metricLines(data, colours)
  const second = metrics.find((metric) => axisOf(data, metric) === 1)
  return {
    ...commonOption(colours),
    tooltip: tooltip(colours, 'axis'),
    legend: legend(colours),
    grid: { top: 36, left: 8, right: 16, bottom: 4, containLabel: true },
    xAxis: { ...categoryAxis(colours, shortDays(days)), boundaryGap: false },
    yAxis: [
      valueAxis(colours, metrics[0] ?? { type: 'count' }, locale),
      ...(second ? [{ ...valueAxis(colours, second, locale), splitLine: { show: false } }] : []),
    ],
    series,
  }
}
