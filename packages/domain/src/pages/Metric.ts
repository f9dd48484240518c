import type { Label } from '@ebkit/rules/fields'

/** A figure over rows. */
export interface Metric {
  readonly name: string
  readonly label: Label
  /** `rate`: `num` over `den`, or the rows of `where` over the rows of `base`. */
  readonly agg: 'count' | 'sum' | 'avg' | 'distinct' | 'rate'
  /** What is summed, averaged or counted once each. */
  readonly field?: string
  /** The rows that count. Default: all. */
  readonly where?: string
  /** Of a `rate`: the rows that `where` is compared with. Default: all. */
  readonly base?: string
  /** Of a `rate`: the name of the metric above the line. */
  readonly num?: string
  /** Of a `rate`: the name of the metric below the line. */
  readonly den?: string
  readonly unit?: Label
  /** On dashboards: the time it counts. Default: that of its panel. */
  readonly period?: 'all' | 'today' | 'month'
  /** Shown beside the figure of the period before. Default false. */
  readonly compare?: boolean
}

/** What figures are drawn by: a field, `field:day`, a bare `day` of the page's time field, or `total`. */
export type Dimension = string

/** A chart of a report. */
export interface Chart {
  readonly type: 'line' | 'bar' | 'pie' | 'funnel' | 'heatmap' | 'map' | 'table'
  readonly title?: Label
  /** Names of metrics of the report. */
  readonly metrics: readonly string[]
  readonly by: Dimension | readonly Dimension[]
  /** Only this many of the greatest. Default: all. */
  readonly top?: number
}
