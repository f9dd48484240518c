import { createHmac } from 'node:crypto'

/** RFC 3986: more than encodeURIComponent encodes. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Signs the parameters of a call of Aliyun's RPC interface: HMAC-SHA1, version 1.0. */
export function rpcSignature(
  method: 'GET' | 'POST',
  parameters: Readonly<Record<string, string>>,
  accessKeySecret: string,
): string {
  const query = Object.keys(parameters)
    .sort()
    .map((name) => `${encode(name)}=${encode(parameters[name] as string)}`)
    .join('&')
  const text = [method, encode('/'), encode(query)].join('&')
  return createHmac('sha1', `${accessKeySecret}&`).update(text).digest('base64')
}
