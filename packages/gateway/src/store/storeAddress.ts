import { StoreError } from './storeError'

/** What a request's address names. */
export interface StoreAddress {
  /** Decoded once; '' for the bucket itself. Not checked yet. */
  readonly key: string
  /** Parameters, decoded. One that is given without a value has ''. */
  readonly query: ReadonlyMap<string, string>
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new StoreError('InvalidURI', 'The address is not percent-encoded UTF-8.')
  }
}

function readQuery(text: string): Map<string, string> {
  const query = new Map<string, string>()
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
    query.set(decode(name), decode(value.join('=')))
  }
  return query
}

/**
 * Reads an address as it was sent: `/<bucket>/<key>?<parameters>`. Nothing is resolved in it, so that what is signed,
 * checked and stored is one text.
 *
 * @throws StoreError InvalidURI
 */
export function readStoreAddress(address: string): StoreAddress {
  const [path = '', ...rest] = address.split('?')
  const [, , ...parts] = path.split('/')
  return { key: decode(parts.join('/')), query: readQuery(rest.join('?')) }
}
