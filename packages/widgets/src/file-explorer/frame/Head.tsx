import { defaultMaximumSize } from '@ebkit/rules/files'
import { useEffect } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../Panel'
import { ActionBar } from './ActionBar'
import { usePreview, useUploading, useWorking } from './later'
import { Notes } from './Notes'
import { strings } from './strings'
import { Tools } from './Tools'

/** What stands above the files. */
export function Head(props: FramePart) {
  const { model, isPicking, verbs } = props
  const { maxSize = defaultMaximumSize, onError } = props.props
  const text = useStrings(strings)
  const isChecking = useStore(model.$checking)
  const { status } = useStore(model.$listing)
  // Several are chosen: what can be done with them is said.
  const isSeveral = useStore(model.selection.$ids).size > 1
  useEffect(() => {
    if (isSeveral) model.setChecking(true)
  }, [isSeveral, model])
  const missing = text('missing')
  const about = verbs.asking?.about
  const { Messages, error } = useWorking(status === 'ready' || !!about, missing, onError)
  const uploading = useUploading(about === 'upload', missing)
  const preview = usePreview(props.isPreviewOpen || about === 'file', missing)
  return (
    <>
      <Tools {...props} text={text} />
      {isChecking && !isPicking && <ActionBar model={model} text={text} verbs={verbs} />}
      <Notes model={model} text={text} maxSize={maxSize} />
      {Messages && <Messages model={model} />}
      {!!(error || uploading.error || preview.error) && (
        <p className="eb-explorer__fault" role="alert">
          {missing}
        </p>
      )}
    </>
  )
}
