/** As OSS writes them: capital hexadecimal digits. */
export const etagOf = (md5: Buffer): string => md5.toString('hex').toUpperCase()

/** In headers and lists an ETag is quoted. */
export const quoted = (etag: string): string => `"${etag}"`

/** What a client sent, with or without quotation marks, in any case. */
export const unquoted = (etag: string): string =>
  etag
    .trim()
    .replace(/^(W\/)?"(.*)"$/, '$2')
    .toUpperCase()
