import * as v from 'valibot'
import { optionalText } from './values'

/** A moment as gateways write it: ISO 8601, or a Unix time in seconds or milliseconds. */
export const moment = v.union([v.string(), v.number()])

/** Short-lived keys of the object store, and where it is. */
export const storeCredentials = {
  accessKeyId: v.string(),
  accessKeySecret: v.string(),
  stsToken: v.string(),
  region: v.string(),
  bucket: v.string(),
  // Base of addresses: `domain + '/' + key`.
  domain: v.string(),
  // Address of the store where it is not the one of its region.
  endpoint: optionalText,
  // Uploads may say who reads them, by `x-oss-object-acl`. Beyond the specification.
  acceptsAcl: v.optional(v.nullable(v.boolean())),
}

/** What the gateway's clock says: with it a device whose clock is wrong knows how long credentials last. */
export const serverTime = v.optional(v.nullable(moment))
