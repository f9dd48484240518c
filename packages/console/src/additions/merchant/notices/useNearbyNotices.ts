import type { Row } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { useReading } from '../../useReading'

/** The notices before and after one in time. */
export interface NearbyNotices {
  readonly previous?: Row | undefined
  readonly next?: Row | undefined
  /** Both lookups are done. */
  readonly isThere: boolean
  readonly error?: unknown
}

/** Finds the notices before and after one in time. */
export function useNearbyNotices(resource: string, { noticeId, publishedAt }: Row): NearbyNotices {
  const { value, error } = useReading(
    (rows, signal) => {
      const at = quoteConditionValue(String(publishedAt))
      const others = `noticeId!=${quoteConditionValue(String(noticeId))}`
      const one = async (comparison: string, sort: string) => {
        const filter = `${others}&publishedAt${comparison}${at}`
        return (await rows.list(resource, { filter, sort, most: 1 }, signal)).rows[0]
      }
      return Promise.all([one('<=', 'publishedAt desc'), one('>', 'publishedAt asc')])
    },
    [resource, noticeId, publishedAt],
  )
  return { previous: value?.[0], next: value?.[1], isThere: !!value, error }
}
