import { Icon } from '@ebkit/ui/icon'
import { checkIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import type { DetailAdditionProps } from '../../Addition'
import css from './Feedback.css'
import { feedbackSteps } from './stepsOfFeedback'
import { feedbackStrings } from './strings'

/** Submitted, accepted, replied, closed, with their times. */
export function FeedbackSteps({ row }: DetailAdditionProps) {
  const root = useStyles<HTMLOListElement>(css)
  const text = useStrings(feedbackStrings)
  return (
    <ol ref={root} className="eb-feedback-steps" aria-label={text('steps')}>
      {feedbackSteps(row).map(({ name, at }, index) => (
        <li key={name} className={at ? 'eb-feedback-steps__done' : ''}>
          <span className="eb-feedback-steps__mark" aria-hidden="true">
            {at ? <Icon path={checkIcon} /> : index + 1}
          </span>
          <b>{text(name)}</b>
          {at ? (
            <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 16)}</time>
          ) : (
            <small>{text('waiting')}</small>
          )}
        </li>
      ))}
    </ol>
  )
}
