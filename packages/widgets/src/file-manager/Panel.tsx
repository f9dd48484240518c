import { useEffect, useState } from 'react'
import { useStrings } from '../environment'
import { useStore } from '../store/useStore'
import { usePaste } from '../uploads/usePaste'
import { $absent } from './absent'
import { isReminder } from './actions/isReminder'
import { Messages } from './actions/Messages'
import { Files } from './Files'
import { fetchQuestions, usePreview, useQuestions, useUploading } from './laterParts'
import type { FramePart, PanelProps } from './panelProps'
import { strings } from './strings'
import { Head } from './tools/Head'
import { useVerbs } from './useVerbs'

/**
 * A file manager with its driver: folders or spaces, toolbar, files.
 *
 * @spec W-EXP-1 W-EXP-3 W-FMA-1 W-FMA-2 W-FMA-3 W-FMA-4 W-FMA-6
 */
export function Panel({ onPick, ...given }: PanelProps) {
  const { model, face, props } = given
  const text = useStrings(strings)
  const label = props.label || text('label')
  const [view, onView] = useState(props.view ?? 'grid')
  useEffect(() => onView(props.view ?? 'grid'), [props.view])
  const [isTreeOpen, onTree] = useState(false)
  const [isPreviewOpen, onPreview] = useState(false)
  const verbs = useVerbs(model, props, onPick)
  const later = useLater(given, verbs.asking?.about, isPreviewOpen)
  const part: FramePart = {
    ...{ ...given, ...later, verbs, isPicking: !!onPick },
    ...{ view, onView, isTreeOpen, onTree, isPreviewOpen, onPreview },
    onNear: fetchQuestions,
  }
  const { Side } = face
  const { asking } = verbs
  const clipboard = useStore(model.can.move?.$clipboard ?? $absent)
  // Its key pastes the entries that were cut here. In a dialog that asks for a name, the key pastes into the field.
  const isPasteOff = !!clipboard?.length || (!!asking && asking.about !== 'upload')
  const paste = usePaste(isPasteOff, text('pasted'), verbs.paste)
  const states = `${isTreeOpen ? ' eb-manager--folders' : ''}${isPreviewOpen ? ' eb-manager--preview' : ''}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: contains no form fields
    <div className={`eb-manager ${face.className}${states}`} role="group" aria-label={label} {...paste}>
      <Side {...part} />
      <div className="eb-manager__pane">
        <Head {...part} />
        <div className="eb-manager__area">
          <Files {...part} label={label} />
          <Messages model={model} />
        </div>
        <Foot {...part} />
      </div>
      <Opened {...part} />
    </div>
  )
}

/** Dialogs, uploads and preview, loaded when they are first needed. */
function useLater({ model, face, props }: PanelProps, about: string | undefined, isPreviewOpen: boolean) {
  const { onError } = props
  const notice = useStore(model.$message)
  const { useMoving = useNothing } = face
  const hasConflict = !!useStore(model.can.move?.$conflict ?? $absent)
  const hasUploads = !!useStore(model.$uploads)
  const hasReminder = !!notice && isReminder(model, notice)
  const isAsked = hasReminder || (!!about && about !== 'upload' && about !== 'file')
  return {
    questions: useQuestions(isAsked, onError),
    moving: useMoving(hasConflict || about === 'move', onError),
    uploading: useUploading(hasUploads || about === 'upload', onError),
    preview: usePreview(isPreviewOpen || about === 'file', onError),
  }
}

/** For features that a file manager does not have. */
const useNothing: () => FramePart['moving'] = () => ({})

/** The uploads, below the files. */
function Foot(part: FramePart) {
  const { Dock } = part.uploading
  const hasUploads = !!useStore(part.model.$uploads)
  return Dock && hasUploads && part.verbs.asking?.about !== 'upload' ? <Dock {...part} /> : null
}

/** Dialogs, menus, and the preview beside the files. */
function Opened(part: FramePart) {
  const { Dialogs } = part.questions
  const { Moving } = part.moving
  const { UploadHere, Dock } = part.uploading
  const { PreviewPane, FileDialog } = part.preview
  return (
    <>
      {part.isPreviewOpen && PreviewPane && <PreviewPane {...part} />}
      {Dialogs && <Dialogs {...part} />}
      {Moving && part.model.can.move && <Moving {...part} move={part.model.can.move} />}
      {UploadHere && (
        <UploadHere {...part}>
          {Dock && part.verbs.asking?.about === 'upload' && <Dock {...part} />}
        </UploadHere>
      )}
      {FileDialog && <FileDialog {...part} />}
    </>
  )
}
