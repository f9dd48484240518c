import { ChosenSummary } from './ChosenSummary'
import type { PickerSummaryProps } from './pickerSummaryProps'
import { RuleSummary } from './RuleSummary'

/** The confirmed choice, below the button; nothing is rendered without one. @spec W-PICK-4 W-PICK-29 */
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
