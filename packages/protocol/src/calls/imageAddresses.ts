import * as v from 'valibot'
import { folderNode } from '../schemas/files'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalText } from '../schemas/values'
import { getImageTree, uploadImage } from './objectStore'

/** As in `storageAddresses`: where our gateway answers the calls of the editor and the cropper. */

/** A-029 at its address: the hotel's folders. */
export const readImageTree = {
  ...getImageTree,
  method: 'GET',
  path: `${getImageTree.path}tree`,
  query: v.object({ hotelId: v.optional(identifier), brandId: v.optional(identifier) }),
  answer: v.array(folderNode),
} as const

/**
 * A-030 at its address: a form (`multipart/form-data`) with one image in a field of any name. With `ossDisplayId`, the id of
 * a folder, the image is registered as a file there; `hotelId` names the hotel where it is not the session's. What is no
 * image by its content is refused: HTTP status 422, `no-image`.
 */
export const sendImage = {
  ...uploadImage,
  method: 'POST',
  path: `${uploadImage.path}upload`,
  answer: looseObject({ path: v.string(), domain: v.string(), url: v.string(), ossDisplayId: optionalText }),
} as const
