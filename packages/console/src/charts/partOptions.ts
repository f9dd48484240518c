import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours, ChartData } from './ChartData'
import { commonOption, legend, tooltip, valueFormatter, valuesOf } from './commonOption'

/** The number of slices that can be distinguished; the rest form one. */
export const mostSlices = 6

/** Whether the last slice stands for all others. */
export const isCut = ({ length }: ChartData['names']): boolean => length > mostSlices + 1

/** Shares of a whole. */
export function pieOption(data: ChartData, colours: ChartColours): EChartsCoreOption {
  const [metric] = data.metrics
  if (!metric) return {}
  const values = valuesOf(data, metric)
  const slices = data.names.map((names, index) => ({ name: names.join(' · '), value: values[index] ?? 0 }))
  const rest = slices.slice(mostSlices).reduce((sum, { value }) => sum + value, 0)
  const shown = isCut(data.names)
    ? [...slices.slice(0, mostSlices), { name: data.words.others, value: rest }]
    : slices
  return {
    ...commonOption(colours),
    tooltip: { ...tooltip(colours, 'item'), valueFormatter: valueFormatter(metric) },
    legend: { ...legend(colours), orient: 'vertical', top: 'middle', left: '58%' },
    series: [
      {
        type: 'pie',
        name: metric.label,
        radius: ['48%', '76%'],
        center: ['28%', '50%'],
        label: { show: false },
        itemStyle: { borderColor: colours.surface, borderWidth: 2 },
        data: shown,
      },
    ],
  }
}

/** Steps: metrics of all rows, or the groups of one metric. */
export function funnelOption(data: ChartData, colours: ChartColours): EChartsCoreOption {
  const [metric] = data.metrics
  if (!metric) return {}
  const row = data.set.rows[0]
  const isOfMetrics = !data.set.by.length
  const steps = isOfMetrics
    ? data.metrics.map(({ name, label }) => ({
        name: label,
        value: row?.values[data.set.metrics.findIndex((each) => each.name === name)] ?? 0,
      }))
    : valuesOf(data, metric).map((value, index) => ({
        name: data.names[index]?.join(' · ') ?? '',
        value: value ?? 0,
      }))
  return {
    ...commonOption(colours),
    tooltip: { ...tooltip(colours, 'item'), valueFormatter: valueFormatter(metric) },
    series: [
      {
        type: 'funnel',
        top: 8,
        bottom: 8,
        left: '4%',
        width: '60%',
        minSize: '8%',
        sort: isOfMetrics ? 'none' : 'descending',
        gap: 2,
        label: {
          position: 'right',
          color: colours.text,
          formatter: ({ name, value }: { name: string; value: number }) =>
            `${name} ${valueFormatter(metric)(value)}`,
        },
        itemStyle: { borderWidth: 0 },
        data: steps,
      },
    ],
  }
}

/** How much of a goal is reached: the last metric that is a share, else the first over the second. */
export function gaugeOption(data: ChartData, colours: ChartColours): EChartsCoreOption {
  const row = data.set.rows[0]
  const figure = (name: string | undefined) =>
    row?.values[data.set.metrics.findIndex((each) => each.name === name)] ?? 0
  const share = data.metrics.find(({ type }) => type === 'share')
  const [done, goal] = data.metrics
  const reached = share ? figure(share.name) : figure(done?.name) / (figure(goal?.name) || 1)
  return {
    ...commonOption(colours),
    series: [
      {
        type: 'gauge',
        min: 0,
        max: Math.max(100, Math.ceil(reached * 100)),
        progress: { show: true, width: 12 },
        axisLine: { lineStyle: { width: 12, color: [[1, colours.line]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { show: false },
        pointer: { show: false },
        detail: {
          formatter: (value: number) => valueFormatter({ type: 'percent' })(value),
          color: colours.text,
          fontSize: 24,
          offsetCenter: [0, 0],
        },
        title: { color: colours.faint, offsetCenter: [0, '32%'] },
        data: [{ value: reached * 100, name: (share ?? done)?.label ?? '' }],
      },
    ],
  }
}
