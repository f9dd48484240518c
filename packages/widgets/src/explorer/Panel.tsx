import { useEffect, useState } from 'react'
import { useStrings } from '../environment'
import { useStore } from '../store/useStore'
import { Files } from './Files'
import { Foot } from './frame/Foot'
import { Head } from './frame/Head'
import { Rest } from './frame/Rest'
import { Side } from './frame/Side'
import { fetchQuestions, usePreview, useQuestions, useUploading } from './laterParts'
import type { FramePart, PanelProps } from './panelProps'
import { strings } from './strings'
import { useVerbs } from './useVerbs'
import { isReminder } from './working/isReminder'

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
