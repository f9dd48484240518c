import type { FileEntry } from '@ebkit/core/files'
import type { ScreenPoint } from '../files/listing/FileListingProps'

/** The open dialog, menu or preview of the file manager; one at a time. */
export type Asking =
  | { about: 'create'; parentId?: string | undefined }
  | { about: 'rename'; entry: FileEntry }
  | { about: 'remove'; entries: readonly FileEntry[] }
  | { about: 'move'; ids: readonly string[] }
  | { about: 'upload' }
  /** The preview of a file. */
  | { about: 'file'; entry: FileEntry }
  /** The menu of an entry, the selection, a folder of the tree, or the background. */
  | { about: 'menu'; entry: FileEntry | undefined; isTree?: boolean; point: ScreenPoint }
