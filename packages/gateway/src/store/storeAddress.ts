import { StoreError } from './storeError'

/** The parsed address of a request. */
export interface StoreAddress {
  /** Decoded once; '' for the bucket itself. Not checked yet. */
  readonly key: string
  /** Decoded parameters. One without a value has ''. */
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
 * Parses an address as it was sent: `/<bucket>/<key>?<parameters>`. Nothing is resolved, so that the signed, checked
 * and stored texts are the same.
 * @throws StoreError InvalidURI
 */
export function readStoreAddress(address: string): StoreAddress {
  const [path = '', ...rest] = address.split('?')
  const [, , ...parts] = path.split('/')
  return { key: decode(parts.join('/')), query: readQuery(rest.join('?')) }
}
