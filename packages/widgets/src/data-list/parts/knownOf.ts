import type { ListPartProps } from './ListPartProps'

/** The values for conditions of toolbar actions: `total`, `selected`, `search`, and the filter of each column. */
export const knownOf = ({ state, ids }: Pick<ListPartProps, 'state' | 'ids'>): Record<string, unknown> => ({
  ...valuesOf(state.filters),
  search: state.search,
  total: state.page.total,
  selected: ids.size,
})

const valuesOf = (filters: ListPartProps['state']['filters']) =>
  Object.fromEntries(Object.entries(filters).map(([name, { is }]) => [name, is?.length === 1 ? is[0] : is]))
