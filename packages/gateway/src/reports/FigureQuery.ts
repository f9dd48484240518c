import type { Dimension, Metric, Panel } from '@ebkit/domain'
import type { FigurePeriod } from '@ebkit/protocol/calls/reports'
import type { Comparison } from './periods'

/** One set of figures that a report or panel shows. */
export interface FigureQuery {
  readonly id: string
  /** Name of the resource whose rows are counted. */
  readonly source: string
  /** The date field of the period. Without it there is none. */
  readonly time?: string | undefined
  readonly where?: string | undefined
  /** The `list` field whose entries are counted. Default: the rows. */
  readonly each?: string | undefined
  readonly by: readonly Dimension[]
  readonly metrics: readonly Metric[]
  /** What rates are made of, by name. Default: `metrics`. */
  readonly among?: readonly Metric[] | undefined
  /** Only so many groups, the greatest by the first metric. */
  readonly top?: number | undefined
  /** Ranges of ages: `18-24`. */
  readonly bands?: readonly string[] | undefined
  /** Default: the period that the request asks for. */
  readonly range?: 'today' | 'month' | undefined
  /** What it is compared with whatever the request asks for. */
  readonly comparedWith?: Panel['compare']
}

/** What a request asks of all sets of figures. */
export interface Asked {
  /** Undefined: all the time. */
  readonly period: FigurePeriod | undefined
  readonly compare: Comparison | undefined
  readonly filter: string | undefined
  /** Words that the rows of a list are searched for. */
  readonly search?: string | undefined
  /** Parameters of the page's address. */
  readonly parameters: Readonly<Record<string, string>>
  readonly today: string
  /** The time of day in the stores: `14:05`. */
  readonly time: string
}
