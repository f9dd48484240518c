import { quoteConditionValue } from '@ebkit/rules/conditions'
import { storeTime } from '@ebkit/rules/dates'
import { Button } from '@ebkit/ui/button'
import { starIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { Notice } from '../../../notice/Notice'
import type { ListAdditionProps } from '../../Addition'
import { useReading } from '../../useReading'
import { feedbackStrings } from './strings'

const resource = 'feedback-api/question-feedback'

/** Days after which an answer has waited too long for its rating. */
const ratingDays = 3

/** The time a number of days ago, in store time. */
const daysAgo = (days: number): string => storeTime(Date.now() - days * 86_400_000)

/** Asks the user to rate answers that have waited too long. */
export function RatingReminder({ shown, setFilters }: ListAdditionProps) {
  const text = useStrings(feedbackStrings)
  const describe = useDescribeError()
  // A reloaded list may have other rows.
  const { value: count, error } = useReading(
    (rows, signal) =>
      // updatedAt is the time of the answer: any later change also ends the wait
      rows.count(resource, `status=REPLIED&updatedAt<=${quoteConditionValue(daysAgo(ratingDays))}`, signal),
    [shown],
  )
  if (error !== undefined) return <p role="alert">{text('rateFailed', { reason: describe(error) })}</p>
  if (!count) return null
  return (
    <Notice
      icon={starIcon}
      role="note"
      action={
        <Button kind="text" onClick={() => setFilters({ status: { is: ['REPLIED'] } })}>
          {text('seeThem')}
        </Button>
      }
    >
      {text('rate', { count })}
    </Notice>
  )
}
