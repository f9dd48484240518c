import { useEffect, useState } from 'react'
import { useDescribeError } from '../environment'
import { laterPart } from '../later/laterPart'
import type { DataFormProps } from './props'
import type { FormDesk } from './useForm'

const [useDialogs, fetchDialogs] = laterPart(() => import('./dialogs/dialogs'))

/** The questions of a form: whether changes are given up, and what is kept where two people changed a record. */
export function useAsking(props: DataFormProps, desk: FormDesk) {
  const { form, state, text } = desk
  const describe = useDescribeError()
  const [isLeaving, setLeaving] = useState(false)
  const { progress, error, isSignedOut, draft, refusals, conflict } = state
  const isTold = ['unknown', 'unsure'].includes(progress) || !!error || isSignedOut || !!draft?.isRestored
  const isNeeded = isLeaving || !!conflict || refusals > 0 || isTold
  const { Leaving, Clash, Notices, error: isMissing } = useDialogs(isNeeded, text('missing'))
  // Ahead: what tells that the network is gone cannot be loaded then.
  useEffect(() => void fetchDialogs(), [])
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
      {!!isMissing && isNeeded && <p role="alert">{describe(state.error ?? isMissing)}</p>}
      {Leaving && <Leaving open={isLeaving} text={text} onStay={() => setLeaving(false)} onLeave={leave} />}
      {Clash && <Clash desk={desk} />}
    </>
  )
  return { cancel, dialogs, Notices }
}
