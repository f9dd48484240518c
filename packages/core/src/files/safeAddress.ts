/** Protocols of what a page may link to; `data:` of pictures and videos only. */
const protocols = ['http:', 'https:', 'blob:']

/** Absolute. */
const hasProtocol = /^\s*[a-z][a-z\d+.-]*:/i

/**
 * An address that may stand in a link, a frame or a picture, whole; undefined for scripts, for another host without its
 * protocol, for one with a name or password in it, and for whatever else is none.
 *
 * @param base what a relative address belongs to. Default: the page
 */
export function safeAddress(
  address: string | undefined,
  base: string = document.baseURI,
): string | undefined {
  if (!address) return undefined
  try {
    const { protocol, host, href, username, password } = new URL(address, base)
    if (username || password) return undefined
    // `//host`, in every spelling that browsers read.
    if (!hasProtocol.test(address) && host !== new URL(base).host) return undefined
    return protocols.includes(protocol) || /^data:(image|video)\//.test(href) ? href : undefined
  } catch {
    return undefined
  }
}
