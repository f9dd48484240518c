import type { Dimension, Metric, Panel } from '@ebkit/domain'
import type { FigurePeriod } from '@ebkit/protocol/calls/reports'
import type { Comparison } from './periods'

/** One set of figures of a report or panel. */
export interface FigureQuery {
  readonly id: string
  /** Name of the resource whose rows are counted. */
  readonly source: string
  /** The date field that periods refer to. Default: the set has no period. */
  readonly time?: string | undefined
  readonly where?: string | undefined
  /** The `list` field whose entries are counted. Default: the rows. */
  readonly each?: string | undefined
  readonly by: readonly Dimension[]
  readonly metrics: readonly Metric[]
  /** The metrics that rates refer to, by name. Default: `metrics`. */
  readonly among?: readonly Metric[] | undefined
  /** Maximum number of groups, the greatest by the first metric. */
  readonly top?: number | undefined
  /** Ranges of ages: `18-24`. */
  readonly bands?: readonly string[] | undefined
  /** Default: the period that the request asks for. */
  readonly range?: 'today' | 'month' | undefined
  /** The comparison of the panel, whatever the request asks for. */
  readonly comparedWith?: Panel['compare']
}

/** What a request asks of all its sets of figures. */
export interface Asked {
  /** Undefined: all time. */
  readonly period: FigurePeriod | undefined
  readonly compare: Comparison | undefined
  readonly filter: string | undefined
  /** Words to search the rows of a list for. */
  readonly search?: string | undefined
  /** Parameters of the page's address. */
  readonly parameters: Readonly<Record<string, string>>
  readonly today: string
  /** The time of day in the stores: `14:05`. */
  readonly time: string
}
