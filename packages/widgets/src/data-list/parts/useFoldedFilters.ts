import { isFiltering, type ListColumn, type ListFilters } from '@ebkit/core/list'
import { useRef, useState } from 'react'

/** Beside the search and the tools, so many stand in one line of a usual window. */
const shown = 4

/**
 * Which filters wait behind 更多筛选: those after the first three and the first of a time. One that has filtered stays where it
 * is, so that taking it away moves nothing.
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
