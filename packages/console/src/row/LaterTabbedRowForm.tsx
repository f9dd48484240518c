import { Skeleton } from '@ebkit/ui/placeholder'
import { laterPart } from '@ebkit/widgets/later'
import type { TabbedRowFormProps } from './TabbedRowForm'

const [useTabbedRowForm] = laterPart(() => import('./TabbedRowForm'))

/** A row in a form whose sections are tabs. Its code is loaded with the first. */
export function LaterTabbedRowForm(props: TabbedRowFormProps) {
  const { TabbedRowForm, failure } = useTabbedRowForm(true)
  return TabbedRowForm ? <TabbedRowForm {...props} /> : (failure ?? <Skeleton rows={6} />)
}
