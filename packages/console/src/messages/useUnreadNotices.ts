import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useCallback, useEffect, useState } from 'react'
import { noticesPath, noticesResource } from './notices'
import { useSeesPage } from './useSeesPage'

/**
 * How many of the system's notices the user has not read; counted again when the pages of notices are left.
 *
 * @param shown path of the page that is shown: a notice that is opened is read
 */
export function useUnreadNotices(shown: string) {
  const { http } = useEnvironment()
  const isSeen = useSeesPage(noticesPath)
  const [count, setCount] = useState(0)
  const place = shown.startsWith('/notice/system/') ? shown : ''
  const recount = useCallback(
    async (signal?: AbortSignal) => {
      const unread = await createRowService(http).count(noticesResource, 'isRead=false', signal)
      if (!signal?.aborted) setCount(unread)
    },
    [http],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice may have been read
  useEffect(() => {
    if (!isSeen) return
    const stop = new AbortController()
    // The bell is quiet then: the panel says what could not be loaded.
    recount(stop.signal).catch(() => undefined)
    return () => stop.abort()
  }, [isSeen, recount, place])
  return { count, recount }
}
