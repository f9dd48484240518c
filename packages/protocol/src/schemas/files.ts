import * as v from 'valibot'
import { looseObject } from './looseObject'
import { identifier, optionalIdentifier, optionalNumber, optionalText } from './values'

/** Every call to the file service names the hotel and the brand (W-REQ-3). */
export const fileServiceQuery = { hotelId: identifier, brandId: identifier }

/** What the file service's uploads are filed under. */
export const uploadPurpose = {
  app: v.optional(v.string(), 'eb'),
  scene: v.optional(v.string(), 'default'),
}

/** A folder of the explorer's tree, with its children. */
export interface FolderNode {
  ossDisplayId: string
  displayName: string
  subNode?: FolderNode[] | null
  /** Of a root: bytes of the tree's files. Beyond the specification. */
  usedBytes?: number | null
  /** Of a root: bytes that there may be. Beyond the specification. */
  quotaBytes?: number | null
}

/** A folder as it stands on the wire. */
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
  // Read by its user alone: its address has to be signed (O-015). Beyond the specification.
  isPrivate: v.optional(v.nullable(v.boolean())),
})

export type ExplorerItem = v.InferOutput<typeof explorerItem>

/** What a listing can be sorted by; folders stand before files all the same. */
export const fileSorting = {
  sortBy: v.optional(v.picklist(['name', 'time', 'size'])),
  order: v.optional(v.picklist(['asc', 'desc'])),
}

/** Whether the service sorted as it was asked to: where this is missing, it does not know the parameters. */
export const isSorted = v.optional(v.boolean())

/**
 * Why the file service did not do something; `data.reason` of its refusals, which have HTTP status 200 and a body code.
 *
 * | reason | body code | when |
 * |---|---|---|
 * | `has-contents` | 403 | deleting a folder that is not empty, without `forceDelete` |
 * | `not-found` | 404 | not there, or not the user's to see |
 * | `name-taken` | 409 | the folder has something of that name |
 * | `name-invalid` | 422 | empty, too long, or with characters that names cannot have |
 * | `name-pattern` | 422 | outside the name pattern, where names are held to it |
 * | `into-itself` | 422 | moving a folder into itself or below itself |
 * | `is-root` | 422 | renaming, moving or deleting one of the two root folders |
 * | `wrong-kind` | 422 | a file where a folder is meant, or the other way round |
 * | `other-tree` | 422 | moving what everybody sees into a user's own folders |
 * | `too-deep` | 422 | more levels of folders than there may be |
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

/** What a move does where the folder has something of that name; only files are replaced, by files. */
export const nameConflict = v.picklist(['refuse', 'keepBoth', 'replace'])

/** What became of several files and folders: `data` of a move or a delete that did not all succeed (body code 207). */
export const partialOutcome = looseObject({
  done: v.array(identifier),
  failed: v.array(
    looseObject({
      ossDisplayId: identifier,
      displayName: optionalText,
      reason: v.string(),
      // What has the name that is taken.
      existing: v.optional(
        v.nullable(
          looseObject({ isFolder: v.boolean(), fileSize: optionalNumber, createTime: optionalText }),
        ),
      ),
    }),
  ),
})
