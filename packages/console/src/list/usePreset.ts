import type { ListFilters } from '@ebkit/core/list'
import type { columnsOf } from '@ebkit/core/resource-definition'
import type { ListPage } from '@ebkit/domain'
import { storeDay } from '@ebkit/rules/dates'
import { useMemo } from 'react'
import { everything } from './fixedCondition'

/** The initial filters from an address such as `?status=NEW`: parameters with the names of fields. */
export function usePreset(
  columns: ReturnType<typeof columnsOf>,
  parameters: Readonly<Record<string, string>>,
  { range, dateRange }: Pick<ListPage, 'range' | 'dateRange'>,
): ListFilters {
  const names = columns
    .map(({ name }) => name)
    .filter((name) => parameters[name] && parameters[name] !== everything)
  const asked = names.map((name) => [name, parameters[name]] as const)
  const key = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values are equal filters
  return useMemo(
    () => ({
      ...(range && dateRange && { [dateRange]: { from: storeDay(), to: storeDay() } }),
      ...Object.fromEntries(asked.map(([name, value]) => [name, { is: String(value).split('|') }])),
    }),
    [key],
  )
}
