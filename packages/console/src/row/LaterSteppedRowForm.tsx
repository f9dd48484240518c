import { Skeleton } from '@ebkit/ui/placeholder'
import { laterPart } from '@ebkit/widgets/later'
import type { RowFormProps } from './RowForm'

const [useSteppedRowForm] = laterPart(() => import('./SteppedRowForm'))

/** A form in steps: few forms are, so its code comes with the first. */
export function LaterSteppedRowForm(props: RowFormProps) {
  const { SteppedRowForm, failure } = useSteppedRowForm(true)
  return SteppedRowForm ? <SteppedRowForm {...props} /> : (failure ?? <Skeleton rows={6} />)
}
