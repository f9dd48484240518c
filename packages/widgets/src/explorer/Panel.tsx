import type { Explorer } from '@ebkit/core/explorer'
import type { FileEntry } from '@ebkit/core/files'
import { type RefObject, useEffect, useState } from 'react'
import { useStrings } from '../environment'
import type { FileListingHandle } from '../files/listing/FileListingProps'
import { laterPart } from '../later/laterPart'
import { useStore } from '../store/useStore'
import { Files } from './Files'
import { Foot } from './frame/Foot'
import { Head } from './frame/Head'
import { Rest } from './frame/Rest'
import { Side } from './frame/Side'
import type { FileExplorerProps } from './props'
import { strings } from './strings'
import { useVerbs, type Verbs } from './useVerbs'
import { isReminder } from './working/isReminder'

const [useQuestions, fetchQuestions] = laterPart(() => import('./working/Dialogs'))
const [useUploading] = laterPart(() => import('./uploading/uploading'))
const [usePreview] = laterPart(() => import('./preview/preview'))

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

/**
 * The explorer on its model: folders, tools, files.
 *
 * @spec W-EXP-1 W-EXP-3
 */
export function Panel({ model, props, onPick, files }: PanelProps) {
  const text = useStrings(strings)
  const label = props.label || text('label')
  const [view, onView] = useState(props.view ?? 'grid')
  useEffect(() => onView(props.view ?? 'grid'), [props.view])
  const [isTreeOpen, onTree] = useState(false)
  const [isPreviewOpen, onPreview] = useState(false)
  const verbs = useVerbs(model, props, onPick)
  const about = verbs.asking?.about
  const hasUploads = !!useStore(model.$uploads)
  const hasConflict = !!useStore(model.$conflict)
  const notice = useStore(model.$message)
  const isTold = !!notice && isReminder(notice)
  const isAsked = hasConflict || isTold || (!!about && about !== 'upload' && about !== 'file')
  const questions = useQuestions(isAsked, props.onError)
  const uploading = useUploading(hasUploads || about === 'upload', props.onError)
  const preview = usePreview(isPreviewOpen || about === 'file', props.onError)
  const part: FramePart = {
    ...{ model, props, files, verbs, isPicking: !!onPick },
    ...{ view, onView, isTreeOpen, onTree, isPreviewOpen, onPreview, questions, uploading, preview },
    onNear: fetchQuestions,
  }
  return (
    <section
      className={`eb-explorer${isTreeOpen ? ' eb-explorer--tree' : ''}${isPreviewOpen ? ' eb-explorer--preview' : ''}`}
      aria-label={label}
    >
      <Side {...part} />
      <div className="eb-explorer__pane">
        <Head {...part} />
        <Files {...part} label={label} />
        <Foot {...part} />
      </div>
      <Rest {...part} />
    </section>
  )
}
