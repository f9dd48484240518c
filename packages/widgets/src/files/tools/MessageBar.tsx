import { Button } from '@ebkit/ui/button'
import { useClosingTime } from '@ebkit/ui/closing-time'
import { Icon } from '@ebkit/ui/icon'
import { xIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type ToastType, toastIcons } from '@ebkit/ui/toast-card'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useStrings } from '../../environment'
import css from './MessageBar.css'
import { toolStrings } from './toolStrings'

/** A message. A new object is a new message. */
export interface BarMessage {
  tone: ToastType
  /** In the user's language. */
  text: string
  /** One link: 撤销, 重试. */
  action?: { label: string; onAction: () => void } | undefined
}

export interface MessageBarProps {
  /** The newest message; undefined for none. */
  message: BarMessage | undefined
  /** Milliseconds until it collapses. Default 3000. @spec W-EXP-40 W-FMA-19 */
  time?: number | undefined
  /** The user has closed it for good. */
  onClose?: (() => void) | undefined
}

/** The state of a message: shown, until its time is over or the user closes it; collapsed; or closed. */
type Stage = 'timed' | 'kept' | 'folded' | 'gone'

/**
 * Shows the newest message for three seconds; the timer stops while the user is busy with it. Then a small button in
 * the corner shows it again, so that slow readers miss no message (WCAG 2.2.1).
 * @spec W-EXP-40 W-FMA-19
 */
export function MessageBar({ message, time = 3000, onClose }: MessageBarProps) {
  const text = useStrings(toolStrings)
  const element = useStyles<HTMLElement>(css)
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ message: BarMessage; stage: Stage }>()
  // After rendering: screen readers announce changes of a region that already exists.
  useEffect(() => setShown(message && { message, stage: 'timed' }), [message])
  const isNew = shown?.message === message
  const stage = isNew && shown ? shown.stage : 'gone'
  const go = (next: Stage) => message && setShown({ message, stage: next })
  const isShown = stage === 'timed' || stage === 'kept'
  useClosingTime(box, isNew && stage === 'timed' && time, () => go('folded'))
  // The clicked button is gone, so focus moves into the message.
  useEffect(() => {
    if (stage === 'kept') box.current?.querySelector('button')?.focus()
  }, [stage])
  const before = useRef<HTMLElement | null>(null)
  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
  }
  const leave = () => {
    if (element.current?.matches(':focus-within')) before.current?.focus()
    go('gone')
  }
  const isAlert = message?.tone === 'danger' || message?.tone === 'warning'
  const content = message && isShown && (
    <div ref={box} className="eb-message-bar__box" part="message">
      <Icon
        path={toastIcons[message.tone]}
        className={`eb-message-bar__sign eb-message-bar__sign--${message.tone}`}
      />
      <span className="eb-message-bar__text">{message.text}</span>
      {message.action && (
        <button
          type="button"
          className="eb-message-bar__link"
          part="message-action"
          onClick={() => {
            message.action?.onAction()
            leave()
          }}
        >
          {message.action.label}
        </button>
      )}
      <Button
        kind="icon"
        label={text('closeMessage')}
        onClick={() => {
          leave()
          onClose?.()
        }}
      >
        <Icon path={xIcon} />
      </Button>
    </div>
  )
  return (
    <section ref={element} className="eb-message-bar" aria-label={text('messages')} onFocus={noteFocus}>
      <div className="eb-message-bar__regions" role="status">
        {!isAlert && content}
      </div>
      <div className="eb-message-bar__regions" role="alert">
        {isAlert && content}
      </div>
      {message && stage === 'folded' && (
        <button
          type="button"
          className="eb-message-bar__again"
          part="message-again"
          aria-label={text('showMessage')}
          title={message.text}
          onClick={() => go('kept')}
        >
          <Icon
            path={toastIcons[message.tone]}
            className={`eb-message-bar__sign eb-message-bar__sign--${message.tone}`}
          />
        </button>
      )}
    </section>
  )
}
