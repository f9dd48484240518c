import type { Transport } from '../transfer/transport'

/** Of an answer of the store. */
export interface OssAnswer {
  res: { status: number; headers: Record<string, string | undefined> }
}

/** What one request is told beside the object: ali-oss hands `ctx` through to the transport. */
export interface OssRequestOptions {
  mime?: string
  headers?: Record<string, string>
  ctx?: unknown
}

export interface OssPart {
  number: number
  etag: string
}

/** Bytes as ali-oss takes them: its own Buffer, made by the `Buffer` of the class. */
export type OssBytes = Uint8Array & { readonly __ossBytes?: never }

/** The methods of an ali-oss client that uploads use: single requests, none of its loops. */
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
  /** Not `head`, which writes advice to the console. */
  getObjectMeta(key: string): Promise<OssAnswer>
  delete(key: string): Promise<unknown>
}

export interface OssOptions {
  region: string
  bucket: string
  endpoint?: string
  /** Path style: the embedded store. */
  sldEnable?: boolean
  secure?: boolean
  accessKeyId: string
  accessKeySecret: string
  stsToken: string
  /** Without it ali-oss advises, in the console, to let it renew the token: we do that. */
  refreshSTSTokenInterval: number
  /** Signs by V4; else by V1. */
  authorizationV4: boolean
  /** Sends the requests that ali-oss makes and signs. */
  urllib: Transport
}

/** The class of ali-oss, as its file for browsers has it. */
export interface OssClass {
  new (options: OssOptions): OssClient
  readonly Buffer: { from(bytes: ArrayBuffer): OssBytes }
}
