import type { ManagerOptions } from '../file-manager/managerContext'
import type { FileService } from '../services/files'
import type { StoreAccessSource } from '../uploads/access/storeAccess'
import type { UploadedFile } from '../uploads/Uploads'
import type { UploadsOptions } from '../uploads/UploadsOptions'

/** Dependencies of an explorer. */
export interface ExplorerServices {
  files: FileService
  /** Access to the object store (`createFileAccess`). Without it, files cannot be uploaded. */
  access?: StoreAccessSource
  /** The owner of uploads: `owner`, `scope`, and options that differ from the defaults of `createUploads`. */
  uploads?: Partial<Omit<UploadsOptions, 'target'>>
  /** The current hotel (`http.hotelId`): changes started for one hotel are never sent for another. */
  hotelId?(): string | undefined
}

/** Read on each use; call `optionsChanged` after a change. */
export interface ExplorerOptions extends ManagerOptions {
  /** Starts with the user's own files. Default: the hotel's. @spec W-AUTH-4 */
  private?: boolean
  /** The folder that `start` opens. Default: the root. */
  folderId?: string
  /** Page size. Default 1000. @spec W-EXP-59 */
  pageSize?: number
  /** Maximum file size in bytes; larger files are hidden. 0: no limit. Default 10485760. @spec W-EXP-38 */
  maxSize?: number
  /** The app that uploads are registered for. Default `eb`. @spec W-EXP-58 */
  app?: string
  /** Default `default`. @spec W-EXP-58 */
  scene?: string
  /**
   * Also validates names of uploaded files against the name pattern; names of folders and renames always are.
   * Default: false.
   */
  nameCheck?: boolean
  /** Maximum length of an entered name. Default 20. @spec W-EXP-27 */
  maxNameLength?: number
  /** Lists only files of these types: extensions, MIME types, `image/*`. Default: all. */
  accept?: string
  /** Keeps the selection when another folder or search is opened. Default: only listed entries are selected. */
  keepChosen?: boolean
  /**
   * Files were uploaded and are listed in their folder; files that finish at the same time are reported together.
   * @spec W-EXP-24
   */
  onUploaded?(files: UploadedFile[], folderId: string): void
}
