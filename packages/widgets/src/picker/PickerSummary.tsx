import { ChosenSummary } from './ChosenSummary'
import type { PickerSummaryProps } from './pickerSummaryProps'
import { RuleSummary } from './RuleSummary'

/** What holds outside of the dialog, below its button; nothing where nothing is chosen. @spec W-PICK-4 W-PICK-29 */
export function PickerSummary<Row>(props: PickerSummaryProps<Row>) {
  const { saved, savedRule } = props.state
  return (
    <div part="summary">
      {savedRule ? (
        <RuleSummary {...props} rule={savedRule} />
      ) : (
        saved.length > 0 && <ChosenSummary {...props} />
      )}
    </div>
  )
}
