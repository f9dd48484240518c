import type { Label } from '@ebkit/rules/fields'
import type { Dimension, Metric } from './Metric'
import type { PageAction, PageLink } from './PageAction'

/** One series of a panel that draws several resources. */
export interface PanelPart {
  readonly source: string
  readonly time: string
  readonly by?: Dimension
  readonly metrics: readonly Metric[]
  /** The axis it is drawn on. Default: the left one. */
  readonly axis?: 'left' | 'right'
}

/** A number with a link to the rows it counts, or a shortcut where it counts none. */
export interface PanelItem {
  readonly label: Label
  readonly source?: string
  readonly where?: string
  readonly to: string
  /** Where the target depends on a field of the row: the field, and a route for each of its values. */
  readonly toBy?: Readonly<Record<string, string>>
}

/** A part of a dashboard. */
export interface Panel {
  readonly type:
    | 'banner'
    | 'bar'
    | 'cloud'
    | 'feed'
    | 'funnel'
    | 'gauge'
    | 'heatmap'
    | 'line'
    | 'list'
    | 'map'
    | 'metrics'
    | 'notice'
    | 'pie'
    | 'shortcuts'
    | 'stat'
    | 'table'
    | 'todo'
  readonly title: Label
  /** The resource whose rows it shows. */
  readonly source?: string
  /** The date field that its period is about. */
  readonly time?: string
  readonly range?: 'TODAY'
  readonly period?: 'month'
  readonly metrics?: readonly Metric[]
  readonly parts?: readonly PanelPart[]
  readonly by?: Dimension | readonly Dimension[]
  /** A second dimension: one series for each of its values. */
  readonly split?: Dimension
  readonly where?: string
  readonly columns?: readonly string[]
  readonly sort?: string
  /** Only this many of the greatest. */
  readonly top?: number
  /** Only this many rows. */
  readonly limit?: number
  /** Bounds that a number is grouped by: `18-24`. */
  readonly bands?: readonly string[]
  readonly compare?: string
  readonly to?: string
  readonly actions?: readonly PageAction[]
  readonly links?: readonly PageLink[]
  readonly items?: readonly PanelItem[]
  /** Of shortcuts that a person chooses: how many at most. */
  readonly max?: number
  /** Of shortcuts that a person chooses: the routes at first. */
  readonly default?: readonly string[]
  readonly widget?: string
  /** Seconds between two readings. */
  readonly refresh?: number
}
