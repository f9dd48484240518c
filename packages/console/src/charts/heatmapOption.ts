import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours, ChartData } from './ChartData'
import { categoryAxis, commonOption, tooltip, valueFormatter, valuesOf } from './commonOption'

const distinct = (names: readonly (readonly string[])[], index: number) => [
  ...new Set(names.map((each) => each[index] ?? '')),
]

/** The dimension with more groups, such as hours, runs along the width. */
const longerFirst = ({ names, set }: ChartData): readonly [number, number] =>
  set.by.length > 1 && distinct(names, 1).length > distinct(names, 0).length ? [1, 0] : [0, 1]

/** Values as colours in the cells of a grid, or of a strip. */
export function heatmapOption(data: ChartData, colours: ChartColours): EChartsCoreOption {
  const [metric] = data.metrics
  if (!metric) return {}
  const [across, down] = longerFirst(data)
  const [columns, rows] = [distinct(data.names, across), distinct(data.names, down)]
  const values = valuesOf(data, metric)
  const cells = data.names.map((names, index) => [
    columns.indexOf(names[across] ?? ''),
    rows.indexOf(names[down] ?? ''),
    values[index] ?? 0,
  ])
  return {
    ...commonOption(colours),
    tooltip: { ...tooltip(colours, 'item'), valueFormatter: valueFormatter(metric) },
    grid: { top: 8, left: 8, right: 16, bottom: 4, containLabel: true },
    xAxis: categoryAxis(colours, columns),
    yAxis: categoryAxis(colours, rows),
    visualMap: {
      show: false,
      min: 0,
      max: Math.max(1, ...cells.map(([, , value]) => value ?? 0)),
      inRange: { color: [...colours.scale] },
    },
    series: [
      {
        type: 'heatmap',
        name: metric.label,
        itemStyle: { borderColor: colours.surface, borderWidth: 2 },
        data: cells,
      },
    ],
  }
}
