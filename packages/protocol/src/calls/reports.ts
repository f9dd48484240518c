import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier } from '../schemas/values'

/** The longest period of a report, in days. */
export const longestReportPeriod = 1100

/**
 * The maximum number of groups of one set of figures; a file contains all of them. A set that is grouped by nothing but
 * the days, weeks or months of its period contains all of them too.
 */
export const maximumFigureRows = 1000

/** The set with the figures of all rows. */
export const totalSet = 'total'

/** The set of a report with all figures by day, week or month of its period. */
export const trendSet = 'trend'

/** The set of the grouping that a request asks for. */
export const chosenSet = 'chosen'

/** How a figure is shown. `money`: in cents; `share`: 0.25 is 25 %; `percent`: 12.5 is 12.5 %. */
export type FigureType = 'count' | 'decimal' | 'money' | 'percent' | 'share'

/** Both days are part of it. */
export interface FigurePeriod {
  readonly from: string
  readonly until: string
}

/** The figures of one group of rows. */
export interface FigureRow {
  /** The values that the rows have in common, one for each dimension; null: the rows without one. */
  readonly keys: readonly (string | number | boolean | null)[]
  /** The names of referenced rows, by dimension. */
  readonly labels: readonly (string | null)[]
  /** One for each metric; null: cannot be computed, such as a rate of nothing. */
  readonly values: readonly (number | null)[]
  /** The same for the previous period, if there is one. */
  readonly before?: readonly (number | null)[]
  /** The condition of these rows, in addition to that of the set. Missing if no condition expresses it. */
  readonly condition?: string
}

/** What a set computes. */
export interface FigureMetric {
  readonly name: string
  readonly type: FigureType
  /**
   * Of a set of all rows: the whole condition of those that the figure counts, as lists take it. Missing for rates, and where no
   * condition says it.
   */
  readonly condition?: string
}

/** Figures of rows, grouped by up to two dimensions. */
export interface FigureSet {
  /** `total`, `trend`, `chosen`, `chart-0` … of reports; of dashboards the panel's Chinese title, `/`, its source. */
  readonly id: string
  /** Service and name of the resource whose rows are counted: `ticket-api/ticketOrder`. */
  readonly resource: string
  readonly by: readonly string[]
  readonly metrics: readonly FigureMetric[]
  readonly rows: readonly FigureRow[]
  /** False: there are more groups; these are the greatest by the first metric. */
  readonly isWhole: boolean
  readonly period?: FigurePeriod
  readonly before?: FigurePeriod
  /** The condition that all counted rows meet, as lists take it. */
  readonly condition: string
}

/** All figures of a report or dashboard. */
export interface ReportFigures {
  /** The moment of the figures: `2026-11-20 14:05:00`. */
  readonly at: string
  readonly sets: readonly FigureSet[]
}

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))

const parameters = {
  hotelId: v.optional(identifier),
  brandId: v.optional(identifier),
  /** The route as the table has it: `/ticket-report`. */
  route: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** A tab of a report: `dishes`. Default: the report's own figures. */
  tab: v.optional(v.pipe(v.string(), v.maxLength(50))),
  /** First and last day. Default: the last 30 days, with today. */
  from: v.optional(day),
  until: v.optional(day),
  /** `all`: no period. */
  period: v.optional(v.picklist(['all'])),
  /** A condition besides those of the page: `saleChannel=WECHAT|H5`. */
  filter: v.optional(v.string()),
  /** Words that the rows are searched for, as in lists. */
  search: v.optional(v.string()),
  /** Parameters of the page's address that its conditions name, as a query: `id=5&hotelid=100101`. */
  parameters: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  /** `previous`: the same number of days before; `year`: the same days of the year before. Default: none. */
  compare: v.optional(v.picklist(['previous', 'year'])),
}

const grouping = {
  /** One or two dimensions of the report, joined by commas. */
  by: v.optional(v.string()),
  /** Metrics of the report, joined by commas. Default: all. */
  metrics: v.optional(v.string()),
}

/**
 * O-054: the figures of a report or dashboard, or those above a list, all in one answer. With `by`, only this grouping of a report. Of a
 * dashboard only the panels whose rows the user may view. HTTP 403 if the user may not open the page.
 *
 * @example
 * ```ts
 * import { type FigureSet, getReport, totalSet } from '@ebkit/protocol/calls/reports'
 * import { check } from '@ebkit/protocol/check'
 *
 * const question = { route: '/ticket-report', from: '2026-11-01', until: '2026-11-30', compare: 'previous' }
 * check(getReport.query, question).fits // true
 * check(getReport.query, { ...question, from: '1.11.2026' }) // { fits: false, field: 'from' }
 *
 * const totalOf = (sets: readonly FigureSet[]) => sets.find(({ id }) => id === totalSet)?.rows[0]?.values
 * ```
 */
export const getReport = defineCall({
  id: 'O-054',
  name: 'getReport',
  method: 'GET',
  path: 'merchant-api/eb/report',
  query: looseObject({
    ...parameters,
    ...grouping,
    /** The unit of the trend. Default: days, of more than 92 days weeks, of more than 400 months. */
    span: v.optional(v.picklist(['day', 'week', 'month'])),
  }),
  answer: v.custom<ReportFigures>((given) => v.is(figures, given)),
  safeToRepeat: true,
})

const figureRow = looseObject({ keys: v.array(v.unknown()), values: v.array(v.nullable(v.number())) })

const figures = looseObject({
  at: v.string(),
  sets: v.array(looseObject({ id: v.string(), by: v.array(v.string()), rows: v.array(figureRow) })),
})

/**
 * O-055: one grouping of a report, or one set of figures of a dashboard, as a file, streamed, with the total as its last line. The
 * answer is the file itself. HTTP 404 for a dashboard without `panel`.
 */
export const exportReport = defineCall({
  id: 'O-055',
  name: 'exportReport',
  method: 'GET',
  path: 'merchant-api/eb/report/export',
  query: looseObject({
    ...parameters,
    ...grouping,
    /** Of a dashboard: the id of the set, `经营概览/orderFact`. It is grouped as its panel is; `by` and `metrics` say nothing. */
    panel: v.optional(v.pipe(v.string(), v.maxLength(200))),
    format: v.optional(v.picklist(['csv', 'xlsx']), 'xlsx'),
    lang: v.optional(v.picklist(['zh', 'en']), 'zh'),
  }),
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: true,
})
