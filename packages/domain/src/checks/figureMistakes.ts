import type { Field } from '@ebkit/rules/fields'
import type { Metric } from '../pages/Metric'
import type { DashboardPage, ReportPage, ReportView } from '../pages/Page'
import type { Panel } from '../pages/Panel'
import { conditionMistakes } from './conditionMistakes'
import { type Definitions, fieldAt, fieldsByName, innerFieldAt } from './definitions'
import { leadsToRoute } from './routeMistakes'

const numbers = ['int', 'money', 'decimal', 'percent']
const dates = ['date', 'datetime']
const spans = ['total', 'day', 'week', 'month', 'hour', 'weekday']

type Fields = ReadonlyMap<string, Field>

/** Mistakes in the metrics, dimensions and charts of a report. */
export const reportMistakes = (page: ReportPage, definitions: Definitions): string[] => [
  ...viewMistakes(page, definitions),
  ...(page.tabs ?? []).flatMap((tab) => viewMistakes(tab, definitions)),
]

function viewMistakes(page: ReportView, definitions: Definitions): string[] {
  const resource = definitions.resources.get(page.source)
  if (!resource) return [`${page.source} is not a resource`]
  const fields = fieldsByName(resource)
  const figures = [...page.dimensions, ...page.metrics.map(({ name }) => name)]
  return [
    ...timeMistakes(page.time, fields),
    ...conditionMistakes(page.where, fields),
    ...metricsMistakes(page.metrics, fields),
    ...page.dimensions.flatMap((dimension) => dimensionMistakes(dimension, fields)),
    ...chartMistakes(page),
    ...[...page.filters, ...(page.columns ?? [])]
      .filter((name) => !fieldAt(fields, name) && !figures.includes(name))
      .map((name) => `${name} is not a field or figure`),
    ...(page.rowActions ?? [])
      .filter(({ to }) => !leadsToRoute(to, definitions))
      .map(({ to }) => `${to} leads nowhere`),
  ]
}

function chartMistakes({ charts, metrics, dimensions }: ReportView): string[] {
  const names = metrics.map(({ name }) => name)
  return charts.flatMap(({ metrics: drawn, by }) => [
    ...drawn.filter((name) => !names.includes(name)).map((name) => `chart of ${name}, which is no metric`),
    ...[by]
      .flat()
      .filter((dimension) => dimension !== 'total' && !dimensions.includes(dimension))
      .map((dimension) => `chart by ${dimension}, which is no dimension`),
  ])
}

/** Mistakes in figures of a resource's rows. */
export function metricsMistakes(metrics: readonly Metric[], fields: Fields): string[] {
  const names = metrics.map(({ name }) => name)
  return metrics.flatMap((metric) => [
    ...metricMistakes(metric, names, fields).map((mistake) => `metric ${metric.name}: ${mistake}`),
    ...[metric.where, metric.base].flatMap((condition) => conditionMistakes(condition, fields)),
  ])
}

function metricMistakes(
  { agg, field = '', times = field, where, num = '', den = '' }: Metric,
  names: readonly string[],
  fields: Fields,
) {
  const [type, factor] = [field, times].map((path) => innerFieldAt(fields, path)?.type)
  if (agg === 'count') return []
  if (agg === 'rate') return where || (names.includes(num) && names.includes(den)) ? [] : ['a rate of what?']
  if (!type) return [`${field} is not a field`]
  if (agg === 'distinct') return []
  return [
    ...(numbers.includes(type) ? [] : [`${field} is no number`]),
    ...(numbers.includes(factor ?? '') ? [] : [`${times} is no number`]),
  ]
}

const timeMistakes = (time: string, fields: Fields) =>
  dates.includes(fieldAt(fields, time)?.type ?? '') ? [] : [`${time} is no date`]

const dimensionMistakes = (dimension: string, fields: Fields) =>
  spans.includes(dimension) || innerFieldAt(fields, dimension.split(':')[0] ?? '')
    ? []
    : [`${dimension} is no dimension`]

/** Mistakes in the panels of a dashboard. */
export function dashboardMistakes({ panels }: DashboardPage, definitions: Definitions): string[] {
  return panels.flatMap((panel) =>
    [
      ...figuresMistakes(panel, definitions),
      ...(panel.parts ?? []).flatMap((part) => figuresMistakes(part, definitions)),
      ...(panel.items ?? []).flatMap((item) => figuresMistakes(item, definitions)),
      ...linksOf(panel)
        .filter((link) => !leadsToRoute(link, definitions))
        .map((link) => `${link} leads nowhere`),
    ].map((mistake) => `panel ${panel.title.en}: ${mistake}`),
  )
}

type Figures = Partial<Pick<Panel, 'source' | 'time' | 'metrics' | 'by' | 'where' | 'columns'>>

function figuresMistakes(figures: Figures, { resources }: Definitions): string[] {
  const { source, time, metrics = [], by = [], where, columns = [] } = figures
  if (source === undefined) return []
  const resource = resources.get(source)
  if (!resource) return [`${source} is not a resource`]
  const fields = fieldsByName(resource)
  return [
    ...(time ? timeMistakes(time, fields) : []),
    ...metricsMistakes(metrics, fields),
    ...[by].flat().flatMap((dimension) => dimensionMistakes(dimension, fields)),
    ...conditionMistakes(where, fields),
    ...columns.filter((name) => !fieldAt(fields, name)).map((name) => `${name} is not a field`),
  ]
}

const linksOf = ({ to, links = [], items = [], default: chosen = [] }: Panel): string[] => [
  ...(to ? [to] : []),
  ...links.map((link) => link.to),
  ...items.map((item) => item.to),
  ...chosen,
]
