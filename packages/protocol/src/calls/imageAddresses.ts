import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { folderNode } from '../schemas/files'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalText } from '../schemas/values'
import { getImageTree, uploadImage } from './objectStore'

/** As in `storageAddresses`: the addresses at our gateway for the calls of editor and cropper. */

/** A-029 at its address: the hotel's folders; only the root for users with `upload` but not `view`. */
export const readImageTree = {
  ...getImageTree,
  method: 'GET',
  path: `${getImageTree.path}tree`,
  query: v.object({ hotelId: v.optional(identifier), brandId: v.optional(identifier) }),
  answer: v.array(folderNode),
} as const

/** Maximum characters of a `requestKey`. */
export const maximumRequestKeyLength = 100

/**
 * A-030 at its address: a form (`multipart/form-data`) with one image in a field of any name. Content that is not an
 * image is refused: HTTP status 422, `no-image`. Optional other fields:
 *
 * | field | meaning |
 * |---|---|
 * | `ossDisplayId` | id of a folder: the image becomes a file there, with the name that was sent |
 * | `requestKey` | with a folder: repeating the key returns the file made before |
 * | `visibility` | `private`: users signed in at the hotel may read it; else everybody. In a user's own folder only
 * that user |
 * | `hotelId` | the hotel, if it is not the session's |
 *
 * @example
 * ```ts
 * import { sendImage } from '@ebkit/protocol/calls/imageAddresses'
 *
 * const form = new FormData()
 * form.set('file', new Blob(['…'], { type: 'image/png' }), 'lobby.png')
 * form.set('requestKey', crypto.randomUUID())
 * const request = new Request(new URL(sendImage.path, 'https://gateway.example.com'), {
 *   method: sendImage.method,
 *   body: form,
 * })
 * request.url // 'https://gateway.example.com/api/oss-api/eb/oss/upload'
 * ```
 */
export const sendImage = {
  ...uploadImage,
  method: 'POST',
  path: `${uploadImage.path}upload`,
  answer: looseObject({ path: v.string(), domain: v.string(), url: v.string(), ossDisplayId: optionalText }),
} as const

/**
 * O-017: takes back the user's A-030 upload with this `requestKey`, even if it has not arrived yet: for an upload that
 * the user cancelled, or whose answer was lost.
 */
export const withdrawImage = defineCall({
  id: 'O-017',
  name: 'withdrawImage',
  method: 'DELETE',
  path: `${uploadImage.path}upload`,
  query: v.object({
    requestKey: v.pipe(v.string(), v.minLength(1), v.maxLength(maximumRequestKeyLength)),
    hotelId: v.optional(identifier),
  }),
  answer: v.unknown(),
  safeToRepeat: false,
})
