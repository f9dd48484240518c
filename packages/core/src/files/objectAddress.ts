/** `…/<brand>/<store>/files/…`: the spaces of our stores (decision 033). Addresses of others are never asked for. */
const inSpaces = /^(https?:\/\/|\/|[^/:?#]+\/)([^?#]*\/)?[^/?#]+\/(files|images|common|u)\/[^?#]+/i

/** Whether an address may be that of an object which has to be signed to be read. */
export const mayBeSigned = (address: string): boolean => inSpaces.test(address)

const signatures =
  /^(x-oss-(signature(-version)?|credential|date|expires|security-token|process)|OSSAccessKeyId|Expires|Signature|security-token)=/

/** An address without what lets its bearer read the object: what people may copy. Others stay as they are. */
export function plainAddress(address: string): string {
  const [before = '', hash] = address.split('#', 2)
  const [path = '', query] = before.split('?', 2)
  if (!query || !/(^|&)(x-oss-signature|Signature)=/.test(query)) return address
  const rest = query.split('&').filter((pair) => !signatures.test(pair))
  return path + (rest.length ? `?${rest.join('&')}` : '') + (hash === undefined ? '' : `#${hash}`)
}
