import { isServiceError } from '@ebkit/core/errors'
import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { pageStrings } from '../pages/strings'

/** A row that could not be read. */
export function RowMissing({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useStrings(pageStrings)
  const describe = useDescribeError()
  const isGone = isServiceError(error, 'http') && error.status === 404
  return (
    <Placeholder
      kind="error"
      title={text(isGone ? 'gone' : 'relatedFailed')}
      detail={isGone ? text('goneLead') : describe(error)}
    >
      {!isGone && <Button onClick={onRetry}>{text('retry')}</Button>}
    </Placeholder>
  )
}

/** Shown if the address names no row. */
export function RowUnasked() {
  const text = useStrings(pageStrings)
  return <Placeholder kind="error" title={text('unasked')} detail={text('unaskedLead')} />
}

/** Shown if the one row of a page does not exist yet. */
export function RowNone() {
  const text = useStrings(pageStrings)
  return <Placeholder kind="empty" title={text('none')} detail={text('noneLead')} />
}
