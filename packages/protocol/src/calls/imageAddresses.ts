import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { folderNode } from '../schemas/files'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalText } from '../schemas/values'
import { getImageTree, uploadImage } from './objectStore'

/** As in `storageAddresses`: where our gateway answers the calls of the editor and the cropper. */

/** A-029 at its address: the hotel's folders; the root alone for who may upload and not see. */
export const readImageTree = {
  ...getImageTree,
  method: 'GET',
  path: `${getImageTree.path}tree`,
  query: v.object({ hotelId: v.optional(identifier), brandId: v.optional(identifier) }),
  answer: v.array(folderNode),
} as const

/** Characters of a `requestKey`, at most. */
export const maximumRequestKeyLength = 100

/**
 * A-030 at its address: a form (`multipart/form-data`) with one image in a field of any name. What is no image by its content
 * is refused: HTTP status 422, `no-image`. Fields beside it, none of them required:
 *
 * | field | what it says |
 * |---|---|
 * | `ossDisplayId` | id of a folder: the image becomes a file there, by the name that was sent |
 * | `requestKey` | with a folder: the same for a repetition of the same wish, which answers with the file that was made |
 * | `visibility` | `private`: who is signed in at the hotel reads it; else everybody. A user's own folder is that user's |
 * | `hotelId` | the hotel, where it is not the session's |
 */
export const sendImage = {
  ...uploadImage,
  method: 'POST',
  path: `${uploadImage.path}upload`,
  answer: looseObject({ path: v.string(), domain: v.string(), url: v.string(), ossDisplayId: optionalText }),
} as const

/**
 * O-017: takes back what the user has sent with A-030 under a `requestKey`, and what may still be on its way: for an upload
 * that somebody gave up, whose answer nobody has seen.
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
