import type { ManagerOptions } from '../file-manager/managerContext'
import type { FileService } from '../services/files'
import type { StoreAccessSource } from '../uploads/access/storeAccess'
import type { UploadedFile } from '../uploads/Uploads'
import type { UploadsOptions } from '../uploads/UploadsOptions'

/** What an explorer works with. */
export interface ExplorerServices {
  files: FileService
  /** Where bytes go (`createFileAccess`). Without it nothing is uploaded. */
  access?: StoreAccessSource
  /** Whose uploads these are: `owner`, `scope`, and whatever else differs from the defaults of `createUploads`. */
  uploads?: Partial<Omit<UploadsOptions, 'target'>>
  /** The hotel at which the work is done (`http.hotelId`): changes begun at one are never sent for another. */
  hotelId?(): string | undefined
}

/** Asked for whenever they matter; `optionsChanged` tells that others hold now. */
export interface ExplorerOptions extends ManagerOptions {
  /** Begins with the user's own files. Default: the hotel's. @spec W-AUTH-4 */
  private?: boolean
  /** The folder that `start` opens. Default: the root. */
  folderId?: string
  /** Rows of a page. Default 1000. @spec W-EXP-59 */
  pageSize?: number
  /** Bytes: larger files are hidden. 0: any size. Default 10485760. @spec W-EXP-38 */
  maxSize?: number
  /** What uploads are filed under. Default `eb`. @spec W-EXP-58 */
  app?: string
  /** Default `default`. @spec W-EXP-58 */
  scene?: string
  /** Names of uploaded files are held to the name pattern too; folder names and renames always are. Default: no. */
  nameCheck?: boolean
  /** Characters of a name that is entered. Default 20. @spec W-EXP-27 */
  maxNameLength?: number
  /** Only files of these types are listed: extensions, MIME types, `image/*`. Default: all. */
  accept?: string
  /** What is chosen stays so in other folders and searches. Default: only what is listed is chosen. */
  keepChosen?: boolean
  /** Files were uploaded without an error, and stand in their folder: those of one moment together. @spec W-EXP-24 */
  onUploaded?(files: UploadedFile[], folderId: string): void
}
