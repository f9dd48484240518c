import { Button } from '@ebkit/ui/button'
import { useDescribeError, useStrings } from '../environment'
import { chosenStrings } from './chosenStrings'
import type { PickerPart } from './verbs'

/** The result of select-all, and the offer to choose all results. @spec W-PICK-2 */
export function SelectAllBar<Row>({ model, state, view }: PickerPart<Row>) {
  const text = useStrings(chosenStrings)
  const describe = useDescribeError()
  const { selectAll } = state
  if (!selectAll) return null
  const { added, left, offer, done, error } = selectAll
  const { count } = view
  const reasons = Object.entries(left)
  const isRunning = done !== undefined
  const words = isRunning
    ? [`${done} / ${count(state.list.total)}`]
    : [
        text('selectedRows', { count: count(added) }),
        reasons.length &&
          text('left', { count: count(reasons.reduce((sum, [, number]) => sum + number, 0)) }),
        ...reasons.map(([code, number]) => `${view.reasonText(code)} ${number}`),
        error && describe(error),
      ]
  return (
    <div className="eb-picker__bar eb-picker__select-all-bar">
      <span role="status">{words.filter(Boolean).join(text('comma'))}</span>
      {(isRunning || offer > 0) && (
        <Button
          kind="text"
          className="eb-link"
          onClick={isRunning ? model.stopSelectAll : model.chooseSearch}
        >
          {isRunning ? text('stop') : text('chooseSearch', { count: count(offer) })}
        </Button>
      )}
    </div>
  )
}
