import type { FileManagerDriver } from '@ebkit/core/file-manager'
import type { FileEntry } from '@ebkit/core/files'
import type { ComponentType, RefObject } from 'react'
import type { FileListingHandle } from '../files/listing/FileListingProps'
import type { usePreview, useQuestions, useUploading } from './laterParts'
import type { ManagerProps } from './managerProps'
import type { useMoving } from './moving/useMoving'
import type { TextKey } from './strings'
import type { Verbs } from './useVerbs'

/** Differences of one file manager from the other, beyond the capabilities of its driver. */
export interface Face {
  /** Class of the layout: `eb-manager--tree`. */
  readonly className: string
  /** The side panel: folders, or the two spaces. */
  readonly Side: ComponentType<FramePart>
  readonly Search?: ComponentType<FramePart>
  /** A menu of the actions that have no button in a narrow layout. */
  readonly More?: ComponentType<FramePart>
  /** The dialog that asks for the target of a move. */
  readonly useMoving?: typeof useMoving
  readonly words: Words
  readonly newFolder: {
    /** The suggested name of a new folder. @spec W-FMA-14 */
    readonly suggested?: () => string
    /** Maximum length of a name, unless the page sets it. Default 20. */
    readonly maxLength?: number
    /** Names are checked only if the page requires it. Default: always. */
    readonly isFree?: boolean
  }
  readonly upload: {
    /** Folders can be dropped too, and keep their structure. */
    readonly takesFolders?: boolean
    /** Refuses files over `maxSize`, and adds a timestamp to a name that exists. */
    readonly hasRules?: boolean
  }
  /** Files have a preview beside the list. */
  readonly hasPreviewPane?: boolean
}

/** Texts for the same function that differ between the two. */
export interface Words {
  readonly public: TextKey
  readonly personal: TextKey
  readonly upload: TextKey
  readonly edit: TextKey
  readonly done: TextKey
  /** Default 加载中... */
  readonly loading?: TextKey
}

export interface PanelProps {
  model: FileManagerDriver
  face: Face
  props: ManagerProps
  /** Files are chosen for the page: nothing can be moved or deleted, and a double click chooses. */
  onPick?: ((file: FileEntry) => void) | undefined
  /** Why an entry cannot be chosen. */
  blocked?: ((entry: FileEntry) => string | undefined) | undefined
  /** Receives the method for focus. */
  files: RefObject<FileListingHandle | null>
}

/** Props of the parts around the files. */
export interface FramePart extends Omit<PanelProps, 'onPick'> {
  verbs: Verbs
  isPicking: boolean
  view: 'grid' | 'list'
  onView: (view: 'grid' | 'list') => void
  /** The folders cover the files, because there is no space beside them. */
  isTreeOpen: boolean
  onTree: (isOpen: boolean) => void
  isPreviewOpen: boolean
  onPreview: (isOpen: boolean) => void
  /** Dialogs, uploads and preview, once they have been requested. */
  questions: ReturnType<typeof useQuestions>
  moving: Partial<ReturnType<typeof useMoving>>
  uploading: ReturnType<typeof useUploading>
  preview: ReturnType<typeof usePreview>
  /** A dialog will open soon; loads its code. */
  onNear: () => void
}
