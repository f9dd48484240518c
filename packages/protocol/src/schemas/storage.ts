import * as v from 'valibot'
import { optionalText } from './values'

/** A moment as gateways write it: ISO 8601, or a Unix time in seconds or milliseconds. */
export const moment = v.union([v.string(), v.number()])

/** Temporary credentials for the object store, and its address. */
export const storeCredentials = {
  accessKeyId: v.string(),
  accessKeySecret: v.string(),
  stsToken: v.string(),
  region: v.string(),
  bucket: v.string(),
  // Base of addresses: `domain + '/' + key`.
  domain: v.string(),
  // Address of the store, if it is not the region's.
  endpoint: optionalText,
  // Uploads may set their visibility with `x-oss-object-acl`. Extends the specification.
  acceptsAcl: v.optional(v.nullable(v.boolean())),
}

/** The gateway's clock, so that a device with a wrong clock knows when credentials expire. */
export const serverTime = v.optional(v.nullable(moment))
