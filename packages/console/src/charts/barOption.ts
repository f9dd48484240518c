import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours, ChartData } from './ChartData'
import {
  categoryAxis,
  commonOption,
  legend,
  tooltip,
  valueAxis,
  valueFormatter,
  valuesOf,
} from './commonOption'

/** Maximum number of bars that fit below each other. */
const mostBars = 12

const isTime = ({ set }: ChartData) =>
  /:(day|week|month|hour|weekday|ageBand)$|^(day|week|month|hour|weekday)$/.test(set.by[0] ?? '')

/** Groups in comparison: horizontal bars, the greatest first; vertical bars for times. */
export function barOption(data: ChartData, colours: ChartColours): EChartsCoreOption {
  const { metrics, locale } = data
  const isStanding = isTime(data)
  const count = isStanding ? data.names.length : Math.min(mostBars, data.names.length)
  const names = data.names.slice(0, count).map((each) => each.join(' · '))
  const groups = categoryAxis(colours, names)
  const axes = metrics
    .filter((metric, index) => !index || metric.type !== metrics[0]?.type)
    .slice(0, 2)
    .map((metric, index) => ({
      ...valueAxis(colours, metric, locale),
      ...(index && { splitLine: { show: false } }),
    }))
  return {
    ...commonOption(colours),
    tooltip: tooltip(colours, 'axis'),
    ...(metrics.length > 1 && { legend: legend(colours) }),
    grid: { top: metrics.length > 1 ? 36 : 8, left: 8, right: 24, bottom: 4, containLabel: true },
    ...(isStanding
      ? { xAxis: groups, yAxis: axes }
      : {
          xAxis: axes,
          yAxis: {
            ...groups,
            inverse: true,
            // each bar has its label: twelve of them fit below each other
            axisLabel: {
              ...groups.axisLabel,
              interval: 0,
              hideOverlap: false,
              width: 96,
              overflow: 'truncate',
            },
          },
        }),
    series: metrics.map((metric) => ({
      type: 'bar' as const,
      name: metric.label,
      barMaxWidth: 14,
      itemStyle: { borderRadius: 3 },
      [isStanding ? 'yAxisIndex' : 'xAxisIndex']: metric.type === metrics[0]?.type ? 0 : 1,
      data: valuesOf(data, metric).slice(0, count),
      tooltip: { valueFormatter: valueFormatter(metric) },
    })),
  }
}
