import { createHash, createHmac } from 'node:crypto'
import { region } from '../bucket'
import { isEqual } from './equal'
import { type Claim, headerText, ossHeaders, type SignedRequest } from './signedRequest'

export const algorithm = 'OSS4-HMAC-SHA256'
export const terminator = 'aliyun_v4_request'
const signedRegion = region.replace(/^oss-/, '')

/** RFC 3986: more than encodeURIComponent encodes. */
export const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export const encodePath = (path: string) => path.split('/').map(encode).join('/')

/** The declared parameters of a signature. */
export interface Terms {
  readonly accessKeyId: string
  /** `<day>/<region>/oss/aliyun_v4_request`. */
  readonly scope: string
  /** `20261122T080000Z`. */
  readonly date: string
  readonly additionalHeaders: readonly string[]
  readonly signature: string
}

/**
 * Clients write a parameter with an empty value as `name`, or as `name=` if they treat it as a value; the address
 * does not show which. Both mean the same request, so both are valid.
 */
type EmptyValue = (name: string) => string

const emptyValues: readonly EmptyValue[] = [
  (name) => name,
  (name) => (['acl', 'delete', 'objectMeta', 'uploads'].includes(name) ? name : `${name}=`),
]

function canonicalQuery(query: SignedRequest['query'], empty: EmptyValue): string {
  const encoded = new Map([...query].map(([name, value]) => [encode(name), encode(value)]))
  encoded.delete('x-oss-signature')
  return [...encoded.keys()]
    .sort()
    .map((name) => (encoded.get(name) ? `${name}=${encoded.get(name)}` : empty(name)))
    .join('&')
}

function canonicalRequest(
  request: SignedRequest,
  { additionalHeaders }: Pick<Terms, 'additionalHeaders'>,
  empty: EmptyValue,
): string {
  const { method, bucket, key, query, headers } = request
  const standard = ['content-md5', 'content-type'].filter((name) => headers[name] !== undefined)
  const signed = [...new Set([...ossHeaders(headers), ...standard, ...additionalHeaders])].sort()
  return [
    method,
    encodePath(`/${bucket}/${key}`),
    canonicalQuery(query, empty),
    ...signed.map((name) => `${name}:${headerText(headers[name])}`),
    '',
    additionalHeaders.join(';'),
    headerText(headers['x-oss-content-sha256']) || 'UNSIGNED-PAYLOAD',
  ].join('\n')
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)

/** Signs a request. `empty` is how its client writes parameters without a value. */
export function signature(
  request: SignedRequest,
  terms: Omit<Terms, 'signature'>,
  accessKeySecret: string,
  empty: EmptyValue = (name) => name,
): string {
  const hash = createHash('sha256')
    .update(canonicalRequest(request, terms, empty))
    .digest('hex')
  let key = Buffer.from(`aliyun_v4${accessKeySecret}`)
  for (const part of terms.scope.split('/')) key = hmac(key, part).digest()
  return hmac(key, [algorithm, terms.date, terms.scope, hash].join('\n')).digest('hex')
}

/** Parses `20261122T080000Z` to milliseconds; NaN if invalid. */
function timeOf(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return iso === date ? Number.NaN : Date.parse(iso)
}

/** A scope of another day, region or product is not valid here. */
function isOurs({ scope, date }: Terms): boolean {
  return scope === [date.slice(0, 8), signedRegion, 'oss', terminator].join('/')
}

const matcher = (request: SignedRequest, terms: Terms) => (secret: string) =>
  isOurs(terms) &&
  emptyValues.some((empty) => isEqual(signature(request, terms, secret, empty), terms.signature))

function splitCredential(credential: string): Pick<Terms, 'accessKeyId' | 'scope'> {
  const [accessKeyId = '', ...scope] = credential.split('/')
  return { accessKeyId, scope: scope.join('/') }
}

const listOf = (names: string | undefined) => (names ? names.split(';') : [])

/** Reads `Authorization: OSS4-HMAC-SHA256 Credential=…,AdditionalHeaders=…,Signature=…`. */
export function headerClaim(request: SignedRequest): Claim | undefined {
  const text = headerText(request.headers.authorization)
  if (!text.startsWith(`${algorithm} `)) return undefined
  const given = new Map(
    text
      .slice(algorithm.length)
      .split(',')
      .map((pair) => pair.trim().split('=', 2) as [string, string]),
  )
  const date = headerText(request.headers['x-oss-date'])
  const terms: Terms = {
    ...splitCredential(given.get('Credential') ?? ''),
    date,
    additionalHeaders: listOf(given.get('AdditionalHeaders')),
    signature: given.get('Signature') ?? '',
  }
  return {
    accessKeyId: terms.accessKeyId,
    securityToken: headerText(request.headers['x-oss-security-token']) || undefined,
    signedAt: timeOf(date),
    expiresAt: undefined,
    matches: matcher(request, terms),
  }
}

/** Reads `?x-oss-signature-version=OSS4-HMAC-SHA256&x-oss-credential=…&x-oss-signature=…`. */
export function addressClaim(request: SignedRequest): Claim | undefined {
  const { query } = request
  if (query.get('x-oss-signature-version') !== algorithm) return undefined
  const date = query.get('x-oss-date') ?? ''
  const terms: Terms = {
    ...splitCredential(query.get('x-oss-credential') ?? ''),
    date,
    additionalHeaders: listOf(query.get('x-oss-additional-headers')),
    signature: query.get('x-oss-signature') ?? '',
  }
  return {
    accessKeyId: terms.accessKeyId,
    securityToken: query.get('x-oss-security-token'),
    signedAt: undefined,
    expiresAt: timeOf(date) + Number(query.get('x-oss-expires')) * 1000,
    matches: matcher(request, terms),
  }
}
