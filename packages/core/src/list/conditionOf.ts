import { quoteConditionValue } from '@ebkit/rules/conditions'
import type { ListFilters } from './List'

/** Converts filters to one condition, `status=NEW|OLD&price>=100`. @param where a condition that precedes them */
export function conditionOf(filters: ListFilters, where = ''): string {
  const conditions = Object.entries(filters).flatMap(([name, { is, from, to }]) => [
    is?.length && `${name}=${is.map(quoteConditionValue).join('|')}`,
    isThere(from) && `${name}>=${quoteConditionValue(from)}`,
    isThere(to) && `${name}<=${quoteConditionValue(to)}`,
  ])
  return [where, ...conditions].filter(Boolean).join('&')
}

/**
 * Converts filters to parameters: `status`, and `price` with suffix From or To. A single value is sent as it is,
 * several as a list.
 */
export function parametersOf(filters: ListFilters): Record<string, unknown> {
  const parameters: Record<string, unknown> = {}
  for (const [name, { is, from, to }] of Object.entries(filters)) {
    if (is?.length) parameters[name] = is.length > 1 ? is : is[0]
    if (isThere(from)) parameters[`${name}From`] = from
    if (isThere(to)) parameters[`${name}To`] = to
  }
  return parameters
}

/** Whether a filter has any effect. */
export const isFiltering = ({ is, from, to }: ListFilters[string] = {}): boolean =>
  !!is?.length || isThere(from) || isThere(to)

const isThere = (value: unknown): value is string | number => value != null && value !== ''
