/** Why a text names no origin that a brand can allow. */
export type OriginProblem = 'empty' | 'wildcard' | 'not-web' | 'credentials' | 'unreadable'

/** Characters of an origin at most. */
const longestOrigin = 300

/** The own machine, as it is written without a scheme. */
const ownMachine = /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])([:/?#]|$)/i

/**
 * Reads an origin from user input: also from a complete address, and in the spelling that browsers send. Without a
 * scheme it is https, or http for the local machine, as development servers use it. `null`, the origin of every
 * sandboxed frame of every site, is refused like anything that is not a web address.
 * @example
 * ```ts
 * import { isUnencrypted, readOrigin } from '@ebkit/rules/origins'
 *
 * readOrigin('https://Shop.example.com/orders?page=2') // { origin: 'https://shop.example.com' }
 * readOrigin('*.example.com') // { problem: 'wildcard' }
 * isUnencrypted('http://shop.example.com') // true
 * ```
 */
export function readOrigin(given: string): { origin: string } | { problem: OriginProblem } {
  const text = given.trim()
  if (!text) return { problem: 'empty' }
  if (text.includes('*')) return { problem: 'wildcard' }
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text)
    ? text
    : `${ownMachine.test(text) ? 'http' : 'https'}://${text}`
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return { problem: 'unreadable' }
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'not-web' }
  if (url.username || url.password) return { problem: 'credentials' }
  const isHost = url.hostname === 'localhost' || /[.:]/.test(url.hostname)
  if (!isHost || url.origin.length > longestOrigin) return { problem: 'unreadable' }
  return { origin: url.origin }
}

/** Whether pages of an origin can be read and changed on their way: plain http, except on the own machine. */
export const isUnencrypted = (origin: string): boolean =>
  /^http:/.test(origin) && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
