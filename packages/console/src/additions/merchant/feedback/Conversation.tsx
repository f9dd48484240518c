import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { FullValue } from '@ebkit/widgets/full-value'
import { useSeeing } from '../../../row/useSeeing'
import type { DetailAdditionProps } from '../../Addition'
import css from './Feedback.css'
import { repliesOf } from './stepsOfFeedback'
import { feedbackStrings } from './strings'

/** The messages about a question: the store's on the right, those of support on the left. */
export function Conversation({ row, resource }: DetailAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(feedbackStrings)
  // a failure only leaves the unread dot in place
  useSeeing(resource, row)
  const replies = repliesOf(row)
  const fields = resource.fields.find(({ name }) => name === 'replies')?.fields ?? []
  const field = (name: string) => fields.find((each) => each.name === name)
  const [content, images] = [field('content'), field('images')]
  return (
    <section ref={root} className="eb-conversation" aria-label={text('conversation')}>
      <h2>{text('conversation')}</h2>
      {replies.length === 0 && <p>{text('noReplies')}</p>}
      <ol>
        {replies.map((reply) => (
          <li
            key={`${reply.sentAt} ${reply.author} ${reply.content}`}
            className={`eb-conversation__text eb-conversation__text--${reply.side.toLowerCase()}`}
          >
            <small>
              {reply.author}{' '}
              <time dateTime={reply.sentAt?.replace(' ', 'T')}>{reply.sentAt?.slice(0, 16)}</time>
            </small>
            <div className="eb-conversation__bubble">
              {content && <FullValue row={{ ...reply }} field={content} />}
              {images && !!reply.images?.length && <FullValue row={{ ...reply }} field={images} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
