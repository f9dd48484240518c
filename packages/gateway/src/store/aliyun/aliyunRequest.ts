import { Refusal } from '../../server/refusal'
import { encodeKey } from '../encodeKey'
import type { AliyunSettings } from '../settings'
import { signature } from '../signing/version1'
import type { RoleKeys } from './assumeRole'

export interface AliyunRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT'
  /** '' for the bucket. */
  readonly key: string
  /** A parameter without a value: `delete`, `acl`. */
  readonly subresource?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit
}

const timeout = 30_000

/** The address of the bucket: by path at a server of one's own, by host name at Aliyun. */
function bucketAddress({ endpoint, bucket, region }: AliyunSettings): string {
  return endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.${region}.aliyuncs.com`
}

/**
 * Sends the gateway's own request to the store at Aliyun.
 *
 * @throws Refusal 502 `store-unavailable` without an answer
 */
export async function askAliyun(
  settings: AliyunSettings,
  keys: RoleKeys,
  { method, key, subresource, headers = {}, body }: AliyunRequest,
): Promise<Response> {
  const date = new Date().toUTCString()
  const signed = { ...headers, 'x-oss-date': date, 'x-oss-security-token': keys.stsToken }
  const query = new Map(subresource === undefined ? [] : [[subresource, '']])
  const sign = signature(
    { method, bucket: settings.bucket, key, query, headers: signed },
    date,
    keys.accessKeySecret,
  )
  const address = `${bucketAddress(settings)}/${encodeKey(key)}${subresource ? `?${subresource}` : ''}`
  return fetch(address, {
    method,
    headers: { ...signed, authorization: `OSS ${keys.accessKeyId}:${sign}` },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new Refusal(502, 'store-unavailable', 'The object store does not answer')
  })
}
