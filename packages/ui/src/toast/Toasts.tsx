import { type SyntheticEvent, useLayoutEffect } from 'react'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { circleAlertIcon, circleCheckIcon, infoIcon, xIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import type { Message, Messages } from './messages'
import css from './Toast.css'
import { useMessages } from './useMessages'

const icons = { info: infoIcon, success: circleCheckIcon, danger: circleAlertIcon }

export interface ToastsProps {
  messages: Messages
  /** Accessible name of the region. */
  label: string
  /** Accessible name of each message's ×. */
  closeLabel: string
}

/**
 * The messages whose time is not over, top centre, newest first; announced politely. Each pauses while it is hovered
 * or has focus. In the top layer where there is popover. Put a `MessageList` somewhere too: what has gone must stay
 * reachable.
 */
export function Toasts({ messages, label, closeLabel }: ToastsProps) {
  const element = useStyles<HTMLElement>(css)
  const shown = useMessages(messages).filter((message) => !message.expired)
  const newest = shown[0]?.id
  useLayoutEffect(() => {
    const region = element.current
    if (!region?.isConnected || !region.showPopover) return
    region.popover = 'manual'
    // Hidden and shown again, so that it stands above a dialog that opened since.
    if (region.matches(':popover-open')) region.hidePopover()
    if (newest) region.showPopover()
  }, [element, newest])
  return (
    <section ref={element} className="eb-toasts" part="toasts" aria-label={label} aria-live="polite">
      {shown.map((message) => (
        <Toast key={message.id} message={message} messages={messages} closeLabel={closeLabel} />
      ))}
    </section>
  )
}

function Toast({
  message,
  messages,
  closeLabel,
}: {
  message: Message
  messages: Messages
  closeLabel: string
}) {
  const { id, tone, title, text, action } = message
  const settle = ({ currentTarget }: SyntheticEvent) =>
    currentTarget.matches(':hover, :focus-within') ? messages.hold(id) : messages.release(id)
  return (
    <article
      className={`eb-toast eb-toast--${tone}`}
      part="toast"
      aria-label={title}
      onPointerEnter={settle}
      onPointerLeave={settle}
      onFocus={settle}
      onBlur={settle}
    >
      <Icon path={icons[tone]} className="eb-toast__icon" />
      <div className="eb-toast__body">
        <p className="eb-toast__title">{title}</p>
        {text && <p className="eb-toast__text">{text}</p>}
      </div>
      {action && (
        <Button
          kind="text"
          className="eb-toast__action"
          onClick={() => {
            messages.expire(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button kind="icon" label={closeLabel} onClick={() => messages.expire(id)}>
        <Icon path={xIcon} />
      </Button>
    </article>
  )
}
