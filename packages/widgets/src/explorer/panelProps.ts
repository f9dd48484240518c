import type { Explorer } from '@ebkit/core/explorer'
import type { FileEntry } from '@ebkit/core/files'
import type { RefObject } from 'react'
import type { FileListingHandle } from '../files/listing/FileListingProps'
import type { usePreview, useQuestions, useUploading } from './laterParts'
import type { FileExplorerProps } from './props'
import type { Verbs } from './useVerbs'

export interface PanelProps {
  model: Explorer
  props: FileExplorerProps
  /** Files are chosen for something: nothing is moved or deleted, and a double press chooses. */
  onPick?: ((file: FileEntry) => void) | undefined
  /** For focus. */
  files: RefObject<FileListingHandle | null>
}

/** What stands around the files gets. */
export interface FramePart extends Omit<PanelProps, 'onPick'> {
  verbs: Verbs
  isPicking: boolean
  view: 'grid' | 'list'
  onView: (view: 'grid' | 'list') => void
  /** The folders lie over the files, where there is no room beside them. */
  isTreeOpen: boolean
  onTree: (isOpen: boolean) => void
  isPreviewOpen: boolean
  onPreview: (isOpen: boolean) => void
  /** What asks, what uploads, and what shows files: there once somebody has asked for it. */
  questions: ReturnType<typeof useQuestions>
  uploading: ReturnType<typeof useUploading>
  preview: ReturnType<typeof usePreview>
  /** Something will be asked soon. */
  onNear: () => void
}
