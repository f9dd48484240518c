import { createHmac } from 'node:crypto'

/** Credentials that sign a request to the object store. */
export interface StoreKeys {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly stsToken: string
  readonly bucket: string
  /** Base of addresses. */
  readonly domain: string
}

/** Sends a signed request for one object (signature V1), without a client's retries and checks. */
export function askStore(
  keys: StoreKeys,
  method: 'PUT' | 'GET' | 'HEAD' | 'DELETE',
  key: string,
  body?: string | Uint8Array,
  type = body === undefined ? '' : 'application/octet-stream',
): Promise<Response> {
  const date = new Date().toUTCString()
  const signed = [`x-oss-date:${date}`, `x-oss-security-token:${keys.stsToken}`]
  const text = [method, '', type, date, ...signed, `/${keys.bucket}/${key}`].join('\n')
  const signature = createHmac('sha1', keys.accessKeySecret).update(text).digest('base64')
  return fetch(`${keys.domain}/${key.split('/').map(encodeURIComponent).join('/')}`, {
    method,
    headers: {
      authorization: `OSS ${keys.accessKeyId}:${signature}`,
      'x-oss-date': date,
      'x-oss-security-token': keys.stsToken,
      ...(type && { 'content-type': type }),
    },
    body: body as BodyInit | undefined,
  })
}
