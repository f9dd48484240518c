import { createRowService } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { starIcon } from '@ebkit/ui/icons'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { ListAdditionProps } from '../../Addition'
import { feedbackStrings } from './strings'

const resource = 'feedback-api/question-feedback'

/** Days after which an answer waits too long for its rating. */
const patience = 3
/** Of stores: a moment of theirs is eight hours ahead of UTC. */
const storeOffset = 8 * 3_600_000

/** The moment some days ago, as the store's clock writes it. */
const daysAgo = (days: number): string =>
  new Date(Date.now() + storeOffset - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')

/** Asks to rate answers that have waited for it. */
export function RatingReminder({ shown, setFilters }: ListAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(feedbackStrings)
  const describe = useDescribeError()
  const [found, setFound] = useState<{ count: number; error?: unknown }>({ count: 0 })
  // A list that was read again may have other rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reading of the list
  useEffect(() => {
    const stop = new AbortController()
    createRowService(http)
      // nothing changes an answered question but what ends its waiting
      .count(resource, `status=REPLIED&updatedAt<=${quoteConditionValue(daysAgo(patience))}`, stop.signal)
      .then(
        (count) => setFound({ count }),
        (error) => stop.signal.aborted || setFound({ count: 0, error }),
      )
    return () => stop.abort()
  }, [http, shown])
  if (found.error !== undefined)
    return <p role="alert">{text('rateFailed', { reason: describe(found.error) })}</p>
  if (!found.count) return null
  return (
    <p className="eb-notice" role="note">
      <Icon path={starIcon} />
      <span className="eb-notice__text">{text('rate', { count: found.count })}</span>
      <Button kind="text" onClick={() => setFilters({ status: { is: ['REPLIED'] } })}>
        {text('seeThem')}
      </Button>
    </p>
  )
}
