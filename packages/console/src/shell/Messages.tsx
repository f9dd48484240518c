import { Icon } from '@ebkit/ui/icon'
import { bellIcon } from '@ebkit/ui/icons'
import { Skeleton } from '@ebkit/ui/placeholder'
import { Floating } from '@ebkit/ui/popover'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useRef, useState } from 'react'
import { useUnreadNotices } from '../messages/useUnreadNotices'
import { shellStrings } from './strings'

const [usePanel] = laterPart(() => import('../messages/MessagesPanel'))

/** The highest number that the bell shows. */
const mostCounted = 99

/** The bell with the number of unread notices, and the messages behind it. @param shown path of the shown page */
export function Messages({ shown }: { shown: string }) {
  const text = useStrings(shellStrings)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { count, recount } = useUnreadNotices(shown)
  const { MessagesPanel, failure } = usePanel(isOpen)
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="eb-button eb-button--icon eb-top-bar__bell"
        aria-label={count ? text('noticesUnread', { count }) : text('notices')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={bellIcon} />
        {count > 0 && <span aria-hidden="true">{count > mostCounted ? `${mostCounted}+` : count}</span>}
      </button>
      <Floating
        anchor={opener}
        open={isOpen}
        role="dialog"
        label={text('notices')}
        placement="bottom-end"
        onClose={close}
      >
        {isOpen &&
          (MessagesPanel ? (
            <MessagesPanel unread={count} onRead={recount} onClose={close} />
          ) : (
            (failure ?? <Skeleton rows={4} />)
          ))}
      </Floating>
    </>
  )
}
