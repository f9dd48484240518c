import { useDescribeError, useStrings } from '../environment'
import { chosenStrings } from './chosenStrings'
import { ruleWords } from './ruleWords'
import type { PickerPart } from './verbs'

/** What the rule of the open dialog selects, counted again after each change. */
export function RuleBar<Row>({ state, view }: PickerPart<Row>) {
  const text = useStrings(chosenStrings)
  const describe = useDescribeError()
  if (!state.isRule) return null
  return (
    <div
      className="eb-picker__bar eb-picker__select-all-bar"
      aria-busy={state.ruleCount?.status === 'counting'}
    >
      <span role="status">{ruleWords(state.ruleCount, state.draft.length, { view, text, describe })}</span>
    </div>
  )
}
