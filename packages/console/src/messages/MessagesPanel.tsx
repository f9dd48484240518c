import { createRowService } from '@ebkit/core/services/rows'
import { languageOf } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { TabBar, type TabItem } from '@ebkit/ui/tabs'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { usePageMessages } from '@ebkit/widgets/toast'
import { useId, useState } from 'react'
import { markAllRead } from '../additions/merchant/notices/readAllNotices'
import { MessageLine } from './MessageLine'
import css from './Messages.css'
import { inOrder, type MessageEntry, type MessageKind } from './messageEntries'
import { noticesPath } from './notices'
import { messageStrings } from './strings'
import { useNotices } from './useNotices'
import { useTodos } from './useTodos'

export interface MessagesPanelProps {
  /** Notices that the user has not read. */
  unread: number
  /** Some of them were read. */
  onRead(): Promise<void>
  /** A link in it was followed. */
  onClose(): void
}

type Tab = 'all' | MessageKind

const nothingIn = {
  all: 'noneAll',
  todo: 'noneTodo',
  message: 'noneMessage',
  notice: 'noneNotice',
} as const

/** To-dos, past messages of this window, and the system's notices: all of them, or one kind. */
export function MessagesPanel({ unread, onRead, onClose }: MessagesPanelProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(messageStrings)
  const id = useId()
  const [tab, setTab] = useState<Tab>('all')
  const [attempt, setAttempt] = useState(0)
  const todos = useTodos()
  const notices = useNotices(attempt)
  const entries = inOrder([...todos, ...useWindowMessages(), ...notices.entries])
  const shown = entries.filter(({ kind }) => tab === 'all' || kind === tab)
  const items = useTabItems(todos.length, notices.isSeen ? unread : undefined)
  const { mark, isBusy, failure } = useMarking(async () => {
    setAttempt(attempt + 1)
    await onRead()
    // The button that had the focus is gone.
    root.current?.focus()
  })
  const isNotices = tab === 'all' || tab === 'notice'
  return (
    <div ref={root} className="eb-messages" tabIndex={-1} data-autofocus>
      <div className="eb-messages__head">
        <h2>{text('title')}</h2>
        {unread > 0 && (
          <Button kind="text" busy={isBusy} onClick={mark}>
            {text('readAll')}
          </Button>
        )}
      </div>
      <TabBar
        id={id}
        panelId={`${id}-panel`}
        label={text('kinds')}
        items={items}
        value={tab}
        onChange={(value) => setTab(value as Tab)}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${items.findIndex(({ value }) => value === tab)}`}
        className="eb-messages__lines"
      >
        <Failure error={failure ?? (isNotices ? notices.error : undefined)} />
        <Lines entries={shown} tab={tab} isLoading={isNotices && notices.isLoading} onOpen={onClose} />
      </div>
      {notices.isSeen && (
        <div className="eb-messages__foot">
          <a className="eb-link" href={`#${noticesPath}`} onClick={onClose}>
            {text('allNotices')}
          </a>
        </div>
      )}
    </div>
  )
}

/** @param unread undefined: the user may not see notices */
function useTabItems(waiting: number, unread: number | undefined): TabItem[] {
  const text = useStrings(messageStrings)
  const counted = (count: number) => (count > 0 ? { count } : {})
  return [
    { value: 'all', label: text('all'), ...counted(waiting + (unread ?? 0)) },
    { value: 'todo', label: text('todo'), ...counted(waiting) },
    { value: 'message', label: text('message') },
    ...(unread === undefined ? [] : [{ value: 'notice', label: text('notice'), ...counted(unread) }]),
  ]
}

interface LinesProps {
  entries: readonly MessageEntry[]
  tab: Tab
  isLoading: boolean
  onOpen(): void
}

function Lines({ entries, tab, isLoading, onOpen }: LinesProps) {
  const text = useStrings(messageStrings)
  if (!entries.length && isLoading) return <Skeleton rows={3} />
  if (!entries.length)
    return (
      <Placeholder
        kind="empty"
        title={text(nothingIn[tab])}
        {...(tab === 'message' && { detail: text('noneMessageLead') })}
      />
    )
  return (
    <ul>
      {entries.map((entry) => (
        <MessageLine key={entry.id} entry={entry} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function Failure({ error }: { error: unknown }) {
  const text = useStrings(messageStrings)
  const describe = useDescribeError()
  if (error === undefined) return null
  return (
    <p role="alert" className="eb-messages__failure">
      {text('failed', { reason: describe(error) })}
    </p>
  )
}

/** Messages of this window that have disappeared. */
function useWindowMessages(): readonly MessageEntry[] {
  return usePageMessages().map(({ text, time }) => ({
    id: `message-${time}`,
    kind: 'message',
    title: text,
    time,
  }))
}

/** Marks all notices as read. */
function useMarking(onMarked: () => Promise<void>) {
  const { http, locale } = useEnvironment()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const mark = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await markAllRead(createRowService(http), { filter: '', search: '' }, languageOf(locale))
      await onMarked()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { mark: () => void mark(), isBusy, failure }
}
