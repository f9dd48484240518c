import { createList } from '../createList'
import type { ListOptions, ListPage } from '../List'
import type { ListConnection } from '../urlSource'

/** A list of rows from an array or a function, without a gateway. */
export function openLocalList(given: Partial<ListOptions>) {
  const heard: string[] = []
  const pages: ListPage[] = []
  const options: ListOptions = {
    columns: [],
    source: [],
    onQuery: () => heard.push('query'),
    onLoad: (page) => {
      heard.push('load')
      pages.push(page)
    },
    onError: () => heard.push('error'),
    ...given,
  }
  const list = createList({} as ListConnection, () => options)
  const stop = list.start()
  return {
    ...list,
    options,
    heard,
    pages,
    stop,
    state: list.$state.get,
    keys: () => list.$state.get().page.rows.map(list.keyOf),
  }
}

/** Rows `r1`, `r2` and so on, with their number as `n`. */
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}`, n: index + 1 }))
