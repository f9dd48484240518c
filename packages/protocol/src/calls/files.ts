import * as v from 'valibot'
import { defineCall } from '../defineCall'
import {
  changedFiles,
  explorerItem,
  fileServiceQuery,
  fileSorting,
  folderNode,
  isSorted,
  nameConflict,
  uploadPurpose,
} from '../schemas/files'
import { looseObject } from '../schemas/looseObject'
import { moment, serverTime, storeCredentials } from '../schemas/storage'
import { identifier, optionalText, wholeNumber } from '../schemas/values'

/** credentials for uploading a file; reused until `expiration`. */
export const getFileToken = defineCall({
  id: 'A-005',
  name: 'getFileToken',
  method: 'POST',
  path: 'get_token',
  base: 'fileService',
  query: v.object(fileServiceQuery),
  body: v.object(uploadPurpose),
  answer: looseObject({
    expiration: moment,
    path: v.string(),
    credentials: looseObject(storeCredentials),
    serverTime,
  }),
  safeToRepeat: true,
})

/** the hotel's folders. */
export const getTree = defineCall({
  id: 'A-006',
  name: 'getTree',
  method: 'GET',
  path: 'tree',
  base: 'fileService',
  query: v.object(fileServiceQuery),
  answer: v.array(folderNode),
  safeToRepeat: true,
})

/** the user's own folders. */
export const getTreeOfUser = defineCall({
  id: 'A-007',
  name: 'getTreeOfUser',
  method: 'GET',
  path: 'tree_of_user',
  base: 'fileService',
  query: v.object(fileServiceQuery),
  answer: v.array(folderNode),
  safeToRepeat: true,
})

/**
 * files and folders below a folder whose name contains the keyword; `sortBy` and `order` extend the
 * specification.
 */
export const searchFiles = defineCall({
  id: 'A-008',
  name: 'searchFiles',
  method: 'GET',
  path: 'search',
  base: 'fileService',
  query: v.object({ keyword: v.string(), ossDisplayId: identifier, ...fileSorting, ...fileServiceQuery }),
  answer: looseObject({
    list: v.array(explorerItem),
    urlPrefix: v.string(),
    // There are more results than the list contains.
    more: v.optional(v.nullable(v.boolean())),
    sorted: isSorted,
  }),
  safeToRepeat: true,
})

/**
 * one page of a folder; pages count from 1. Extensions of the specification: `sortBy` and `order`; `next` of an
 * answer, sent as `after` with the next page number, continues after the last row, so that added or removed entries
 * shift nothing.
 *
 * @example
 * ```ts
 * import { getFolderEntries } from '@ebkit/protocol/calls/files'
 * import { check } from '@ebkit/protocol/check'
 *
 * getFolderEntries.base // 'fileService'
 * const query = { ossDisplayId: '31', brandId: '1001', hotelId: '100101' }
 * const checked = check(getFolderEntries.query, query)
 * checked.fits && checked.value // { ossDisplayId: '31', pageIndex: 1, pageSize: 1000, brandId: '1001', hotelId: '100101' }
 * ```
 */
export const getFolderEntries = defineCall({
  id: 'A-009',
  name: 'getFolderEntries',
  method: 'GET',
  path: 'directory_files',
  base: 'fileService',
  query: v.object({
    ossDisplayId: identifier,
    pageIndex: v.optional(wholeNumber, 1),
    pageSize: v.optional(wholeNumber, 1000),
    after: v.optional(v.string()),
    ...fileSorting,
    ...fileServiceQuery,
  }),
  answer: looseObject({
    list: v.array(explorerItem),
    total: v.number(),
    urlPrefix: v.string(),
    next: optionalText,
    sorted: isSorted,
  }),
  safeToRepeat: true,
})

/**
 * moves files and folders into another folder. Body code 207: some were not moved (`partialOutcome`).
 * `onConflict` extends the specification.
 */
export const moveFiles = defineCall({
  id: 'A-010',
  name: 'moveFiles',
  method: 'POST',
  path: 'move',
  base: 'fileService',
  query: v.object(fileServiceQuery),
  body: v.object({
    ossDisplayIds: changedFiles,
    parentDisplayId: identifier,
    onConflict: v.optional(nameConflict, 'refuse'),
  }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/**
 * deletes. Body code 403: a folder has contents and nothing was deleted; ask the user, then send again with
 * `forceDelete`. Body code 207: some were not deleted (`partialOutcome`).
 */
export const deleteFiles = defineCall({
  id: 'A-011',
  name: 'deleteFiles',
  method: 'POST',
  path: 'delete',
  base: 'fileService',
  query: v.object(fileServiceQuery),
  body: v.object({ forceDelete: v.optional(v.boolean(), false), ossDisplayIds: changedFiles }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/**
 * makes a folder below `ossDisplayId`. A GET that changes state: never repeated automatically. With
 * `requestKey`, which extends the specification, a repeated request returns the folder made before (F-EX-2).
 */
export const createFolder = defineCall({
  id: 'A-012',
  name: 'createFolder',
  method: 'GET',
  path: 'directory_create',
  base: 'fileService',
  query: v.object({
    ossDisplayId: identifier,
    displayName: v.string(),
    requestKey: v.optional(v.string()),
    ...fileServiceQuery,
  }),
  answer: explorerItem,
  safeToRepeat: false,
})

/** renames a folder. A GET that changes state. */
export const renameFolder = defineCall({
  id: 'A-013',
  name: 'renameFolder',
  method: 'GET',
  path: 'directory_rename',
  base: 'fileService',
  query: v.object({ ossDisplayId: identifier, newDisplayName: v.string(), ...fileServiceQuery }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/** renames a file. A GET that changes state. */
export const renameFile = defineCall({
  id: 'A-014',
  name: 'renameFile',
  method: 'GET',
  path: 'file_rename',
  base: 'fileService',
  query: v.object({ ossDisplayId: identifier, newName: v.string(), ...fileServiceQuery }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/** registers a file that was uploaded to the store under `key`; repeating the key returns the same file. */
export const registerUploadedFile = defineCall({
  id: 'A-015',
  name: 'registerUploadedFile',
  method: 'POST',
  path: 'file_uploaded',
  base: 'fileService',
  query: v.object(fileServiceQuery),
  body: v.object({ ...uploadPurpose, fileName: v.string(), key: v.string(), ossDisplayId: identifier }),
  answer: v.unknown(),
  safeToRepeat: false,
})
