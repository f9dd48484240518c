import type { StoreAccess } from '../../uploads/access/storeAccess'
import { hexOf, hmacSha256, sha256 } from './sha256'

/** A request to the store before it is signed. */
export interface StoreRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** '' for the bucket. */
  readonly key: string
  /** Parameters; `''` for those without a value. */
  readonly query?: Readonly<Record<string, string>>
  /** In lower case. All of them are signed. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface SignedRequest {
  readonly url: string
  readonly headers: Record<string, string>
}

const algorithm = 'OSS4-HMAC-SHA256'
const encoder = new TextEncoder()

/** RFC 3986: encodes more than encodeURIComponent. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The endpoint of the store, and the name under which the bucket is signed. */
function originOf({ endpoint, bucket, region }: StoreAccess): string {
  return endpoint ? `${endpoint.replace(/\/+$/, '')}/${bucket}` : `https://${bucket}.${region}.aliyuncs.com`
}

/**
 * Signs a request with Aliyun's signature version 4, in its headers, so that the address contains no credentials.
 * Version 1 is shorter, but new buckets no longer accept it.
 * @param now milliseconds since 1970, by the server's clock
 */
export function signRequest(request: StoreRequest, access: StoreAccess, now: number): SignedRequest {
  const { method, key, query = {} } = request
  const date = `${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`
  const headers: Record<string, string> = {
    ...request.headers,
    'x-oss-content-sha256': 'UNSIGNED-PAYLOAD',
    'x-oss-date': date,
    'x-oss-security-token': access.stsToken,
  }
  const path = `/${key.split('/').map(encode).join('/')}`
  const search = Object.entries(query)
    .map(([name, value]) => encode(name) + (value && `=${encode(value)}`))
    .sort()
    .join('&')
  const canonical = [
    method,
    `/${access.bucket}${path}`,
    search,
    ...Object.keys(headers)
      .sort()
      .map((name) => `${name}:${headers[name]}`),
    '',
    '',
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const scope = [date.slice(0, 8), access.region.replace(/^oss-/, ''), 'oss', 'aliyun_v4_request']
  let secret = encoder.encode(`aliyun_v4${access.accessKeySecret}`) as Uint8Array
  for (const part of scope) secret = hmacSha256(secret, part)
  const text = [algorithm, date, scope.join('/'), hexOf(sha256(encoder.encode(canonical)))].join('\n')
  const signature = hexOf(hmacSha256(secret, text))
  headers.authorization = `${algorithm} Credential=${access.accessKeyId}/${scope.join('/')},Signature=${signature}`
  return { url: originOf(access) + path + (search && `?${search}`), headers }
}
