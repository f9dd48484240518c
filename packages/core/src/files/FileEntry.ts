/** A file or folder of a listing: of the file service, or of the object store itself. */
export interface FileEntry {
  /** The file service's id, or the object's key. */
  readonly id: string
  readonly name: string
  readonly isFolder: boolean
  /** Bytes; absent if unknown, and for folders. */
  readonly size?: number
  /** When it was created or last changed, in milliseconds since 1970. */
  readonly time?: number
  /** Address of the object in the form in which it may be saved. Files only. */
  readonly url?: string
  /** Not public: its address must be signed to show it (`object-addresses`). */
  readonly isPrivate?: boolean
  /** Key in the store. */
  readonly key?: string
  /** In search results: the parent folders, `全部文件 / 海报`. */
  readonly location?: string
  /** Its folder, if known. */
  readonly parentId?: string
}

/** Sort key of a listing; folders always come before files. */
export interface FileSort {
  readonly by: 'time' | 'name' | 'size'
  readonly order: 'asc' | 'desc'
}
