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
}

/** A folder as it stands on the wire. */
export interface FolderNodeOnWire {
  ossDisplayId: string | number
  displayName: string
  subNode?: FolderNodeOnWire[] | null
}

export const folderNode: v.GenericSchema<FolderNodeOnWire, FolderNode> = looseObject({
  ossDisplayId: identifier,
  displayName: v.string(),
  subNode: v.optional(v.nullable(v.array(v.lazy(() => folderNode)))),
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
})
