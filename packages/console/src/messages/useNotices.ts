import { useReading } from '../additions/useReading'
import { type MessageEntry, noticeEntry } from './messageEntries'
import { noticesPath, noticesResource } from './notices'
import { useSeesPage } from './useSeesPage'

/** Rows of the panel; all of them have a page. */
const most = 20

/** The newest notices of the system, for those who may see them. @param attempt another one reads them again */
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
