import { defaultMaximumSize } from '@ebkit/rules/files'
import { useEffect } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { Messages } from '../working/Messages'
import { ActionBar } from './ActionBar'
import { Notes } from './Notes'
import { strings } from './strings'
import { Tools } from './Tools'

/** What stands above the files. */
export function Head(props: FramePart) {
  const { model, isPicking, verbs, questions, uploading, preview, onNear } = props
  const { maxSize = defaultMaximumSize } = props.props
  const text = useStrings(strings)
  const { size } = useStore(model.selection.$ids)
  // What is chosen will be renamed, moved or deleted.
  const isAny = size > 0
  useEffect(() => {
    if (isAny && !isPicking) onNear()
  }, [isAny, isPicking, onNear])
  // Several are chosen: what can be done with them is said.
  const isSeveral = size > 1
  useEffect(() => {
    if (isSeveral) model.setChecking(true)
  }, [isSeveral, model])
  return (
    <>
      <Tools {...props} text={text} />
      {!isPicking && <ActionBar model={model} text={text} verbs={verbs} />}
      <Notes model={model} text={text} maxSize={maxSize} />
      <Messages model={model} />
      {questions.failure || uploading.failure || preview.failure}
    </>
  )
}
