import type { ReportQuery } from '@ebkit/core/services/reports'
import { parseCondition, quoteConditionValue } from '@ebkit/rules/conditions'

/** What a report shows, according to its address. */
export interface ReportPlace {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly period?: 'all' | undefined
  /** Default: the previous period. */
  readonly compare: 'previous' | 'year' | 'none'
  readonly span?: 'day' | 'week' | 'month' | undefined
  /** The dimension of the table. Default: that of the definition. */
  readonly by?: string | undefined
  /** Values of filters, by field; several joined by `|`. */
  readonly filters: Readonly<Record<string, string>>
  /** The condition of the shown rows behind a figure; empty: all rows. */
  readonly rows?: string | undefined
  /** Of a dashboard: the id of the set whose rows are shown. */
  readonly panel?: string | undefined
  /** Of a dashboard: the figure whose rows are shown. Default: the rows of a group, `rows`. */
  readonly figure?: string | undefined
}

const one = <Value extends string>(given: string | null, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === given)

const day = (given: string | null) => (given && /^\d{4}-\d\d-\d\d$/.test(given) ? given : undefined)

/** Reads `?from=2026-11-01&until=2026-11-20&saleChannel=H5` from a page's query. @param fields names of the filters */
export function readPlace(query: string, fields: readonly string[]): ReportPlace {
  const given = new URLSearchParams(query)
  const filters = fields.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : []))
  const [from, until] = [day(given.get('from')), day(given.get('until'))]
  return {
    ...(from && until && { from, until }),
    period: one(given.get('period'), ['all']),
    compare: one(given.get('compare'), ['year', 'none']) ?? 'previous',
    span: one(given.get('span'), ['day', 'week', 'month']),
    by: given.get('by') ?? undefined,
    filters: Object.fromEntries(filters),
    rows: given.get('rows') ?? undefined,
    panel: given.get('panel') ?? undefined,
    figure: given.get('figure') ?? undefined,
  }
}

/** The query with a page's parameter as the report's first filter: `?id=T1` becomes `?taskTreasureId=T1`. */
export function withPreset(query: string, param: string | undefined, filter: string | undefined): string {
  const next = new URLSearchParams(query)
  const value = param && next.get(param)
  if (!value || !filter || param === filter) return query
  next.delete(param)
  if (!next.get(filter)) next.set(filter, value)
  return `?${next}`
}

/** The query with changes of the place; everything else in it stays. */
export function withReportPlace(
  query: string,
  { filters, ...changes }: Partial<ReportPlace>,
  fields: readonly string[],
): string {
  const next = new URLSearchParams(query)
  const set = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  for (const [name, value] of Object.entries(changes)) set(name, value)
  if (changes.compare === 'previous') next.delete('compare')
  if (filters) for (const name of fields) set(name, filters[name] || undefined)
  const text = next.toString()
  return text && `?${text}`
}

/** The values of a filter. */
export const valuesOf = (filter: string | undefined): string[] => (filter ? filter.split('|') : [])

/** The tab of a report that its address names. */
export const tabOfQuery = (query: string): string | undefined =>
  new URLSearchParams(query).get('tab') ?? undefined

/** The query of a tab, for the same days; filters and grouping belong to each tab. */
export function withTab(query: string, tab: string | undefined): string {
  const before = new URLSearchParams(query)
  const kept = ['from', 'until', 'period', 'compare'].flatMap((name) => {
    const value = before.get(name)
    return value ? [[name, value]] : []
  })
  const text = new URLSearchParams([...kept, ...(tab ? [['tab', tab]] : [])]).toString()
  return text && `?${text}`
}

/** The field of the store, which is a parameter of its own; the condition contains the other fields. */
export const storeField = 'hotelId'

/** The condition of the filters. */
export function filterCondition(filters: ReportPlace['filters']): string {
  return Object.entries(filters)
    .filter(([name]) => name !== storeField)
    .map(([name, value]) => `${name}=${valuesOf(value).map(quoteConditionValue).join('|')}`)
    .join('&')
}

/** The query to the gateway. */
export function queryOfPlace(
  route: string,
  place: ReportPlace,
  parameters: Readonly<Record<string, string>>,
): ReportQuery {
  const { from, until, period, compare, span, filters } = place
  return {
    ...{ route, from, until, period, span },
    compare: compare === 'none' || period === 'all' ? undefined : compare,
    filter: filterCondition(filters) || undefined,
    hotelId: valuesOf(filters[storeField]).join(',') || undefined,
    parameters: new URLSearchParams(parameters).toString() || undefined,
  }
}

/** Whether a text from an address is a condition. */
export function isCondition(text: string): boolean {
  try {
    parseCondition(text)
    return true
  } catch {
    return false
  }
}
