import type { FileEntry } from '@ebkit/core/files'
import type { ScreenPoint } from '../files/listing/FileListingProps'

/** What the browser asks or offers beside the listing; one at a time. */
export type Asking =
  | { about: 'create' }
  | { about: 'remove'; entries: readonly FileEntry[] }
  /** What is selected is to be hidden: nothing is asked. */
  | { about: 'hide' }
  | { about: 'upload' }
  /** A file is looked at. */
  | { about: 'file'; entry: FileEntry }
  /** The menu of an entry, or of the ground. */
  | { about: 'menu'; entry: FileEntry | undefined; point: ScreenPoint }
