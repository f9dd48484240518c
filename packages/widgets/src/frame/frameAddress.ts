import { safeAddress } from '@ebkit/core/files'

/** Why an address is not opened. @spec W-IFR-2 */
export type AddressProblem = 'missing' | 'unsafe' | 'not-allowed'

/** An address that may be opened, or the reason why not. `origin` if it is known. */
export type FrameAddress =
  | { readonly address: string; readonly origin: string }
  | { readonly problem: AddressProblem; readonly origin: string }

/** The origins of a list separated by spaces or commas. `https://*.example.com` matches every host below it. */
export const originsOf = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean)

/**
 * Whether an origin is in a list. Scheme and port must be equal; a star matches one or more labels, but not the host
 * itself.
 */
export function isAllowedOrigin(origin: string, origins: readonly string[]): boolean {
  return origins.some((allowed) => {
    const [start, end, ...more] = allowed.replace(/\/$/, '').toLowerCase().split('*.')
    if (end === undefined) return origin === start
    const middle = origin.slice(start?.length, origin.length - end.length)
    const isSubdomain = /^([\w-]+\.)+$/.test(middle)
    return !more.length && origin.startsWith(start ?? '') && origin.endsWith(end) && isSubdomain
  })
}

/**
 * The address of a page for a frame: `http` or `https`, without a user name or password, of the page's own origin or
 * of a listed one.
 * @param base what a relative address belongs to
 * @spec W-IFR-2
 */
export function frameAddress(
  src: string | undefined,
  origins: readonly string[],
  base: string,
): FrameAddress {
  if (!src?.trim()) return { problem: 'missing', origin: '' }
  const address = safeAddress(src, base)
  if (!address || !/^https?:/.test(address)) return { problem: 'unsafe', origin: '' }
  const { origin } = new URL(address)
  const isAllowed = origin === new URL(base).origin || isAllowedOrigin(origin, origins)
  return isAllowed ? { address, origin } : { problem: 'not-allowed', origin }
}
