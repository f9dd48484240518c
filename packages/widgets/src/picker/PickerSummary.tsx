import { useStrings } from '../environment'
import { strings } from './strings'
import { useChosenParts } from './useChosenParts'
import type { PickerPart } from './verbs'

export interface PickerSummaryProps<Row> extends PickerPart<Row> {
  /** Shows only. */
  disabled?: boolean
}

/** What holds outside of the dialog, below its button; nothing where nothing is chosen. @spec W-PICK-4 W-PICK-29 */
export function PickerSummary<Row>(props: PickerSummaryProps<Row>) {
  const hasRows = props.state.saved.length > 0
  const text = useStrings(strings)
  const { ChosenSummary, error } = useChosenParts(hasRows, text('missing'))
  return (
    <div part="summary">
      {hasRows && ChosenSummary && <ChosenSummary {...props} />}
      {!!error && text('missing')}
    </div>
  )
}
