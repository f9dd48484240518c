import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { moment, serverTime, storeCredentials } from '../schemas/storage'
import { identifier } from '../schemas/values'

/**
 * short-lived storage credentials for image uploads. Some callers send no parameter; some read `path` and `domain` only.
 *
 * @example
 * ```ts
 * import { getImageStorageToken } from '@ebkit/protocol/calls/storage'
 * import type { AnswerOf } from '@ebkit/protocol/define-call'
 *
 * const addressOf = ({ domain, path }: Pick<AnswerOf<typeof getImageStorageToken>, 'domain' | 'path'>, name: string) =>
 *   `${domain}/${path}${name}`
 * addressOf({ domain: 'https://img.example.com', path: 'eb/100101/' }, 'lobby.png') // 'https://img.example.com/eb/100101/lobby.png'
 * ```
 */
export const getImageStorageToken = defineCall({
  id: 'A-004',
  name: 'getImageStorageToken',
  method: 'GET',
  path: 'api/oss-api/token/zktimg',
  query: v.object({
    hotelId: v.optional(identifier),
    merchantId: v.optional(identifier),
    brandId: v.optional(identifier),
    userId: v.optional(identifier),
  }),
  answer: looseObject({
    ...storeCredentials,
    path: v.string(),
    expiration: v.optional(v.nullable(moment)),
    serverTime,
  }),
  safeToRepeat: true,
})
