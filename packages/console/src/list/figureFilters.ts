import type { ListFilters } from '@ebkit/core/list'
import type { ListFigure } from '@ebkit/domain'

/** The filters of a list, apart from those that its figures set, which do not affect the figures. */
export function withoutFigures(figures: readonly ListFigure[], filters: ListFilters): ListFilters {
  const own = new Set(figures.flatMap(({ sets }) => Object.keys(sets ?? {})))
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !own.has(name)))
}

/** Whether, of all filters that figures can set, a list has exactly those of one figure. */
export function isFigureSet(
  figures: readonly ListFigure[],
  { sets }: ListFigure,
  filters: ListFilters,
): boolean {
  const others = withoutFigures(figures, filters)
  const asText = (given: ListFilters) =>
    JSON.stringify(
      Object.entries(given)
        .filter(([name]) => !(name in others))
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, { is = [], from, to }]) => [name, is.map(String), from ?? null, to ?? null]),
    )
  return !!sets && asText(sets) === asText(filters)
}
