import type { FileManagerDriver } from '@ebkit/core/file-manager'
import type { FileEntry } from '@ebkit/core/files'
import type { ComponentType, RefObject } from 'react'
import type { FileListingHandle } from '../files/listing/FileListingProps'
import type { usePreview, useQuestions, useUploading } from './laterParts'
import type { ManagerProps } from './managerProps'
import type { useMoving } from './moving/useMoving'
import type { TextKey } from './strings'
import type { Verbs } from './useVerbs'

/** What one file manager shows in another way than the other one, beside what its driver can. */
export interface Face {
  /** How it is laid out: `eb-manager--tree`. */
  readonly className: string
  /** What stands beside the files: folders, or the two spaces. */
  readonly Side: ComponentType<FramePart>
  readonly Search?: ComponentType<FramePart>
  /** A menu of what has no button where there is no room. */
  readonly More?: ComponentType<FramePart>
  /** What asks where something moves to. */
  readonly useMoving?: typeof useMoving
  readonly words: Words
  readonly newFolder: {
    /** The name that is offered. @spec W-FMA-14 */
    readonly suggested?: () => string
    /** Characters, where the page says nothing. Default 20. */
    readonly maxLength?: number
    /** Names are checked only where the page says so. Default: always. */
    readonly isFree?: boolean
  }
  readonly upload: {
    /** Folders can be dropped too, and stay folders. */
    readonly takesFolders?: boolean
    /** A file over `maxSize` is not taken, one whose name is taken gets a time in it. */
    readonly hasRules?: boolean
  }
  /** A file can be looked at beside the files. */
  readonly hasPreviewPane?: boolean
}

/** Words of one thing that both have and call in their own way. */
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
  /** Files are chosen for something: nothing is moved or deleted, and a double press chooses. */
  onPick?: ((file: FileEntry) => void) | undefined
  /** Why an entry cannot be chosen. */
  blocked?: ((entry: FileEntry) => string | undefined) | undefined
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
  moving: Partial<ReturnType<typeof useMoving>>
  uploading: ReturnType<typeof useUploading>
  preview: ReturnType<typeof usePreview>
  /** Something will be asked soon. */
  onNear: () => void
}
