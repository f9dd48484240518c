import type { PageResource } from '@ebkit/core/services/consolePages'
import type { ListView } from '@ebkit/domain'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { equals, everything } from '../list/fixedCondition'

/** The search and filters of a page's rows, according to its address. */
export interface RowsChoice {
  readonly search: string
  /** Values by field. A missing field does not filter. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Days of the page's date range, both included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

type View = Pick<Partial<ListView>, 'filters' | 'dateRange' | 'search'>
type Fields = PageResource['fields']

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '')

/** Fields by which rows of a page can be filtered: those with few values, and references. */
export const filtersOf = ({ filters = [] }: View, fields: Fields): Fields =>
  filters.flatMap((name) => {
    const field = fields.find((one) => one.name === name)
    return field && (field.options?.length || field.type === 'bool' || field.type === 'ref') ? [field] : []
  })

/** Reads `?search=A1&status=NEW|OPEN&from=2026-11-01&until=2026-11-30`. `all` means no filter. */
export function readChoice(query: string, view: View, fields: Fields): RowsChoice {
  const given = new URLSearchParams(query)
  const filters = filtersOf(view, fields).flatMap(({ name }) => {
    const values = (given.get(name) ?? '').split('|').filter((value) => value && value !== everything)
    return values.length ? [[name, values] as const] : []
  })
  const [from, until] = [given.get('from'), given.get('until')]
  return {
    search: view.search?.length ? (given.get('search') ?? '') : '',
    filters: Object.fromEntries(filters),
    ...(view.dateRange && isDay(from) && { from }),
    ...(view.dateRange && isDay(until) && { until }),
  }
}

/** A query with parameters set; those without a value are left out, all others stay. */
export function withParameters(query: string, values: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const text = next.toString()
  return text && `?${text}`
}

/** The condition of a choice. @param dateRange the field of its days */
export function conditionOfChoice({ filters, from, until }: RowsChoice, dateRange = ''): string {
  return joinConditions(
    ...Object.entries(filters).map(
      ([name, values]) => `${name}=${values.map(quoteConditionValue).join('|')}`,
    ),
    dateRange && from && `${dateRange}>=${from}`,
    dateRange && until && `${dateRange}<=${until}`,
  )
}

/** Several conditions, all of which must hold. */
export const joinConditions = (...conditions: readonly (string | undefined)[]): string =>
  conditions.filter(Boolean).join('&')

/** The initial values of a new row: those of filters with a single value. */
export const conditionOfSingleFilters = ({ filters }: RowsChoice): string =>
  joinConditions(
    ...Object.entries(filters).flatMap(([name, values]) =>
      values.length === 1 ? [equals(name, values[0] ?? '')] : [],
    ),
  )
