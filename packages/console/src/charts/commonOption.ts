import type { EChartsCoreOption } from 'echarts/core'
import { formatFigure, shortFigure } from '../figures/formatFigure'
import type { ChartColours, ChartData, ChartMetric } from './ChartData'

const small = 12

/** What all charts share. Tooltips are drawn on the canvas: as HTML they would need styles that the CSP refuses. */
export const commonOption = (colours: ChartColours): EChartsCoreOption => ({
  animation: false,
  color: [...colours.series],
  textStyle: { fontFamily: colours.font, color: colours.text, fontSize: small },
})

export const tooltip = (colours: ChartColours, trigger: 'axis' | 'item') => ({
  trigger,
  renderMode: 'richText' as const,
  confine: true,
  backgroundColor: colours.surface,
  borderColor: colours.line,
  textStyle: { color: colours.text, fontSize: small, fontFamily: colours.font },
})

export const legend = ({ text, faint }: ChartColours) => ({
  top: 0,
  left: 0,
  itemWidth: 16,
  itemHeight: 8,
  type: 'scroll' as const,
  textStyle: { color: text, fontSize: small },
  pageTextStyle: { color: faint },
})

export const categoryAxis = ({ faint, line }: ChartColours, data: readonly string[]) => ({
  type: 'category' as const,
  data: [...data],
  axisLine: { lineStyle: { color: line } },
  axisTick: { show: false },
  axisLabel: { color: faint, fontSize: small, hideOverlap: true },
})

export const valueAxis = (
  { faint, line }: ChartColours,
  { type }: Pick<ChartMetric, 'type'>,
  locale: string,
) => ({
  type: 'value' as const,
  // counts have no values between integers
  ...(type === 'count' && { minInterval: 1 }),
  axisLabel: {
    color: faint,
    fontSize: small,
    formatter: (value: number) => shortFigure(type, value, locale),
  },
  splitLine: { lineStyle: { color: line } },
  axisPointer: { label: { show: false } },
})

/** Formats a value in a tooltip. */
export const valueFormatter =
  ({ type }: Pick<ChartMetric, 'type'>) =>
  (value: unknown): string =>
    formatFigure(type, typeof value === 'number' ? value : null)

/** The value of a metric in each row. */
export const valuesOf = ({ set }: ChartData, metric: ChartMetric, from: 'values' | 'before' = 'values') => {
  const place = set.metrics.findIndex(({ name }) => name === metric.name)
  return set.rows.map((row) => row[from]?.[place] ?? null)
}

/** Days without the year if all are of the same one: `11-20`. */
export function shortDays(names: readonly string[]): readonly string[] {
  const years = new Set(names.map((name) => name.slice(0, 4)))
  return years.size === 1 && names.every((name) => /^\d{4}-\d\d-\d\d$/.test(name))
    ? names.map((name) => name.slice(5))
    : names
}
