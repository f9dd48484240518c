import { fileURLToPath } from 'node:url'

/** The location of objects at Aliyun, and the role that issues keys. */
export interface AliyunSettings {
  /** `oss-cn-hangzhou`. */
  readonly region: string
  readonly bucket: string
  /** The role from which browsers' keys are derived: `acs:ram::…:role/…`. */
  readonly roleArn: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** Where browsers send requests. Undefined: the region's own address. */
  readonly endpoint: string | undefined
  /** Base of object addresses, without a trailing slash. Undefined: the bucket's own address. */
  readonly domain: string | undefined
  /** Address of the service that issues keys. Default `https://sts.aliyuncs.com`. */
  readonly stsEndpoint: string
}

/** Settings of the object store. */
export interface StoreSettings {
  /** Folder of the blobs. Gateways that share a database share this folder too. */
  readonly folder: string
  /** Milliseconds until a browser's keys expire. */
  readonly credentialLifetime: number
  /** Milliseconds until a signed address expires. */
  readonly addressLifetime: number
  /** Maximum size in bytes of one object or part that is uploaded. */
  readonly bodyLimit: number
  /** Milliseconds without a byte after which an upload is disconnected. */
  readonly stallTimeout: number
  /** Milliseconds between two sweeps. */
  readonly sweepInterval: number
  /** Age in milliseconds at which a blob without a row is removed: its row may still be written. */
  readonly orphanAge: number
  /** Age in milliseconds at which an incomplete multipart upload is removed. */
  readonly uploadLifetime: number
  /** Milliseconds without a request after which a processed image is removed. */
  readonly processedLifetime: number
  /** Maximum size in bytes of all processed images; the oldest ones are removed. */
  readonly processedLimit: number
  /** Milliseconds in which an image must be processed, for requests with and without a signature. */
  readonly imageTime: { readonly signed: number; readonly unsigned: number }
  /** If set, objects are at Aliyun, and the embedded store is disabled. */
  readonly aliyun: AliyunSettings | undefined
}

const minute = 60_000
const day = 24 * 60 * minute

export const defaultStoreSettings: StoreSettings = {
  folder: fileURLToPath(new URL('../../../../.data/store', import.meta.url)),
  credentialLifetime: 15 * minute,
  addressLifetime: 15 * minute,
  bodyLimit: 5 * 1024 ** 3,
  stallTimeout: minute,
  sweepInterval: 60 * minute,
  orphanAge: 60 * minute,
  uploadLifetime: 7 * day,
  processedLifetime: 30 * day,
  processedLimit: 1024 ** 3,
  imageTime: { signed: 20_000, unsigned: 10_000 },
  aliyun: undefined,
}
