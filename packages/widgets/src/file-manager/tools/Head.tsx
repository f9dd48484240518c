import { useEffect } from 'react'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { ActionBar } from './ActionBar'
import { Notes } from './Notes'
import { Tools } from './Tools'

/** The parts above the files. */
export function Head(part: FramePart) {
  const { model, isPicking, questions, moving, uploading, preview, onNear } = part
  const { size } = useStore(model.selection.$ids)
  // The selection will probably be renamed, moved or deleted: load the dialogs.
  const isAny = size > 0
  useEffect(() => {
    if (isAny && !isPicking) onNear()
  }, [isAny, isPicking, onNear])
  // Several entries are selected: show the actions.
  const isSeveral = size > 1
  useEffect(() => {
    if (isSeveral) model.setChecking(true)
  }, [isSeveral, model])
  return (
    <>
      <Tools {...part} />
      {!isPicking && <ActionBar {...part} />}
      <Notes {...part} />
      {questions.failure || moving.failure || uploading.failure || preview.failure}
    </>
  )
}
