import type { ListFilter, ListMemory, ListState, SavedView } from '@ebkit/core/list'

/** Characters that the name of a view may have. */
export const longestViewName = 30

/** The saved views that can be used: anything may stand in a browser's storage. */
export const readViews = ({ views = [] }: ListMemory): SavedView[] =>
  views.map(({ name, search, filters, sort }) => ({
    name,
    search: typeof search === 'string' ? search : '',
    filters: Object.fromEntries(
      Object.entries(Object(filters) as Record<string, ListFilter>).filter(([, one]) => Object(one) === one),
    ),
    ...(sort?.name && {
      sort: { name: String(sort.name), direction: sort.direction === 'asc' ? 'asc' : 'desc' },
    }),
  }))

/** What is shown now, under a name. */
export const viewOf = (name: string, { search, filters, sort }: ListState): SavedView => ({
  name,
  search,
  filters,
  ...(sort && { sort }),
})

/** Whether this is what is shown now. */
export const isShown = (view: SavedView, state: ListState): boolean =>
  JSON.stringify(viewOf(view.name, state)) ===
  JSON.stringify(viewOf(view.name, { ...state, ...view, sort: view.sort }))

/** With a view at the end, or in place of the one that has its name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isThere = views.some(({ name }) => name === view.name)
  return isThere ? views.map((one) => (one.name === view.name ? view : one)) : [...views, view]
}
