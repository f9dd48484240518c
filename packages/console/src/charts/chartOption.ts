import type { EChartsCoreOption } from 'echarts/core'
import { barOption } from './barOption'
import type { ChartColours, ChartData, ChartKind } from './ChartData'
import { heatmapOption } from './heatmapOption'
import { lineOption } from './lineOption'
import { funnelOption, gaugeOption, pieOption } from './partOptions'

const options: Readonly<Record<ChartKind, (data: ChartData, colours: ChartColours) => EChartsCoreOption>> = {
  line: lineOption,
  bar: barOption,
  pie: pieOption,
  funnel: funnelOption,
  heatmap: heatmapOption,
  gauge: gaugeOption,
}

/** The option from which ECharts draws a chart. */
export const chartOption = (data: ChartData, colours: ChartColours): EChartsCoreOption =>
  options[data.kind](data, colours)
