import type { ListFilter, ListMemory, ListState, SavedView } from '@ebkit/core/list'

/** Maximum length of a view's name. */
export const longestViewName = 30

/** The valid saved views: a browser's storage can contain anything. */
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

/** The current state under a name. */
export const viewOf = (name: string, { search, filters, sort }: ListState): SavedView => ({
  name,
  search,
  filters,
  ...(sort && { sort }),
})

/** Whether this is the current state. */
export const isShown = (view: SavedView, state: ListState): boolean =>
  JSON.stringify(viewOf(view.name, state)) ===
  JSON.stringify(viewOf(view.name, { ...state, ...view, sort: view.sort }))

/** Appends a view, or replaces the one with its name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isThere = views.some(({ name }) => name === view.name)
  return isThere ? views.map((one) => (one.name === view.name ? view : one)) : [...views, view]
}
