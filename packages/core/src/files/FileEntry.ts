/** A file or folder as listings show it: of the file service, or of the object store itself. */
export interface FileEntry {
  /** The file service's id, or the object's key. */
  readonly id: string
  readonly name: string
  readonly isFolder: boolean
  /** Bytes; absent if unknown, and for folders. */
  readonly size?: number
  /** Milliseconds since 1970: made, or last changed. */
  readonly time?: number
  /** Address of the object, as it may be saved. Files only. */
  readonly url?: string
  /** Not everybody's: its address has to be signed to show it (`object-addresses`). */
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
