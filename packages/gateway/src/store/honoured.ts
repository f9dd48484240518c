import type { StoreCall } from './storeCall'
import { StoreError } from './storeError'

/** Headers and parameters of OSS that this store supports, or that have no effect. */
const honoured = new Set([
  'x-oss-additional-headers',
  'x-oss-complete-all',
  'x-oss-content-sha256',
  'x-oss-copy-source',
  'x-oss-copy-source-if-match',
  'x-oss-copy-source-if-modified-since',
  'x-oss-copy-source-if-none-match',
  'x-oss-copy-source-if-unmodified-since',
  'x-oss-copy-source-range',
  'x-oss-credential',
  'x-oss-date',
  'x-oss-expires',
  'x-oss-forbid-overwrite',
  'x-oss-metadata-directive',
  'x-oss-object-acl',
  'x-oss-process',
  'x-oss-request-payer',
  'x-oss-security-token',
  'x-oss-signature',
  'x-oss-signature-version',
  'x-oss-user-agent',
])

/** Headers that request default behaviour. */
const usual: Readonly<Record<string, string>> = {
  'x-oss-range-behavior': 'standard',
  'x-oss-storage-class': 'standard',
}

function isHonoured(name: string, value: string): boolean {
  if (!name.startsWith('x-oss-') || name.startsWith('x-oss-meta-') || honoured.has(name)) return true
  return usual[name] === value.toLowerCase()
}

/**
 * Refuses a request with a header or parameter that this store does not know: encryption, a storage class, a callback …
 * A client that requests encryption must not assume that it was done.
 *
 * @throws StoreError NotImplemented
 */
export function requireHonoured({ request, query }: Pick<StoreCall, 'request' | 'query'>): void {
  const said = [...Object.entries(request.headers), ...query]
  const unknown = said.find(([name, value]) => !isHonoured(name.toLowerCase(), String(value)))
  if (!unknown) return
  throw new StoreError(
    'NotImplemented',
    'A header or parameter you provided implies functionality that is not implemented.',
    { Header: unknown[0] },
  )
}
