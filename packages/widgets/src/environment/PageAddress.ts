/** The query of the page's address, where widgets keep what they show. */
export interface PageAddress {
  /** As it is now: `?list.page=2`, or the empty text. */
  search(): string
  /** Replaces it, without a new entry in the browser's history. */
  replace(search: string): void
  /** Calls back when somebody else has changed it: the way back, or a link. Returns its own undo. */
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
