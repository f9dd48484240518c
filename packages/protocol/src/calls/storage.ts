import * as v from 'valibot'
import { request } from '#requests'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier } from '../schemas/values'

/** short-lived storage credentials for image uploads. Some callers send no parameter; some read `path` and `domain` only. */
export const getImageStorageToken = defineCall({
  id: 'A-004',
  name: 'getImageStorageToken',
  method: 'GET',
  path: 'api/oss-api/token/zktimg',
  query: request(() =>
    v.object({
      hotelId: v.optional(identifier),
      merchantId: v.optional(identifier),
      brandId: v.optional(identifier),
      userId: v.optional(identifier),
    }),
  ),
  answer: looseObject({
    region: v.string(),
    accessKeyId: v.string(),
    accessKeySecret: v.string(),
    stsToken: v.string(),
    bucket: v.string(),
    path: v.string(),
    domain: v.string(),
  }),
  safeToRepeat: true,
})
