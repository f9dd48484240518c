/** The parameter in an address: `#folder` in the hash, `?folder` in the query. */
const patternOf = (route: string) => new RegExp(`(^|[?&])${route.slice(1)}=([^&]*)`)

const partsOf = (address: string) => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path, query: query.slice(1), hash: hash.slice(1) }
}

/** The folder in an address; undefined if there is none. */
export function readRoute(address: string, route: string): string | undefined {
  const { query, hash } = partsOf(address)
  const [, , value = ''] = patternOf(route).exec(route[0] === '#' ? hash : query) ?? []
  try {
    return decodeURIComponent(value) || undefined
  } catch {
    return undefined // not written by us
  }
}

/** The address with another folder; the rest does not change. */
export function writeRoute(address: string, route: string, folderId: string): string {
  const { path, query, hash } = partsOf(address)
  const pattern = patternOf(route)
  const text = `${route.slice(1)}=${encodeURIComponent(folderId)}`
  const change = (part: string) => {
    if (pattern.test(part)) return part.replace(pattern, (_, before: string) => before + text)
    return `${part}${part ? '&' : ''}${text}`
  }
  const next = route[0] === '#' ? { query, hash: change(hash) } : { query: change(query), hash }
  return path + (next.query && `?${next.query}`) + (next.hash && `#${next.hash}`)
}

/** Whether a text is a valid parameter. */
export const isRoute = (route: string | undefined): route is string => /^[#?][\w-]+$/.test(route ?? '')
