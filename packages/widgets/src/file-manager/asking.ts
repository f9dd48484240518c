import type { FileEntry } from '@ebkit/core/files'
import type { ScreenPoint } from '../files/listing/FileListingProps'

/** What the file manager asks or offers beside the listing; one at a time. */
export type Asking =
  | { about: 'create'; parentId?: string | undefined }
  | { about: 'rename'; entry: FileEntry }
  | { about: 'remove'; entries: readonly FileEntry[] }
  | { about: 'move'; ids: readonly string[] }
  | { about: 'upload' }
  /** A file is looked at. */
  | { about: 'file'; entry: FileEntry }
  /** The menu of an entry, of what is chosen, of a folder of the tree, or of the ground. */
  | { about: 'menu'; entry: FileEntry | undefined; isTree?: boolean; point: ScreenPoint }
