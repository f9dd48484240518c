import type { FileEntry } from '@ebkit/core/files'
import type { FilePickOptions } from '../../explorer/props'
import type { Opening, Picking } from '../../file-manager/useOpening'

/** The dialog, and how it opens. */
export type ExplorerOpening = Opening<FileEntry, FilePickOptions>

/** What the page asked for. */
export type ExplorerPicking = Picking<FileEntry, FilePickOptions>
