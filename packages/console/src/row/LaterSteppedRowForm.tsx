import { Skeleton } from '@ebkit/ui/placeholder'
import { laterPart } from '@ebkit/widgets/later'
import type { RowFormProps } from './RowForm'

const [useSteppedRowForm] = laterPart(() => import('./SteppedRowForm'))

/** A form in steps: few forms have them, so its code is loaded with the first. */
export function LaterSteppedRowForm(props: RowFormProps) {
  const { SteppedRowForm, failure } = useSteppedRowForm(true)
  return SteppedRowForm ? <SteppedRowForm {...props} /> : (failure ?? <Skeleton rows={6} />)
}
