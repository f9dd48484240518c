import { useState } from 'react'
import { ConflictDialog } from './dialogs/ConflictDialog'
import { Leaving } from './dialogs/Leaving'
import type { DataFormProps } from './props'
import type { FormContext } from './useForm'

/** The questions of a form: whether to discard changes, and which version to keep after a conflict. */
export function useAsking(props: DataFormProps, context: FormContext) {
  const { form, state, text } = context
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(false)
    form.discard()
    props.onCancel?.()
  }
  const cancel = () => {
    if (state.isDirty && props.onBeforeLeave?.() !== false) setLeaving(true)
    else leave()
  }
  const dialogs = (
    <>
      <Leaving open={isLeaving} text={text} onStay={() => setLeaving(false)} onLeave={leave} />
      <ConflictDialog context={context} optionsOf={props.optionsOf} />
    </>
  )
  return { cancel, dialogs }
}
