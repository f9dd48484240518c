import { isFiltering, type ListColumn, type ListFilters } from '@ebkit/core/list'
import { useRef, useState } from 'react'

/** Number of filters that fit into one line beside the search and the tools in a usual window. */
const shown = 4

/**
 * The filters behind 更多筛选: all but the first three and the first time filter. One that was active stays where it is,
 * so that removing it moves nothing.
 */
export function useFoldedFilters(columns: readonly ListColumn[], filters: ListFilters) {
  const [isWhole, setWhole] = useState(false)
  const used = useRef(new Set<string>())
  for (const { name } of columns) if (isFiltering(filters[name])) used.current.add(name)
  const inFront = new Set(frontOf(columns).map(({ name }) => name))
  const rest = columns.filter(({ name }) => !inFront.has(name) && !used.current.has(name))
  const canFold = rest.length > 1
  const folded = new Set(canFold && !isWhole ? rest.map(({ name }) => name) : [])
  return { folded, canFold, isWhole, toggle: () => setWhole(!isWhole) }
}

function frontOf(columns: readonly ListColumn[]): readonly ListColumn[] {
  const first = columns.slice(0, shown - 1)
  const rest = columns.slice(shown - 1)
  const time = rest.find(({ type }) => /^date/.test(type ?? ''))
  return [...first, ...(time ? [time] : rest.slice(0, 1))]
}
