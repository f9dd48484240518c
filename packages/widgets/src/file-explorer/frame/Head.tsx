import { defaultMaximumSize } from '@ebkit/rules/files'
import { useEffect } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../Panel'
import { Messages } from '../working/Messages'
import { ActionBar } from './ActionBar'
import { Notes } from './Notes'
import { strings } from './strings'
import { Tools } from './Tools'

/** What stands above the files. */
export function Head(props: FramePart) {
  const { model, isPicking, verbs, uploading, preview } = props
  const { maxSize = defaultMaximumSize } = props.props
  const text = useStrings(strings)
  const isChecking = useStore(model.$checking)
  // Several are chosen: what can be done with them is said.
  const isSeveral = useStore(model.selection.$ids).size > 1
  useEffect(() => {
    if (isSeveral) model.setChecking(true)
  }, [isSeveral, model])
  return (
    <>
      <Tools {...props} text={text} />
      {isChecking && !isPicking && <ActionBar model={model} text={text} verbs={verbs} />}
      <Notes model={model} text={text} maxSize={maxSize} />
      <Messages model={model} />
      {uploading.failure || preview.failure}
    </>
  )
}
