import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'

const networkOf = (address: string, size: number): BlockList => {
  const network = new BlockList()
  network.addSubnet(address, size, 'ipv6')
  return network
}

/** Nobody else has addresses of these. */
const ownNetworks = networkOf('fc00::', 7)
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/** IPv4 within IPv6: a network with some of these is one of IPv4 too. */
const first4 = '::ffff:0:0'
const all4 = networkOf(first4, 96)

/**
 * The shortest prefix of a network that is named: 8, as the largest private network of IPv4 has it, and 16 for IPv6, where no
 * provider is given more. A few shorter ones would be everybody: `0.0.0.0/1,128.0.0.0/1`.
 */
function shortestPrefix(address: string, size: number): number {
  if (isIP(address) === 4) return 8
  if (all4.check(address, 'ipv6') || networkOf(address, size).check(first4, 'ipv6')) return 96 + 8
  return ownNetworks.check(address, 'ipv6') ? 7 : 16
}

/** An address, a network that is not everybody, or this machine. */
function isProxy(text: string): boolean {
  if (text === 'loopback') return true
  const [address = '', size, ...more] = text.split('/')
  const version = isIP(address)
  if (!version || more.length) return false
  if (size === undefined) return true
  const prefix = /^\d{1,3}$/.test(size) ? Number(size) : 0
  return prefix >= 1 && prefix <= (version === 4 ? 32 : 128) && prefix >= shortestPrefix(address, prefix)
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
      `${name} must name addresses or networks of proxies, such as 10.0.0.7 or 10.1.0.0/16, or loopback. Networks larger than /8 (IPv4) or /16 (IPv6) are refused: whoever is in one could claim any address`,
    ),
  )
