/** Protocols that a page may link to; `data:` for images and videos only. */
const protocols = ['http:', 'https:', 'blob:']

/** The absolute address. */
const hasProtocol = /^\s*[a-z][a-z\d+.-]*:/i

/**
 * Returns an address that is safe for a link, a frame or an image as an absolute address; undefined for scripts, for
 * another host without its protocol, for one with a user name or password, and for invalid addresses.
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
    // `//host`, in every spelling that browsers accept.
    if (!hasProtocol.test(address) && host !== new URL(base).host) return undefined
    return protocols.includes(protocol) || /^data:(image|video)\//.test(href) ? href : undefined
  } catch {
    return undefined
  }
}
