/** The input of signatures. */
export interface SignedRequest {
  readonly method: string
  readonly bucket: string
  /** Decoded; '' for the bucket. */
  readonly key: string
  readonly query: ReadonlyMap<string, string>
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** The signature of a request: its key, its method, and its validity. */
export interface Claim {
  readonly accessKeyId: string
  readonly securityToken: string | undefined
  /** When it was signed, in milliseconds; undefined for an address. */
  readonly signedAt: number | undefined
  /** When it expires, in milliseconds; undefined for a signed header. */
  readonly expiresAt: number | undefined
  /** Whether it was signed with this key. */
  matches(accessKeySecret: string): boolean
}

/** Header values arrive with one character per byte. */
export const headerText = (value: string | string[] | undefined): string =>
  Buffer.from([value ?? ''].flat().join(','), 'latin1')
    .toString('utf8')
    .trim()

/** Names of the `x-oss-…` headers, sorted. */
export const ossHeaders = (headers: SignedRequest['headers']): string[] =>
  Object.keys(headers)
    .filter((name) => name.startsWith('x-oss-'))
    .sort()
