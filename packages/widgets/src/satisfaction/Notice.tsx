import { Button } from '@ebkit/ui/button'
import { Dialog } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, circleCheckIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useEffect, useRef } from 'react'
import { useStrings } from '../environment'
import css from './Notice.css'
import { noticeStrings } from './noticeStrings'
import type { PartProps } from './props'
import { reloadUnlessLost } from './reloadUnlessLost'

/** Milliseconds until success and failure close (W-SAT-27, W-SAT-30). */
const duration = 2000

/** The result: success, failure, or why rating is impossible. @spec W-SAT-7 */
export function Notice({ model, state, text, describe, props, identityError, onClosed }: PartProps) {
  const { view, level, error, busy } = state
  const own = useStrings(noticeStrings)
  const element = useStyles<HTMLDivElement>(css)
  // During the exit animation it keeps its text.
  const last = useRef<Exclude<typeof view, 'none' | 'rating'>>('success')
  const isOpen = view !== 'none' && view !== 'rating'
  if (isOpen) last.current = view
  useClosing(element, isOpen && view !== 'unavailable', model.hide)
  const isSuccess = last.current === 'success'
  const [title, message] = {
    success: [text('success'), own('thanks')],
    failure: [own('failure'), describe(error)],
    unavailable: [text('unavailable'), identityError ? describe(identityError) : own('signedOut')],
  }[last.current]
  const later = () => {
    model.hide()
    if (view === 'failure') reloadUnlessLost(props)
  }
  return (
    <Dialog
      open={isOpen}
      label={`${title} ${message}`}
      role="alertdialog"
      onClose={model.hide}
      onClosed={onClosed}
    >
      <div ref={element} className={`eb-satisfaction__notice eb-satisfaction__notice--${last.current}`}>
        <Icon path={isSuccess ? circleCheckIcon : circleAlertIcon} />
        <h2>{title}</h2>
        <p>{message}</p>
        {!isSuccess && (
          <div className="eb-satisfaction__answers">
            <Button part="later" onClick={later}>
              {own('later')}
            </Button>
            <Button kind="primary" part="retry" busy={busy} onClick={() => model.show(level)}>
              {own('retry')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Closes after its time, which stops while the pointer is on it or focus is on a button. */
function useClosing(element: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => element.current?.matches(':hover,:focus-within') || close(), duration)
    return () => clearInterval(timer)
  }, [element, isOpen, close])
}
