/** `…/<brand>/<store>/files/…`: the spaces of our stores (decision 033). Other addresses are never signed. */
const inSpaces = /^(https?:\/\/|\/|[^/:?#]+\/)([^?#]*\/)?[^/?#]+\/(files|images|common|u)\/[^?#]+/i

/** Whether an address may belong to an object that can be read only with a signature. */
export const mayBeSigned = (address: string): boolean => inSpaces.test(address)

const signatures =
  /^(x-oss-(signature(-version)?|credential|date|expires|security-token|process)|OSSAccessKeyId|Expires|Signature|security-token)=/

/** Removes the signature from an address, so that it may be copied. Other addresses stay unchanged. */
export function plainAddress(address: string): string {
  const [before = '', hash] = address.split('#', 2)
  const [path = '', query] = before.split('?', 2)
  if (!query || !/(^|&)(x-oss-signature|Signature)=/.test(query)) return address
  const rest = query.split('&').filter((pair) => !signatures.test(pair))
  return path + (rest.length ? `?${rest.join('&')}` : '') + (hash === undefined ? '' : `#${hash}`)
}
