import { latest, superseded } from '@ebkit/core/promise'
import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useCallback, useEffect, useState } from 'react'
import { noticesPath, noticesResource } from './notices'
import { useSeesPage } from './useSeesPage'

/**
 * The number of the system's notices that the user has not read; counted again when one was read, in this window or
 * another one, and when the pages of notices are left.
 *
 * @param shown path of the page that is shown
 */
export function useUnreadNotices(shown: string) {
  const { http, session } = useEnvironment()
  const isSeen = useSeesPage(noticesPath)
  const [count, setCount] = useState(0)
  const place = shown.startsWith('/notice/system/') ? shown : ''
  const [reads] = useState(latest)
  const recount = useCallback(async () => {
    const rows = createRowService(http)
    const unread = await reads.run((signal) => rows.count(noticesResource, 'isRead=false', signal))
    if (unread !== superseded) setCount(unread)
  }, [http, reads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice may have been read
  useEffect(() => {
    if (!isSeen) return
    // On failure the bell shows nothing: the panel says what could not be loaded.
    const read = () => void recount().catch(() => undefined)
    read()
    const leave = session.resources.listen(noticesResource, read)
    return () => {
      leave()
      reads.cancel()
    }
  }, [isSeen, session, recount, reads, place])
  return { count, recount }
}
