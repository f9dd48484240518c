import { ChosenSummary } from './ChosenSummary'
import type { PickerSummaryProps } from './pickerSummaryProps'

/** What holds outside of the dialog, below its button; nothing where nothing is chosen. @spec W-PICK-4 W-PICK-29 */
export function PickerSummary<Row>(props: PickerSummaryProps<Row>) {
  const hasRows = props.state.saved.length > 0
  return <div part="summary">{hasRows && <ChosenSummary {...props} />}</div>
}
