import { Icon } from '@ebkit/ui/icon'
import { infoIcon, listChecksIcon, megaphoneIcon } from '@ebkit/ui/icons'
import { type MessageEntry, momentText } from './messageEntries'
import { UnreadMark } from './UnreadMark'

const icons = { todo: listChecksIcon, message: infoIcon, notice: megaphoneIcon }

/** A message; one that has a page links to it. @param onOpen called when the link is followed */
export function MessageLine({ entry, onOpen }: { entry: MessageEntry; onOpen(): void }) {
  const { kind, to, isUnread } = entry
  const content = <Content entry={entry} />
  return (
    <li className={isUnread ? 'eb-messages__line eb-messages__line--unread' : 'eb-messages__line'}>
      <Icon path={icons[kind]} />
      {to ? (
        <a href={`#${to}`} onClick={onOpen}>
          {content}
        </a>
      ) : (
        <div>{content}</div>
      )}
    </li>
  )
}

function Content({ entry: { title, lead, time, count, isUnread } }: { entry: MessageEntry }) {
  return (
    <>
      <span className="eb-messages__words">
        <span className="eb-messages__title">
          {isUnread && <UnreadMark />}
          {title}
        </span>
        {lead && <small>{lead}</small>}
      </span>
      {count !== undefined && <b>{count}</b>}
      {time !== undefined && <time dateTime={new Date(time).toISOString()}>{momentText(time)}</time>}
    </>
  )
}
