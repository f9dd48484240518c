import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { toastIcons } from '@ebkit/ui/toast-card'
import { useStrings } from '../environment'
import { type PageMessage, usePageMessages } from '../toast'
import css from './Messages.css'
import { strings } from './strings'

export interface MessagesProps {
  /** Whether a button opens it. */
  hasButton: boolean
  open: boolean
  onOpen: () => void
  onClose: () => void
  onClosed?: () => void
}

/** Earlier messages of the page, newest first: a button with their number, and a dialog that lists them. */
export function Messages({ hasButton, open, onOpen, onClose, onClosed }: MessagesProps) {
  const text = useStrings(strings)
  const messages = usePageMessages()
  const element = useStyles<HTMLDivElement>(css)
  return (
    <div ref={element} className="eb-messages">
      {hasButton && (
        <Button part="button" onClick={onOpen}>
          {text('messages', { count: messages.length })}
        </Button>
      )}
      <ModalBox
        open={open}
        label={text('title')}
        heading={text('title')}
        size="sm"
        closeLabel={text('close')}
        backdrop
        onClose={onClose}
        onClosed={onClosed}
      >
        {messages.length ? <ul>{messages.map(item)}</ul> : text('empty')}
      </ModalBox>
    </div>
  )
}

const item = ({ type, text, time }: PageMessage, index: number) => {
  const date = new Date(time)
  return (
    <li key={index} className={`eb-messages--${type}`}>
      <Icon path={toastIcons[type]} />
      <span>{text}</span>
      <time dateTime={date.toISOString()}>{date.toTimeString().slice(0, 5)}</time>
    </li>
  )
}
