import * as v from 'valibot'
import { looseObject } from './looseObject'
import { identifier, optionalIdentifier, optionalNumber, optionalText } from './values'

/** The parameters of every call to the file service: hotel and brand (W-REQ-3). */
export const fileServiceQuery = { hotelId: identifier, brandId: identifier }

/** Maximum number of entries that one call moves or deletes. */
export const maximumChangedFiles = 1000

/** The entries that a call moves or deletes. */
export const changedFiles = v.pipe(v.array(identifier), v.maxLength(maximumChangedFiles))

/** The business type under which uploads are filed. */
export const uploadPurpose = {
  app: v.optional(v.string(), 'eb'),
  scene: v.optional(v.string(), 'default'),
}

/** A folder of the explorer's tree, with its children. */
export interface FolderNode {
  ossDisplayId: string
  displayName: string
  subNode?: FolderNode[] | null
  /** On a root: size of the tree's files in bytes. Extends the specification. */
  usedBytes?: number | null
  /** On a root: the quota in bytes. Extends the specification. */
  quotaBytes?: number | null
}

/** A folder as the wire carries it. */
export interface FolderNodeOnWire {
  ossDisplayId: string | number
  displayName: string
  subNode?: FolderNodeOnWire[] | null
  usedBytes?: number | null
  quotaBytes?: number | null
}

export const folderNode: v.GenericSchema<FolderNodeOnWire, FolderNode> = looseObject({
  ossDisplayId: identifier,
  displayName: v.string(),
  subNode: v.optional(v.nullable(v.array(v.lazy(() => folderNode)))),
  usedBytes: optionalNumber,
  quotaBytes: optionalNumber,
})

/** A file or folder of a listing; `fileSize` in bytes. */
export const explorerItem = looseObject({
  ossDisplayId: identifier,
  displayName: v.string(),
  isFolder: v.boolean(),
  parentDisplayId: optionalIdentifier,
  path: optionalText,
  parentPath: optionalText,
  fileSize: optionalNumber,
  createTime: optionalText,
  // Only its user may read it, so its address must be signed (O-015). Extends the specification.
  isPrivate: v.optional(v.nullable(v.boolean())),
})

/** A file or folder, as the file service answers it. */
export type ExplorerItem = v.InferOutput<typeof explorerItem>

/** Sort orders of a listing; folders always come before files. */
export const fileSorting = {
  sortBy: v.optional(v.picklist(['name', 'time', 'size'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
}

/** The service sorted as requested. Missing if the service does not support the parameters. */
export const isSorted = v.optional(v.boolean())

/**
 * Why the file service refused; `data.reason` of refusals with HTTP status 200 and a body code.
 *
 * | reason | body code | when |
 * |---|---|---|
 * | `has-contents` | 403 | deleting a folder that is not empty, without `forceDelete` |
 * | `not-found` | 404 | it does not exist, or the user may not see it |
 * | `name-taken` | 409 | the folder has an entry with that name |
 * | `name-invalid` | 422 | empty, too long, or with forbidden characters |
 * | `name-pattern` | 422 | outside the name pattern, if names are checked against it |
 * | `into-itself` | 422 | moving a folder into itself or below itself |
 * | `is-root` | 422 | renaming, moving or deleting one of the two root folders |
 * | `wrong-kind` | 422 | a file instead of a folder, or the reverse |
 * | `other-tree` | 422 | moving entries of the hotel into a user's own folders |
 * | `too-deep` | 422 | more levels of folders than allowed |
 * | `not-uploaded` | 422 | registering an object that is not in the store, or not below the user's own path |
 */
export type FileServiceReason =
  | 'has-contents'
  | 'not-found'
  | 'name-taken'
  | 'name-invalid'
  | 'name-pattern'
  | 'into-itself'
  | 'is-root'
  | 'wrong-kind'
  | 'other-tree'
  | 'too-deep'
  | 'not-uploaded'

/** What a move does if the folder has an entry with the same name. Only files replace files. */
export const nameConflict = v.picklist(['refuse', 'keepBoth', 'replace'])

/**
 * The result for each of several files and folders: `data` of a move or delete that succeeded partly (body code 207).
 *
 * @example
 * ```ts
 * import { check } from '@ebkit/protocol/check'
 * import { partialOutcome } from '@ebkit/protocol/schemas'
 *
 * // `data` of a deletion that succeeded partly (body code 207).
 * const data = { done: ['31'], failed: [{ ossDisplayId: '32', reason: 'has-contents' }] }
 * check(partialOutcome, data).fits // true
 * ```
 */
export const partialOutcome = looseObject({
  done: v.array(identifier),
  failed: v.array(
    looseObject({
      ossDisplayId: identifier,
      displayName: optionalText,
      reason: v.string(),
      // The entry that has the name.
      existing: v.optional(
        v.nullable(
          looseObject({ isFolder: v.boolean(), fileSize: optionalNumber, createTime: optionalText }),
        ),
      ),
    }),
  ),
})
