/** What signatures are made of. */
export interface SignedRequest {
  readonly method: string
  readonly bucket: string
  /** Decoded; '' for the bucket. */
  readonly key: string
  readonly query: ReadonlyMap<string, string>
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What a request says about who signed it, how, and until when that is good. */
export interface Claim {
  readonly accessKeyId: string
  readonly securityToken: string | undefined
  /** When it was made, in milliseconds; of an address that was signed ahead: undefined. */
  readonly signedAt: number | undefined
  /** From when on it is void, in milliseconds; of a signed header: undefined. */
  readonly expiresAt: number | undefined
  /** Whether it was signed with this key. */
  matches(accessKeySecret: string): boolean
}

/** Header values arrive as one character a byte. */
export const headerText = (value: string | string[] | undefined): string =>
  Buffer.from([value ?? ''].flat().join(','), 'latin1')
    .toString('utf8')
    .trim()

/** Names of the `x-oss-…` headers, sorted. */
export const ossHeaders = (headers: SignedRequest['headers']): string[] =>
  Object.keys(headers)
    .filter((name) => name.startsWith('x-oss-'))
    .sort()
