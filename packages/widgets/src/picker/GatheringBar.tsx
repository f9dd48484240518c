import { Button } from '@ebkit/ui'
import { useDescribeError, useStrings } from '../environment'
import { strings } from './strings'
import type { PickerPart } from './verbs'

/** What select-all did, and the whole search on offer. @spec W-PICK-2 */
export function GatheringBar<Row>({ model, state, view }: PickerPart<Row>) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const { gathering } = state
  if (!gathering) return null
  const { added, left, beyondMaximum, offer, done, error } = gathering
  const count = view.count
  const reasons = Object.entries(left).map(([code, number]) => `${view.reasonText(code)} ${number}`)
  const sum = Object.values(left).reduce((sum, number) => sum + number, 0)
  const isRunning = done !== undefined
  const words = isRunning
    ? [text('gathering', { done, count: count(state.list.total) })]
    : [
        text('gathered', { count: count(added) }),
        sum && text('left', { count: count(sum), reasons: reasons.join(text('and')) }),
        beyondMaximum && text('beyond', { count: count(beyondMaximum) }),
        error && describe(error),
      ]
  return (
    <div className="eb-picker__gathering" part="gathering">
      <span role="status">{words.filter(Boolean).join(text('comma'))}</span>
      {isRunning ? (
        <Button kind="text" className="eb-link" onClick={model.stopGathering}>
          {text('stop')}
        </Button>
      ) : (
        offer > 0 && (
          <Button kind="text" className="eb-link" onClick={model.chooseSearch}>
            {text('chooseSearch', { count: count(offer) })}
          </Button>
        )
      )}
    </div>
  )
}
