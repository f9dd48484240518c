import type { FileEntry } from '../../files/FileEntry'
import type { ExplorerContext } from '../explorerContext'
import type { Listing } from '../listing'
import type { Trees } from '../trees'
import type { Visits } from '../visits'

/** The model that is changed. */
export interface ChangedParts {
  readonly context: ExplorerContext
  readonly trees: Trees
  readonly listing: Listing
  readonly visits: Visits
  entryOf(id: string): FileEntry | undefined
}
