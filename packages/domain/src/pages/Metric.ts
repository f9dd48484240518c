import type { Label } from '@ebkit/rules/fields'

/** A figure computed from rows. */
export interface Metric {
  readonly name: string
  readonly label: Label
  /** `rate`: `num` over `den`, or the rows of `where` over the rows of `base`. */
  readonly agg: 'count' | 'sum' | 'avg' | 'distinct' | 'rate'
  /** The field that is summed, averaged, or counted by distinct values. */
  readonly field?: string
  /** For a `sum`: the field that each value is multiplied by, such as the quantity of a price. Default: 1. */
  readonly times?: string
  /** A condition on the counted rows. Default: all. */
  readonly where?: string
  /** For a `rate`: a condition on the rows that those of `where` are compared with. Default: all. */
  readonly base?: string
  /** For a `rate`: the name of the metric in the numerator. */
  readonly num?: string
  /** For a `rate`: the name of the metric in the denominator. */
  readonly den?: string
  readonly unit?: Label
  /** On dashboards: the period it covers. Default: the period of its panel. */
  readonly period?: 'all' | 'today' | 'month'
  /** Shows the figure of the previous period beside it. Default false. */
  readonly compare?: boolean
}

/** Values of a field, or its bounds. */
export interface FieldFilter {
  readonly is?: readonly string[]
  readonly from?: number
  readonly to?: number
}

/** A figure above a list. */
export interface ListFigure extends Metric {
  /**
   * What pressing it filters the list by; empty: by nothing that its neighbours filter by. The figures are of all rows whatever
   * one of them filters by. Default: it cannot be pressed.
   */
  readonly sets?: Readonly<Record<string, FieldFilter>>
}

/** The grouping of figures: a field, `field:day`, a bare `day` of the page's time field, or `total`. */
export type Dimension = string

/** A chart of a report. */
export interface Chart {
  readonly type: 'line' | 'bar' | 'pie' | 'funnel' | 'heatmap' | 'map' | 'table'
  readonly title?: Label
  /** Names of metrics of the report. */
  readonly metrics: readonly string[]
  readonly by: Dimension | readonly Dimension[]
  /** Shows only this many of the greatest. Default: all. */
  readonly top?: number
}
