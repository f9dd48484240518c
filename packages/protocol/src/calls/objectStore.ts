import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { moment, serverTime, storeCredentials } from '../schemas/storage'
import { optionalText, wholeNumber } from '../schemas/values'

// The specification names these operations without addresses and, except for head, without methods: they belong to the
// object store's own protocol, which its client library implements. They are listed here to complete the table.

/** the explorer's upload: puts a file under token path + timestamp + random text + extension in lower case. */
export const putUpload = defineCall({
  id: 'A-020',
  name: 'putUpload',
  kind: 'objectStore',
  method: null,
  path: '',
  base: 'store',
  sendsFile: true,
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: false,
})

/**
 * the object browser's credentials: `path` is the prefix of the hotel's files, `userPath` of the user's own. Any
 * HTTP status except 200 is a failure with the server's message.
 */
export const getStoreCredentials = defineCall({
  id: 'A-021',
  name: 'getStoreCredentials',
  method: null,
  path: 'api/oss-api/eb/oss/',
  answer: looseObject({
    ...storeCredentials,
    expiration: moment,
    path: v.string(),
    userPath: optionalText,
    serverTime,
  }),
  envelope: 'status',
  safeToRepeat: true,
})

/**
 * lists keys below a prefix, at most a thousand.
 *
 * @example
 * ```ts
 * import { listObjects } from '@ebkit/protocol/calls/objectStore'
 * import { check } from '@ebkit/protocol/check'
 *
 * const checked = check(listObjects.query, { prefix: 'eb/100101/' })
 * checked.fits && checked.value // { prefix: 'eb/100101/', delimiter: '/', 'max-keys': 1000 }
 * ```
 */
export const listObjects = defineCall({
  id: 'A-022',
  name: 'listObjects',
  kind: 'objectStore',
  method: null,
  path: '',
  base: 'store',
  query: v.object({
    prefix: v.optional(v.string(), ''),
    marker: v.optional(v.string()),
    delimiter: v.optional(v.string(), '/'),
    'max-keys': v.optional(wholeNumber, 1000),
  }),
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: true,
})

/** checks whether a key exists; 404 means that it does not. */
export const headObject = defineCall({
  id: 'A-023',
  name: 'headObject',
  kind: 'objectStore',
  method: 'HEAD',
  path: '',
  base: 'store',
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: true,
})

/** puts a file. */
export const putObject = defineCall({
  id: 'A-024',
  name: 'putObject',
  kind: 'objectStore',
  method: null,
  path: '',
  base: 'store',
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: false,
})

/** deletes one key. */
export const deleteObject = defineCall({
  id: 'A-025',
  name: 'deleteObject',
  kind: 'objectStore',
  method: null,
  path: '',
  base: 'store',
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: false,
})

/** deletes several keys. */
export const deleteObjects = defineCall({
  id: 'A-026',
  name: 'deleteObjects',
  kind: 'objectStore',
  method: null,
  path: '',
  base: 'store',
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: false,
})

/** makes a key private. */
export const setObjectPrivate = defineCall({
  id: 'A-027',
  name: 'setObjectPrivate',
  kind: 'objectStore',
  method: null,
  path: '',
  base: 'store',
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: false,
})

/** makes a folder: puts a key that ends in a slash. */
export const createObjectFolder = defineCall({
  id: 'A-028',
  name: 'createObjectFolder',
  kind: 'objectStore',
  method: null,
  path: '',
  base: 'store',
  answer: v.unknown(),
  envelope: 'none',
  safeToRepeat: false,
})

/**
 * the tree for the editor's and the cropper's uploads. The specification names neither the method nor the full
 * path.
 */
export const getImageTree = defineCall({
  id: 'A-029',
  name: 'getImageTree',
  method: null,
  path: 'api/oss-api/eb/oss/',
  answer: v.unknown(),
  safeToRepeat: true,
})

/** the editor's and the cropper's upload; `path` and the domain make the image's address. */
export const uploadImage = defineCall({
  id: 'A-030',
  name: 'uploadImage',
  method: null,
  path: 'api/oss-api/eb/oss/',
  sendsFile: true,
  answer: looseObject({ path: v.string(), domain: v.optional(v.string()) }),
  safeToRepeat: false,
})
