import { fileURLToPath } from 'node:url'

/** Where objects lie at Aliyun, and who may lend keys to them. */
export interface AliyunSettings {
  /** `oss-cn-hangzhou`. */
  readonly region: string
  readonly bucket: string
  /** Of the role that browsers' keys are limited from: `acs:ram::…:role/…`. */
  readonly roleArn: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** Where browsers send requests. Undefined: the region's own address. */
  readonly endpoint: string | undefined
  /** What addresses of objects begin with, without a slash at the end. Undefined: the bucket's own address. */
  readonly domain: string | undefined
  /** Of the service that lends keys. Default `https://sts.aliyuncs.com`. */
  readonly stsEndpoint: string
}

/** How the object store behaves. */
export interface StoreSettings {
  /** Where blobs lie. Gateways that share a database share this folder too. */
  readonly folder: string
  /** Milliseconds for which a browser's keys are good. */
  readonly credentialLifetime: number
  /** Milliseconds for which a signed address is good. */
  readonly addressLifetime: number
  /** Bytes of one object that is put, and of one part. */
  readonly bodyLimit: number
  /** Milliseconds without a byte after which an upload counts as dead. */
  readonly stallTimeout: number
  /** Milliseconds between two sweeps. */
  readonly sweepInterval: number
  /** A blob without a row is removed when it is so many milliseconds old: its row may be on the way. */
  readonly orphanAge: number
  /** A multipart upload that is not complete after so many milliseconds is removed. */
  readonly uploadLifetime: number
  /** Milliseconds for which a resized picture that nobody asks for is kept. */
  readonly processedLifetime: number
  /** Bytes of resized pictures that are kept; beyond it the oldest go. */
  readonly processedLimit: number
  /** Milliseconds in which a picture has to be made, for requests with and without a signature. */
  readonly imageTime: { readonly signed: number; readonly unsigned: number }
  /** Set: objects lie at Aliyun, and the embedded store is off. */
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
