/** An address of the console: what follows the `#`. */
export interface HashAddress {
  /** `/orders`; `/` for an empty hash. */
  readonly path: string
  /** `?page=2`; the empty string if there is none. */
  readonly query: string
}

/** Reads `#/orders?page=2`. Anything else after the `#` counts as a path. */
export function readHash(hash: string): HashAddress {
  const [, path = '', query = ''] = /^#?([^?]*)(\?.*)?$/s.exec(hash) ?? []
  return { path: path.startsWith('/') ? path : `/${path}`, query: query === '?' ? '' : query }
}

/** Writes an address as the browser's hash: `#/orders?page=2`. */
export const writeHash = ({ path, query }: HashAddress): string => `#${path}${query}`
