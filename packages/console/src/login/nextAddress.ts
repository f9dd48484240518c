/**
 * Where to go after the login: `next` of the login page's query, if it is a path of this origin, else `/`.
 * An absolute address, `//host`, a backslash form or a scheme would let a link to our login page lead elsewhere.
 *
 * @param search the query of the login page, such as `?next=/examples/`
 * @param origin the origin of the login page
 */
export function nextAddress(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/')) return '/'
  const url = parse(next, origin)
  if (!url || url.origin !== origin || url.pathname === '/login') return '/'
  const address = url.pathname + url.search + url.hash
  // Paths such as `/.//host` parse to `//host`, which would be another origin when it is followed.
  return address.startsWith('//') ? '/' : address
}

function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
