import { Icon } from '../icon/Icon'
import { circleAlertIcon, circleCheckIcon, infoIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './MessageList.css'
import type { Messages } from './messages'
import { useMessages } from './useMessages'

const icons = { info: infoIcon, success: circleCheckIcon, danger: circleAlertIcon }

export interface MessageListProps {
  messages: Messages
  /** Accessible name of the list. */
  label: string
  /** Shown while there is none. */
  empty: string
  /** Writes the time of a message (milliseconds since the epoch) the way the page writes times. */
  formatTime: (time: number) => string
}

/** Every timed message, also those whose time on the screen is over, newest first (WCAG 2.2.1). */
export function MessageList({ messages, label, empty, formatTime }: MessageListProps) {
  const element = useStyles<HTMLUListElement>(css)
  const all = useMessages(messages)
  return (
    <ul ref={element} className="eb-messages" part="messages" aria-label={label}>
      {!all.length && <li className="eb-messages__empty">{empty}</li>}
      {all.map(({ id, tone, title, text, time }) => (
        <li key={id} className={`eb-messages__item eb-messages__item--${tone}`}>
          <Icon path={icons[tone]} className="eb-messages__icon" />
          <div className="eb-messages__body">
            <p className="eb-messages__title">{title}</p>
            {text && <p className="eb-messages__text">{text}</p>}
          </div>
          <time className="eb-messages__time" dateTime={new Date(time).toISOString()}>
            {formatTime(time)}
          </time>
        </li>
      ))}
    </ul>
  )
}
