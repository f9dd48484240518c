import type { Row } from '@ebkit/core/services/rows'

/** Where a message is from: what waits for somebody, this window, the system. */
export type MessageKind = 'todo' | 'message' | 'notice'

/** A line of the messages. */
export interface MessageEntry {
  readonly id: string
  readonly kind: MessageKind
  readonly title: string
  /** Below the title. */
  readonly lead?: string | undefined
  /** Milliseconds since the epoch. What waits for somebody has none. */
  readonly time?: number | undefined
  readonly isUnread?: boolean
  /** How many wait. */
  readonly count?: number
  /** Address of the page that it leads to. */
  readonly to?: string
}

/** Stores keep the time of Shanghai, which has no summer time. */
const zone = '+08:00'

/** A notice of the system. */
export const noticeEntry = ({ noticeId, title, summary, publishedAt, isRead }: Row): MessageEntry => ({
  id: `notice-${noticeId}`,
  kind: 'notice',
  title: String(title ?? ''),
  lead: summary ? String(summary) : undefined,
  time: Date.parse(`${String(publishedAt).replace(' ', 'T')}${zone}`),
  isUnread: isRead !== true,
  to: `/notice/system/detail/${encodeURIComponent(String(noticeId))}`,
})

/** What waits comes first, then the newest. */
export function inOrder(entries: readonly MessageEntry[]): readonly MessageEntry[] {
  const waiting = entries.filter(({ kind }) => kind === 'todo')
  const others = entries.filter(({ kind }) => kind !== 'todo')
  return [...waiting, ...others.sort((one, other) => (other.time ?? 0) - (one.time ?? 0))]
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** `14:32` today, `11-19` in this year, else `2025-11-19`, by the person's clock. */
export function momentText(time: number, now = new Date()): string {
  const moment = new Date(time)
  if (moment.toDateString() === now.toDateString())
    return [moment.getHours(), moment.getMinutes()].map(twoDigits).join(':')
  const day = [moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-')
  return moment.getFullYear() === now.getFullYear() ? day : `${moment.getFullYear()}-${day}`
}
