import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { StoreCredentials } from '@ebkit/gateway'
import type { TestGateway } from '@ebkit/testing'
import OSS from 'ali-oss'

/** The two signature versions of ali-oss. */
export const versions = ['V1', 'V4'] as const
export type SignatureVersion = (typeof versions)[number]

/** A space of the keys of `lendStoreKeys` whose objects are public. */
export const root = '1001/100101/common/'

/** The real client, configured as a browser's is. */
export function storeClient(
  { region, bucket, endpoint, accessKeyId, accessKeySecret, stsToken }: StoreCredentials,
  version: SignatureVersion = 'V1',
): OSS {
  return new OSS({
    region,
    bucket,
    endpoint,
    accessKeyId,
    accessKeySecret,
    stsToken,
    sldEnable: true,
    secure: false,
    refreshSTSTokenInterval: 3_600_000,
    refreshSTSToken: async () => ({ accessKeyId, accessKeySecret, stsToken }),
    authorizationV4: version === 'V4',
  } as OSS.Options)
}

/** A client with keys of its own. */
export const clientOf = async (gateway: TestGateway, version: SignatureVersion = 'V1') =>
  storeClient(await gateway.lendStoreKeys(), version)

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

/** Sends a request whose path is neither resolved nor encoded. */
export function sendRaw(
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = Buffer.alloc(0),
  }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
    const sent = httpRequest(url, { path, method, headers: { ...length, ...headers } }, async (answer) => {
      const { statusCode = 0 } = answer
      resolve({
        status: statusCode,
        headers: answer.headers as RawAnswer['headers'],
        body: await buffer(answer),
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The code in an error's XML. */
export const codeOf = ({ body }: Pick<RawAnswer, 'body'>): string | undefined =>
  /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1]
