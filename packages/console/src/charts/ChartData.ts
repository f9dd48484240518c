import type { FigureSet, FigureType } from '@ebkit/core/services/reports'

/** Kinds of charts. Regions are shown as bars: a map would need boundaries that the console does not have. */
export type ChartKind = 'line' | 'bar' | 'pie' | 'funnel' | 'heatmap' | 'gauge'

/** A metric as a chart names it. */
export interface ChartMetric {
  readonly name: string
  readonly label: string
  readonly type: FigureType
}

/** The data from which a chart is drawn. */
export interface ChartData {
  readonly kind: ChartKind
  readonly set: FigureSet
  readonly metrics: readonly ChartMetric[]
  /** The name of each row's group, by dimension. */
  readonly names: readonly (readonly string[])[]
  readonly words: { readonly now: string; readonly before: string; readonly others: string }
  readonly locale: string
}

/** Colours of the page, which follow its theme. */
export interface ChartColours {
  readonly series: readonly string[]
  /** From few to many. */
  readonly scale: readonly string[]
  readonly text: string
  readonly faint: string
  readonly line: string
  readonly surface: string
  readonly font: string
}
