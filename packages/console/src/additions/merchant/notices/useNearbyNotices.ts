import { createRowService, type Row } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** The notices before and after one in time. */
export interface NearbyNotices {
  readonly previous?: Row | undefined
  readonly next?: Row | undefined
  /** Both have been looked for. */
  readonly isThere: boolean
  readonly error?: unknown
}

/** Finds the notices before and after one in time. */
export function useNearbyNotices(resource: string, { noticeId, publishedAt }: Row): NearbyNotices {
  const { http } = useEnvironment()
  const [found, setFound] = useState<NearbyNotices>({ isThere: false })
  useEffect(() => {
    const stop = new AbortController()
    const rows = createRowService(http)
    const at = quoteConditionValue(String(publishedAt))
    const others = `noticeId!=${quoteConditionValue(String(noticeId))}`
    const one = async (comparison: string, sort: string) => {
      const filter = `${others}&publishedAt${comparison}${at}`
      return (await rows.list(resource, { filter, sort, most: 1 }, stop.signal)).rows[0]
    }
    Promise.all([one('<=', 'publishedAt desc'), one('>', 'publishedAt asc')]).then(
      ([previous, next]) => setFound({ previous, next, isThere: true }),
      (error) => stop.signal.aborted || setFound({ isThere: false, error }),
    )
    return () => stop.abort()
  }, [http, resource, noticeId, publishedAt])
  return found
}
