import { useReading } from '../additions/useReading'
import { type MessageEntry, noticeEntry } from './messageEntries'
import { noticesPath, noticesResource } from './notices'
import { useSeesPage } from './useSeesPage'

/** Maximum number of notices in the panel; the page has all. */
const most = 20

/** The newest notices of the system, for users who may see them. @param attempt a new one reads them again */
export function useNotices(attempt: number) {
  const isSeen = useSeesPage(noticesPath)
  const { value, error } = useReading<readonly MessageEntry[]>(
    async (rows, signal) => {
      if (!isSeen) return []
      const found = await rows.list(noticesResource, { sort: 'publishedAt desc', most }, signal)
      return found.rows.map(noticeEntry)
    },
    [isSeen, attempt],
  )
  return { isSeen, entries: value ?? [], isLoading: !value && error === undefined, error }
}
