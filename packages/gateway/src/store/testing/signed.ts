import type { StoreCredentials } from '@ebkit/gateway'
import { signature } from '../signing/version1'
import { type RawAnswer, sendRaw } from './storeClient'

export interface SignedOptions {
  readonly headers?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: Buffer
  /** Clock skew of the sender in milliseconds. */
  readonly skew?: number
}

/** Sends requests that no client of OSS would send: correctly signed, with any key and headers. */
export function sendSigned(
  { bucket, endpoint, accessKeyId, accessKeySecret, stsToken }: StoreCredentials,
  method: string,
  key: string,
  { headers = {}, query = {}, body, skew = 0 }: SignedOptions = {},
): Promise<RawAnswer> {
  const date = new Date(Date.now() + skew).toUTCString()
  const signed = { ...headers, 'x-oss-date': date, 'x-oss-security-token': stsToken }
  const parameters = new Map(Object.entries(query))
  const sign = signature({ method, bucket, key, query: parameters, headers: signed }, date, accessKeySecret)
  const path = `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`
  const search = new URLSearchParams(query).toString()
  return sendRaw(endpoint ?? '', search ? `${path}?${search}` : path, {
    method,
    headers: { ...signed, authorization: `OSS ${accessKeyId}:${sign}` },
    ...(body && { body }),
  })
}
