import type { FileManagerDriver, Moving as MovingModel } from '@ebkit/core/file-manager'
import type { FileEntry } from '@ebkit/core/files'
import type { ComponentType, ReactNode, RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { FileListingHandle } from '../files/listing/FileListingProps'
import type { LaterPart } from '../later/laterPart'
import type { ManagerProps } from './managerProps'
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
  readonly useMoving?: (isNeeded: boolean, onError?: (error: WidgetError) => void) => LaterPart<MovingParts>
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
  questions: LaterPart<QuestionParts>
  moving: LaterPart<MovingParts>
  uploading: LaterPart<UploadingParts>
  preview: LaterPart<PreviewParts>
  /** A dialog will open soon; loads its code. */
  onNear: () => void
}

/** Parts that are loaded when they are first needed. Their modules refer to the props above, so they are named here. */
interface QuestionParts {
  readonly Dialogs: ComponentType<FramePart>
}

export interface MovingProps extends FramePart {
  move: MovingModel
}

interface MovingParts {
  readonly Moving: ComponentType<MovingProps>
}

export interface UploadHereProps extends FramePart {
  /** The running uploads. */
  children: ReactNode
}

interface UploadingParts {
  readonly Dock: ComponentType<FramePart>
  readonly UploadHere: ComponentType<UploadHereProps>
}

interface PreviewParts {
  readonly FileDialog: ComponentType<FramePart>
  readonly PreviewPane: ComponentType<FramePart>
}
