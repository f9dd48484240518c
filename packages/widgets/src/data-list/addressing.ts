import { type List, readListAddress, writeListAddress } from '@ebkit/core/list'

/** What a list shows stands in the page's address under names with a prefix, and comes from there. Returns what ends it. */
export function followAddress(list: List, prefix: string): () => void {
  const initial = list.$state.get()
  const atFirst = {
    search: '',
    filters: initial.filters,
    sort: initial.sort,
    pageSize: initial.pageSize,
    pageIndex: 1,
  }
  const read = () => void list.moveTo(readListAddress(location.search, prefix, initial) ?? atFirst)
  const stop = list.$state.listen(({ status }) => {
    const { pathname, search, hash } = location
    const next = writeListAddress(search, prefix, list.$state.get(), initial)
    if (status !== 'loading' && next !== search)
      history.replaceState(history.state, '', pathname + next + hash)
  })
  // Before the list begins to read.
  const place = readListAddress(location.search, prefix, initial)
  if (place) void list.moveTo(place)
  addEventListener('popstate', read)
  return () => {
    stop()
    removeEventListener('popstate', read)
  }
}
