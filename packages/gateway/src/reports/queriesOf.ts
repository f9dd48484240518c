import type { DashboardPage, Dimension, ListPage, Metric, Panel, PanelPart, ReportPage } from '@ebkit/domain'
import { chosenSet, type FigurePeriod, totalSet, trendSet } from '@ebkit/protocol/calls/reports'
import { unfitParameter } from '../resources/unfitParameter'
import { timeUnits } from './dimensions'
import type { FigureQuery } from './FigureQuery'
import { lengthOf } from './periods'

/** The grouping parameters of a request to a report. */
interface AskedGrouping {
  readonly by?: string | undefined
  readonly metrics?: string | undefined
  readonly span?: 'day' | 'week' | 'month' | undefined
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Long periods have too many days to be shown one by one. */
function usualSpan(period: FigurePeriod | undefined): 'day' | 'week' | 'month' {
  const days = period ? lengthOf(period) : Number.POSITIVE_INFINITY
  if (days <= 92) return 'day'
  return days <= 400 ? 'week' : 'month'
}

const baseOf = ({ source, time, where, each, metrics }: ReportPage) => ({
  ...{ source, time, where, each },
  among: metrics,
})

/** Whether a dimension is the day of the report's own time field. */
const isByDay = ({ time }: ReportPage, by: Dimension | readonly Dimension[]) =>
  [by].flat().length === 1 && [time, 'day', `${time}:day`].includes([by].flat()[0] ?? '')

function dimensionsAsked(page: ReportPage, text: string): Dimension[] {
  const names = namesIn(text)
  const known = new Set<string>([
    ...page.dimensions,
    ...timeUnits.map((unit) => `${page.time}:${unit}`),
    'total',
  ])
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined) throw unfitParameter('by', `"${unknown}" is no dimension of this report`)
  if (names.length > 2) throw unfitParameter('by', 'at most two dimensions')
  return names.filter((name) => name !== 'total')
}

function metricsAsked(page: ReportPage, text: string | undefined): readonly string[] {
  if (text === undefined) return page.metrics.map(({ name }) => name)
  const names = namesIn(text)
  const unknown = names.find((name) => !page.metrics.some((metric) => metric.name === name))
  if (unknown !== undefined || !names.length)
    throw unfitParameter('metrics', `"${unknown ?? ''}" is no figure of this report`)
  return [...new Set(names)]
}

/** The metrics with these names, in this order. */
const metricsOf = (page: ReportPage, names: readonly string[]) =>
  names.flatMap((name) => page.metrics.find((metric) => metric.name === name) ?? [])

/** The one grouping that a request names. @throws 400 */
export const chosenQuery = (page: ReportPage, { by = 'total', metrics }: AskedGrouping): FigureQuery => ({
  id: chosenSet,
  ...baseOf(page),
  by: dimensionsAsked(page, by),
  metrics: metricsOf(page, metricsAsked(page, metrics)),
})

/**
 * The sets of a report: its total, its course over the period, and its charts. Charts by day are drawn from the course.
 */
export function queriesOfReport(
  page: ReportPage,
  { span }: AskedGrouping,
  period: FigurePeriod | undefined,
): FigureQuery[] {
  const { metrics, time } = page
  const charts = page.charts.flatMap(({ by, metrics: drawn, top }, index): FigureQuery[] => {
    if (isByDay(page, by)) return []
    const dimensions = [by].flat().filter((each) => each !== 'total')
    return [{ id: `chart-${index}`, ...baseOf(page), by: dimensions, metrics: metricsOf(page, drawn), top }]
  })
  return [
    { id: totalSet, ...baseOf(page), by: [], metrics },
    { id: trendSet, ...baseOf(page), by: [`${time}:${span ?? usualSpan(period)}`], metrics },
    ...charts,
  ]
}

const rangeOf = ({ range, period }: Panel) => (range ? 'today' : period)

function queryOfPart(panel: Panel, part: PanelPart): FigureQuery {
  const { by = panel.by ?? [], source, time, metrics } = part
  return {
    id: `${panel.title.zh}/${source}`,
    source,
    time,
    by: [by, panel.split ?? []].flat().filter((each) => each !== 'total'),
    metrics,
    top: panel.top ?? panel.limit,
    bands: panel.bands,
    range: rangeOf(panel),
    comparedWith: panel.compare,
    where: panel.where,
  }
}

function queriesOfPanel(panel: Panel): FigureQuery[] {
  const { source, metrics, time } = panel
  const own = source && metrics ? [queryOfPart(panel, { source, metrics, time: time as string })] : []
  return [...own, ...(panel.parts ?? []).map((part) => queryOfPart(panel, part))]
}

/** The sets of a dashboard: one for each resource of each panel with figures. */
export const queriesOfDashboard = ({ panels }: DashboardPage): FigureQuery[] => panels.flatMap(queriesOfPanel)

/** A set of a dashboard with the title of its panel; undefined if no panel has figures under this id. */
export function panelQuery({ panels }: DashboardPage, id: string | undefined) {
  return panels
    .flatMap((panel) => queriesOfPanel(panel).map((query) => ({ title: panel.title, query })))
    .find(({ query }) => query.id === id)
}

/** The number of rows in a tab of a list. */
const rowCount: Metric = { name: 'rows', label: { zh: '行数', en: 'Rows' }, agg: 'count' }

/**
 * The set of a list: its figures over all rows, or for each value of a field. @throws 400 for a field without summaries
 */
export function queriesOfList(
  { resource, where, figures = [], summaries = [], tabs, tabCounts }: ListPage,
  by?: string,
): FigureQuery[] {
  if (tabCounts && by !== undefined && by === tabs)
    return [{ id: chosenSet, source: resource, where, by: [by], metrics: [rowCount] }]
  const set = { source: resource, where, metrics: figures }
  if (by === undefined) return [{ id: totalSet, ...set, by: [] }]
  if (!summaries.some((summary) => summary.by === by))
    throw unfitParameter('by', `this list is not summed by "${by}"`)
  return [{ id: chosenSet, ...set, by: [by] }]
}

/** The sets that a request asks for. @throws 400 */
export function queriesFor(
  page: DashboardPage | ListPage | ReportPage,
  asked: AskedGrouping,
  period: FigurePeriod | undefined,
): readonly FigureQuery[] {
  if (page.kind === 'report')
    return asked.by === undefined ? queriesOfReport(page, asked, period) : [chosenQuery(page, asked)]
  if (page.kind === 'list') return queriesOfList(page, asked.by)
  if (asked.by !== undefined && asked.by !== 'total')
    throw unfitParameter('by', 'a dashboard is not grouped: only `total` is known')
  const queries = queriesOfDashboard(page)
  return asked.by === undefined ? queries : queries.filter(({ by }) => !by.length)
}
