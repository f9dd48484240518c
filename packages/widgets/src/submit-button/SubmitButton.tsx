import { SubmitButton as SubmitButtonView } from '@ebkit/ui/button'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { strings } from './strings'
import { useNativeButton } from './useNativeButton'
import { createWaiting } from './waiting'

/** Detail of `eb-submit`. */
export interface SubmitDetail {
  /** Keeps the button busy until the promise has settled. */
  waitUntil(promise: PromiseLike<unknown>): void
}

export interface SubmitButtonProps {
  /** Milliseconds for which it stays disabled after submitting. Default 3000. */
  wait?: number
  /** A request of the page is running: the button is disabled and shows a spinner. */
  busy?: boolean
  /** A request of the page: the button is busy until it has settled. Default: none. */
  promise?: PromiseLike<unknown> | null | undefined
  /** Disables the button. */
  disabled?: boolean
  /** Id of the form that it submits. Default: the form that contains it. */
  formId?: string
  /** Name of its form entry, with `value`, if this button submits. Default: none, and nothing is added. */
  name?: string
  /** Value of its form entry. Default: empty. */
  value?: string
  /** `primary` once per view. Default: primary. */
  kind?: 'primary' | 'default'
  /** The user presses it, or Enter in a field. Return false to prevent submission. */
  onBeforeSubmit?(): boolean | undefined
  /** The valid form is being submitted; without a form: the button was pressed. */
  onSubmit?(detail: SubmitDetail): void
  /** Its text, in React. Default: 提交. */
  children?: ReactNode
}

/**
 * Submits a form once: it is disabled until its waiting time is over and the request has ended.
 * @spec W-BTN-1 W-BTN-2
 * @example
 * ```tsx
 * import { SubmitButton } from '@ebkit/widgets/submit-button'
 *
 * export function Save({ save }: { save(): Promise<void> }) {
 *   return <SubmitButton onSubmit={({ waitUntil }) => waitUntil(save())}>保存</SubmitButton>
 * }
 * ```
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { busy = false, disabled, formId, name, value, kind, children } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useRef<HTMLDivElement>(null)
  const { waiting, state } = useWaiting(props)
  const isBlocked = () => busy || waiting.state.isBlocked
  const { press, isDisabled } = useNativeButton(
    element,
    { form: formId, name, value, disabled },
    () => isBlocked() || props.onBeforeSubmit?.() === false,
    () => {
      waiting.begin()
      props.onSubmit?.({ waitUntil: waiting.follow })
    },
  )
  const isBusy = busy || state.isBusy
  const outcome = state.hasFailed ? text('failed') : ''
  return (
    <div ref={element} className="eb-root" lang={locale} dir={dir}>
      <SubmitButtonView
        kind={kind}
        blocked={isBlocked()}
        busy={isBusy}
        disabled={disabled || isDisabled}
        status={isBusy ? text('busy') : outcome}
        onClick={press}
      >
        {children ?? <slot>{text('submit')}</slot>}
      </SubmitButtonView>
    </div>
  )
}

function useWaiting(props: SubmitButtonProps) {
  const { reportError } = usePlace().given
  const text = useStrings(strings)
  const [state, setState] = useState({ isBlocked: false, isBusy: false, hasFailed: false })
  const latest = useRef({ props, fail: (_cause: unknown) => {} })
  const fail = (cause: unknown) => {
    setState((now) => ({ ...now, hasFailed: true }))
    reportError?.({ code: 'request-failed', message: text('failed'), cause })
  }
  latest.current = { props, fail }
  const waiting = useMemo(
    () =>
      createWaiting({
        wait: () => latest.current.props.wait ?? 3000,
        onChange: (now) => setState({ ...now, hasFailed: false }),
        onFailure: (cause) => latest.current.fail(cause),
      }),
    [],
  )
  const { promise } = props
  // Not after painting: an early rejection would count as unhandled.
  useLayoutEffect(() => {
    if (promise) waiting.follow(promise)
  }, [waiting, promise])
  useEffect(() => waiting.stop, [waiting])
  return { waiting, state }
}
