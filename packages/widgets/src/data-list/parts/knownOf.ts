import type { AroundProps } from './AroundProps'

/** What conditions of toolbar actions see: `total`, `selected`, `search`, and what each column is filtered by. */
export const knownOf = ({ state, ids }: Pick<AroundProps, 'state' | 'ids'>): Record<string, unknown> => ({
  ...valuesOf(state.filters),
  search: state.search,
  total: state.page.total,
  selected: ids.size,
})

const valuesOf = (filters: AroundProps['state']['filters']) =>
  Object.fromEntries(Object.entries(filters).map(([name, { is }]) => [name, is?.length === 1 ? is[0] : is]))
