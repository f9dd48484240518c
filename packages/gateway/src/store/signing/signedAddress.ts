import { algorithm, encode, signature, terminator } from './version4'

/** The signing key, and the location of the object. */
export interface AddressSigner {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** Of an issued key. */
  readonly stsToken?: string
  readonly bucket: string
  /** `oss-cn-hangzhou`. */
  readonly region: string
}

/** The content of an address's signature. */
export interface SignedRead {
  readonly key: string
  /** `x-oss-process`: another instruction is another address. */
  readonly process: string | undefined
  /** Milliseconds. */
  readonly signedAt: number
  readonly seconds: number
}

/** The time as signatures write it: `20261122T080000Z`. */
const compactTime = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * The query of an address that reads one object until it expires: method, key and every parameter are signed, by
 * Aliyun's version 4.
 */
export function signedQuery(signer: AddressSigner, { key, process, signedAt, seconds }: SignedRead): string {
  const { accessKeyId, accessKeySecret, stsToken, bucket, region } = signer
  const date = compactTime(signedAt)
  const scope = [date.slice(0, 8), region.replace(/^oss-/, ''), 'oss', terminator].join('/')
  const query = new Map([
    ...(process === undefined ? [] : [['x-oss-process', process] as const]),
    ['x-oss-signature-version', algorithm],
    ['x-oss-credential', `${accessKeyId}/${scope}`],
    ['x-oss-date', date],
    ['x-oss-expires', String(seconds)],
    ...(stsToken === undefined ? [] : [['x-oss-security-token', stsToken] as const]),
  ])
  const terms = { accessKeyId, scope, date, additionalHeaders: [] }
  query.set(
    'x-oss-signature',
    signature({ method: 'GET', bucket, key, query, headers: {} }, terms, accessKeySecret),
  )
  return [...query].map(([name, value]) => `${name}=${encode(value)}`).join('&')
}
