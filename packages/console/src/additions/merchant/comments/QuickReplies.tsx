import { createRowService } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useId, useState } from 'react'
import type { ActionAdditionProps } from '../../Addition'
import css from './QuickReplies.css'
import { commentStrings } from './strings'

interface QuickReply {
  readonly title: string
  readonly content: string
}

/** The quick replies of the store's settings: pressed, one is the reply, which can be changed before it is sent. */
export function QuickReplies({ setValue }: ActionAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(commentStrings)
  const describe = useDescribeError()
  const root = useStyles<HTMLDivElement>(css)
  const id = useId()
  const [found, setFound] = useState<{ replies?: readonly QuickReply[]; error?: unknown }>({})
  useEffect(() => {
    const stop = new AbortController()
    createRowService(http)
      .read('merchant-api/comment-config', {}, stop.signal)
      .then(
        ({ replyTemplates }) => setFound({ replies: (replyTemplates ?? []) as readonly QuickReply[] }),
        (error) => stop.signal.aborted || setFound({ error }),
      )
    return () => stop.abort()
  }, [http])
  if (found.error !== undefined)
    return <p role="alert">{text('failed', { reason: describe(found.error) })}</p>
  if (!found.replies?.length) return null
  return (
    <div ref={root} className="eb-quick-replies">
      <h3 id={id}>{text('quick')}</h3>
      <ul aria-labelledby={id}>
        {found.replies.map(({ title, content }) => (
          <li key={`${title} ${content}`}>
            <Button onClick={() => setValue('replyContent', content)}>{title}</Button>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
