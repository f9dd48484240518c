import { createRowService } from '@ebkit/core/services/rows'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useRef, useState } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { usePreview } from '../../usePreview'
import css from './Feedback.css'
import { feedbackStrings } from './strings'

/** Minimum length of a title that is looked up, in characters. */
const shortest = 4

/** Milliseconds without a keystroke before the title is looked up. */
const lookUpDelay = 300

const contactFields = ['contactName', 'contactPhone', 'contactEmail'] as const

interface Similar {
  readonly title: string
  readonly feedbackNo: string
  readonly answer: string
}

/** Fills in the user's own contact, and offers solved questions similar to the title. */
export function SimilarQuestions(props: FormAdditionProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(feedbackStrings)
  const describe = useDescribeError()
  const title = String(props.values.title ?? '').trim()
  const { look, error, preview } = usePreview(props.resource.resource, { title })
  const [similar, setSimilar] = useState<readonly Similar[]>([])
  useContact(props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the title changes
  useEffect(() => {
    if (title.length < shortest) return setSimilar([])
    const timer = setTimeout(() => void look({ title }), lookUpDelay)
    return () => clearTimeout(timer)
  }, [title])
  useEffect(() => {
    if (preview && title.length >= shortest)
      setSimilar(preview.lists.similar as unknown as readonly Similar[])
  }, [preview, title])
  if (error !== undefined && title.length >= shortest)
    return <p role="alert">{text('similarFailed', { reason: describe(error) })}</p>
  if (!similar.length) return null
  return (
    <div ref={root} className="eb-similar" role="status" aria-label={text('similar')}>
      <p>{text('similar')}</p>
      {similar.map(({ feedbackNo, title: asked, answer }) => (
        <details key={feedbackNo}>
          <summary>{asked}</summary>
          <p>{answer || text('noAnswer')}</p>
        </details>
      ))}
    </div>
  )
}

/** Fills in the user's contact where the fields are empty. If it cannot be read, the user types it. */
function useContact({ resource, mode, values, setValue }: FormAdditionProps): void {
  const { http } = useEnvironment()
  // keeps what a draft has restored meanwhile
  const newest = useRef(values)
  newest.current = values
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form
  useEffect(() => {
    if (mode !== 'add') return
    const stop = new AbortController()
    createRowService(http)
      .preview(resource.resource, {}, stop.signal)
      .then(
        ({ figures }) => {
          for (const name of contactFields)
            if (figures[name] && !newest.current[name]) setValue(name, figures[name])
        },
        (error) => stop.signal.aborted || console.warn('[ebkit] The own contact was not found', error),
      )
    return () => stop.abort()
  }, [])
}
