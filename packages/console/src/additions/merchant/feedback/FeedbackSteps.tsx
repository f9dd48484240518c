import { useStrings } from '@ebkit/widgets/environment'
import type { DetailAdditionProps } from '../../Addition'
import { Steps } from '../../Steps'
import { feedbackSteps } from './stepsOfFeedback'
import { feedbackStrings } from './strings'

/** Submitted, accepted, replied, closed, with their times. */
export function FeedbackSteps({ row }: DetailAdditionProps) {
  const text = useStrings(feedbackStrings)
  const steps = feedbackSteps(row).map(({ name, at, isSkipped }) => ({
    ...{ name, label: text(name), isDone: at !== undefined },
    note: at ? (
      <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 16)}</time>
    ) : (
      <small>{text(isSkipped ? 'skipped' : 'waiting')}</small>
    ),
  }))
  return <Steps steps={steps} label={text('steps')} />
}
