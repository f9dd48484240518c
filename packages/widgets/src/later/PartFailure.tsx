import { describeError } from '@ebkit/core/errors'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '../environment/Environment'
import css from './PartFailure.css'
import { partFailureStrings } from './strings'

/** Shown in place of a chunk that failed to load. @spec W-CHUNK-3 */
export function PartFailure({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  const { locale, strings } = usePlace()
  const text = useStrings(partFailureStrings)
  const element = useStyles<HTMLParagraphElement>(css)
  return (
    <p ref={element} className="eb-part-failure" role="alert">
      {describeError(cause, locale, strings)} <Button onClick={onRetry}>{text('retry')}</Button>
    </p>
  )
}
