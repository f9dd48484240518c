import type { Transport } from '../transfer/transport'

/** An answer of the store. */
export interface OssAnswer {
  res: { status: number; headers: Record<string, string | undefined> }
}

/** Options of one request; ali-oss passes `ctx` on to the transport. */
export interface OssRequestOptions {
  mime?: string
  headers?: Record<string, string>
  ctx?: unknown
}

export interface OssPart {
  number: number
  etag: string
}

/** Bytes as ali-oss expects them, created by the class's own `Buffer`. */
export type OssBytes = Uint8Array & { readonly __ossBytes?: never }

/** The methods of ali-oss that uploads use: single requests, not its multipart loop. */
export interface OssClient {
  readonly options: { amendTimeSkewed: number }
  put(key: string, bytes: OssBytes, options: OssRequestOptions): Promise<OssAnswer>
  initMultipartUpload(key: string, options: OssRequestOptions): Promise<{ uploadId: string }>
  uploadPart(
    key: string,
    uploadId: string,
    number: number,
    bytes: OssBytes,
    start: number,
    end: number,
    options: OssRequestOptions,
  ): Promise<{ etag: string }>
  completeMultipartUpload(
    key: string,
    uploadId: string,
    parts: OssPart[],
    options: OssRequestOptions,
  ): Promise<OssAnswer>
  abortMultipartUpload(key: string, uploadId: string): Promise<unknown>
  listParts(key: string, uploadId: string, query: { 'max-parts': number }): Promise<{ parts: unknown }>
  /** Not `head`, which logs advice to the console. */
  getObjectMeta(key: string): Promise<OssAnswer>
  delete(key: string): Promise<unknown>
}

export interface OssOptions {
  region: string
  bucket: string
  endpoint?: string
  /** Path-style addresses, for the embedded store. */
  sldEnable?: boolean
  secure?: boolean
  accessKeyId: string
  accessKeySecret: string
  stsToken: string
  /** Set because ali-oss otherwise logs advice to renew the token, which we do ourselves. */
  refreshSTSTokenInterval: number
  /** Signature V4 instead of V1. */
  authorizationV4: boolean
  /** Sends the requests that ali-oss builds and signs. */
  urllib: Transport
}

/** The class that ali-oss's browser build exports. */
export interface OssClass {
  new (options: OssOptions): OssClient
  readonly Buffer: { from(bytes: ArrayBuffer): OssBytes }
}
