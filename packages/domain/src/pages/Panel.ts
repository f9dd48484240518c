import type { Label } from '@ebkit/rules/fields'
import type { Dimension, Metric } from './Metric'
import type { PageAction, PageLink } from './PageAction'

/** One series of a panel that shows several resources. */
export interface PanelPart {
  readonly source: string
  readonly time: string
  readonly by?: Dimension
  readonly metrics: readonly Metric[]
  /** The axis of the series. Default: the left one. */
  readonly axis?: 'left' | 'right'
}

/** A number with a link to the rows it counts; without a number, a shortcut. */
export interface PanelItem {
  readonly label: Label
  readonly source?: string
  readonly where?: string
  readonly to: string
  /** If the target depends on a field of the row: `field`, and a target for each of its values. Each target is counted alone. */
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
  /** The resource whose rows the panel shows. */
  readonly source?: string
  /** The date field of the panel's period. */
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
  /** Shows only this many of the greatest. */
  readonly top?: number
  /** Shows only this many rows. */
  readonly limit?: number
  /** Ranges by which a number is grouped: `18-24`. */
  readonly bands?: readonly string[]
  /** What its figures are compared with, whatever the reader chooses: the day before, whole or up to this time of day. */
  readonly compare?: 'yesterday' | 'yesterday same time'
  readonly to?: string
  readonly actions?: readonly PageAction[]
  readonly links?: readonly PageLink[]
  readonly items?: readonly PanelItem[]
  /** For shortcuts that the user chooses: the maximum number. */
  readonly max?: number
  /** For shortcuts that the user chooses: the initial routes. */
  readonly default?: readonly string[]
  readonly widget?: string
  /** Seconds between two requests. */
  readonly refresh?: number
}
