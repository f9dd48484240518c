import type { Row } from '@ebkit/core/services/rows'

/** One message of a conversation with support. */
export interface Reply {
  readonly side: 'MERCHANT' | 'SUPPORT'
  readonly author?: string
  readonly content?: string
  readonly images?: readonly string[]
  readonly sentAt?: string
}

/** The messages about a question, oldest first. One without a side was not written here, so it is support's. */
export const repliesOf = ({ replies }: Row): readonly Reply[] =>
  Array.isArray(replies) ? replies.map((each) => ({ side: 'SUPPORT', ...Object(each) }) as Reply) : []

/** A step of a question, and when it was reached; undefined: not yet. */
export interface FeedbackStep {
  readonly name: 'submitted' | 'accepted' | 'replied' | 'closed'
  readonly at: string | undefined
  /** The question went on without this step. */
  readonly isSkipped: boolean
}

const moment = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/** The progress of a question. */
export function feedbackSteps(row: Row): readonly FeedbackStep[] {
  const answer = repliesOf(row).findLast(({ side }) => side === 'SUPPORT')
  const steps = [
    { name: 'submitted', at: moment(row.createdAt) },
    { name: 'accepted', at: moment(row.acceptedAt) },
    { name: 'replied', at: moment(answer?.sentAt) },
    { name: 'closed', at: moment(row.closedAt) },
  ] as const
  const last = steps.findLastIndex(({ at }) => at !== undefined)
  return steps.map((step, index) => ({ ...step, isSkipped: step.at === undefined && index < last }))
}
