import type { Row } from '@ebkit/core/services/rows'
import { storeDay, storeMoment, storeTime } from '@ebkit/rules/dates'

/** The origin of a message: a to-do, this window, the system. */
export type MessageKind = 'todo' | 'message' | 'notice'

/** A line in the list of messages. */
export interface MessageEntry {
  readonly id: string
  readonly kind: MessageKind
  readonly title: string
  /** Below the title. */
  readonly lead?: string | undefined
  /** Milliseconds since the epoch. To-dos have none. */
  readonly time?: number | undefined
  readonly isUnread?: boolean
  /** Number of rows of a to-do. */
  readonly count?: number
  /** Address of the page that it leads to. */
  readonly to?: string
}

/** A notice of the system. */
export const noticeEntry = ({ noticeId, title, summary, publishedAt, isRead }: Row): MessageEntry => ({
  id: `notice-${noticeId}`,
  kind: 'notice',
  title: String(title ?? ''),
  lead: summary ? String(summary) : undefined,
  time: storeMoment(publishedAt),
  isUnread: isRead !== true,
  to: `/notice/system/detail/${encodeURIComponent(String(noticeId))}`,
})

/** To-dos come first, then the newest messages. */
export function inOrder(entries: readonly MessageEntry[]): readonly MessageEntry[] {
  const waiting = entries.filter(({ kind }) => kind === 'todo')
  const others = entries.filter(({ kind }) => kind !== 'todo')
  return [...waiting, ...others.sort((one, other) => (other.time ?? 0) - (one.time ?? 0))]
}

/** `14:32` today, `11-19` this year, else `2025-11-19`, in the time of the stores. @param now milliseconds since 1970 */
export function momentText(time: number, now = Date.now()): string {
  const [day = '', clock = ''] = storeTime(time).split(' ')
  const current = storeDay(now)
  if (day === current) return clock.slice(0, 5)
  return day.slice(0, 4) === current.slice(0, 4) ? day.slice(5) : day
}
