/** The query of the page's address, where widgets keep what they show. */
export interface PageAddress {
  /** The current query: `?list.page=2`, or the empty text. */
  search(): string
  /** Replaces it, without a new entry in the browser's history. */
  replace(search: string): void
  /** Calls back when the query was changed otherwise: by Back, or by a link. Returns a function that stops it. */
  listen(listener: () => void): () => void
}

/** The query of the window's own address. */
export const windowAddress: PageAddress = {
  search: () => location.search,
  replace(search) {
    const { pathname, hash } = location
    history.replaceState(history.state, '', pathname + search + hash)
  },
  listen(listener) {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },
}
