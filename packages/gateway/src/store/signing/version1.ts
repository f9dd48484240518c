import { createHmac } from 'node:crypto'
import { isEqual } from './equal'
import { type Claim, headerText, ossHeaders, type SignedRequest } from './signedRequest'

/** Parameters that are part of what is signed. Others (`prefix`, `max-keys` …) are not. */
const subresources = new Set([
  'acl',
  'append',
  'asyncFetch',
  'bucketInfo',
  'callback',
  'callback-var',
  'continuation-token',
  'cors',
  'delete',
  'lifecycle',
  'location',
  'logging',
  'objectMeta',
  'partNumber',
  'policy',
  'position',
  'referer',
  'restore',
  'security-token',
  'stat',
  'symlink',
  'tagging',
  'uploadId',
  'uploads',
  'versionId',
  'versions',
  'website',
])

const isSubresource = (name: string) =>
  subresources.has(name) || name.startsWith('response-') || name.startsWith('x-oss-')

function canonicalResource({ bucket, key, query }: SignedRequest): string {
  const signed = [...query.keys()].filter(isSubresource).sort()
  const text = signed.map((name) => (query.get(name) ? `${name}=${query.get(name)}` : name)).join('&')
  return `/${bucket}/${key}${text === '' ? '' : `?${text}`}`
}

/** Signs a request. `date` is a header's, or the expiry of a signed address. */
export function signature(request: SignedRequest, date: string, accessKeySecret: string): string {
  const { method, headers } = request
  const lines = [
    method,
    headerText(headers['content-md5']),
    headerText(headers['content-type']),
    date,
    ...ossHeaders(headers).map((name) => `${name}:${headerText(headers[name])}`),
    canonicalResource(request),
  ]
  return createHmac('sha1', accessKeySecret).update(lines.join('\n')).digest('base64')
}

/** Reads `Authorization: OSS <id>:<signature>`. */
export function headerClaim(request: SignedRequest): Claim | undefined {
  const { headers } = request
  const [, accessKeyId, given] = /^OSS ([^:]+):(\S+)$/.exec(headerText(headers.authorization)) ?? []
  if (!accessKeyId || !given) return undefined
  const date = headerText(headers['x-oss-date']) || headerText(headers.date)
  return {
    accessKeyId,
    securityToken: headerText(headers['x-oss-security-token']) || undefined,
    signedAt: Date.parse(date),
    expiresAt: undefined,
    matches: (secret) => isEqual(signature(request, date, secret), given),
  }
}

/** Reads `?OSSAccessKeyId=…&Expires=…&Signature=…`. */
export function addressClaim(request: SignedRequest): Claim | undefined {
  const { query } = request
  const accessKeyId = query.get('OSSAccessKeyId')
  const expires = query.get('Expires')
  const given = query.get('Signature')
  if (!accessKeyId || !expires || !given) return undefined
  return {
    accessKeyId,
    securityToken: query.get('security-token'),
    signedAt: undefined,
    expiresAt: Number(expires) * 1000,
    matches: (secret) => isEqual(signature(request, expires, secret), given),
  }
}
