import { isIP } from 'node:net'
import * as v from 'valibot'

/** An address, a network that is not everybody, or this machine. */
function isProxy(text: string): boolean {
  if (text === 'loopback') return true
  const [address = '', size, ...more] = text.split('/')
  const version = isIP(address)
  if (!version || more.length) return false
  if (size === undefined) return true
  return /^\d{1,3}$/.test(size) && Number(size) >= 1 && Number(size) <= (version === 4 ? 32 : 128)
}

/** Proxies, separated by commas without spaces. */
export const proxies = (name: string) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .join(','),
    ),
    v.check(
      (text) => text.split(',').every(isProxy),
      `${name} must name addresses or networks of proxies, such as 10.0.0.7 or 10.1.0.0/16, or loopback`,
    ),
  )
