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

/** In place of a row that the address does not name. */
export function RowUnasked() {
  const text = useStrings(pageStrings)
  return <Placeholder kind="error" title={text('unasked')} detail={text('unaskedLead')} />
}

/** In place of the one row of a page that nobody has made yet. */
export function RowNone() {
  const text = useStrings(pageStrings)
  return <Placeholder kind="empty" title={text('none')} detail={text('noneLead')} />
}
