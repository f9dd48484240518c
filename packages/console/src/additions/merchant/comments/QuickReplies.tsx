import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useId } from 'react'
import type { ActionAdditionProps } from '../../Addition'
import { useReading } from '../../useReading'
import css from './QuickReplies.css'
import { commentStrings } from './strings'

interface QuickReply {
  readonly title: string
  readonly content: string
}

/** The quick replies of the store's settings: pressing one enters it as the reply, which can still be edited. */
export function QuickReplies({ setValue }: ActionAdditionProps) {
  const text = useStrings(commentStrings)
  const describe = useDescribeError()
  const root = useStyles<HTMLDivElement>(css)
  const id = useId()
  const { value: replies, error } = useReading(async (rows, signal) => {
    const { replyTemplates } = await rows.read('merchant-api/comment-config', {}, signal)
    return (replyTemplates ?? []) as readonly QuickReply[]
  }, [])
  if (error !== undefined) return <p role="alert">{text('failed', { reason: describe(error) })}</p>
  if (!replies?.length) return null
  return (
    <div ref={root} className="eb-quick-replies">
      <h3 id={id}>{text('quick')}</h3>
      <ul aria-labelledby={id}>
        {replies.map(({ title, content }) => (
          <li key={`${title} ${content}`}>
            <Button onClick={() => setValue('replyContent', content)}>{title}</Button>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
