/** A `fetch` that sends a cookie, like the browser of a signed-in user. */
export function cookieFetch(cookie: string): typeof globalThis.fetch {
  return (address, options) => {
    const headers = new Headers(options?.headers)
    if (options?.credentials !== 'omit') headers.set('cookie', cookie)
    return fetch(address, { ...options, headers })
  }
}
