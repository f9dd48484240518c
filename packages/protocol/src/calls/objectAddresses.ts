import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { moment, serverTime } from '../schemas/storage'
import { optionalText } from '../schemas/values'

/** Maximum number of addresses signed in one call. */
export const mostAddresses = 200

/** A saved address of an object, or its key. */
const savedAddress = v.pipe(v.string(), v.maxLength(4096))

/**
 * O-015: short-lived signed addresses for those objects that the user may read. Never store them. The signature covers
 * `process`, which becomes `x-oss-process`. `url` null: the store has no such object, or it belongs to another user.
 * `isPublic`: `url` is the plain address, which everybody may read and which never expires.
 *
 * @example
 * ```ts
 * import { signObjectAddresses } from '@ebkit/protocol/calls/objectAddresses'
 * import { check } from '@ebkit/protocol/check'
 *
 * // A small picture of a private object; the signature covers the processing too.
 * const list = [{ address: 'eb/100101/room.jpg', process: 'image/resize,w_200' }]
 * check(signObjectAddresses.body, { list }).fits // true
 * ```
 */
export const signObjectAddresses = defineCall({
  id: 'O-015',
  name: 'signObjectAddresses',
  method: 'POST',
  path: 'api/oss-api/eb/oss/signed_addresses',
  body: v.object({
    list: v.pipe(
      v.array(v.object({ address: savedAddress, process: v.optional(v.pipe(v.string(), v.maxLength(500))) })),
      v.maxLength(mostAddresses),
    ),
  }),
  answer: looseObject({
    // In the order of the request.
    list: v.array(looseObject({ url: v.nullable(v.string()), isPublic: v.boolean() })),
    expiration: moment,
    serverTime,
  }),
  safeToRepeat: true,
})

/**
 * O-016: copies objects that the user may read into the hotel's public space, as files of its root. `copy` null: as
 * `url` null in O-015.
 */
export const publishObjects = defineCall({
  id: 'O-016',
  name: 'publishObjects',
  method: 'POST',
  path: 'api/oss-api/eb/oss/publish',
  body: v.object({ list: v.pipe(v.array(v.object({ address: savedAddress })), v.maxLength(50)) }),
  answer: looseObject({
    list: v.array(
      looseObject({
        copy: v.nullable(
          looseObject({
            ossDisplayId: v.string(),
            displayName: v.string(),
            path: v.string(),
            url: v.string(),
            fileSize: v.number(),
            createTime: v.string(),
            contentType: optionalText,
          }),
        ),
      }),
    ),
  }),
  safeToRepeat: false,
})
