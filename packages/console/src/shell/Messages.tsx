import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { bellIcon } from '@ebkit/ui/icons'
import { Placeholder } from '@ebkit/ui/placeholder'
import { Floating } from '@ebkit/ui/popover'
import { useStrings } from '@ebkit/widgets/environment'
import { usePageMessages } from '@ebkit/widgets/toast'
import { useRef, useState } from 'react'
import { shellStrings } from './strings'

/** Messages of this window that have disappeared, and the way to the system's notices. */
export function Messages() {
  const text = useStrings(shellStrings)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const messages = usePageMessages()
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="eb-button eb-button--icon"
        aria-label={text('notices')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={bellIcon} />
      </button>
      <Floating
        anchor={opener}
        open={isOpen}
        role="dialog"
        label={text('notices')}
        placement="bottom-end"
        onClose={() => setOpen(false)}
      >
        <div className="eb-top-bar__messages" tabIndex={-1} data-autofocus>
          <h2>{text('notices')}</h2>
          {messages.length === 0 && <Placeholder kind="empty" title={text('noMessages')} />}
          <ul>
            {messages.map(({ text: message, time }) => (
              <li key={time}>
                <span>{message}</span>
                <time dateTime={new Date(time).toISOString()}>{clockText(time)}</time>
              </li>
            ))}
          </ul>
          <div className="eb-top-bar__all">
            <Button
              kind="text"
              onClick={() => {
                setOpen(false)
                location.hash = '/notice/system/list'
              }}
            >
              {text('systemNotices')}
            </Button>
          </div>
        </div>
      </Floating>
    </>
  )
}

/** `14:32`, by the person's clock. */
const clockText = (time: number) => {
  const moment = new Date(time)
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
