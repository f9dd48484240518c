import { useState } from 'react'
import { laterPart } from '../later/laterPart'
import type { DataFormProps } from './props'
import type { FormDesk } from './useForm'

const [useDialogs] = laterPart(() => import('./dialogs/dialogs'))

/** The questions of a form: whether changes are given up, and what is kept where two people changed a record. */
export function useAsking(props: DataFormProps, desk: FormDesk) {
  const { form, state, text } = desk
  const [isLeaving, setLeaving] = useState(false)
  const { Leaving, Clash } = useDialogs(isLeaving || !!state.conflict, text('missing'))
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
      {Leaving && <Leaving open={isLeaving} text={text} onStay={() => setLeaving(false)} onLeave={leave} />}
      {Clash && <Clash desk={desk} />}
    </>
  )
  return { cancel, dialogs }
}
