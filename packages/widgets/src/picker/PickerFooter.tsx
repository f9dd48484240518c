import { Button } from '@ebkit/ui/button'
import { useDescribeError, useStrings } from '../environment'
import { maximumRuleKeys } from './ruleSource'
import { strings } from './strings'
import type { PickerPart } from './verbs'

export interface PickerFooterProps<Row> extends PickerPart<Row> {
  max: number | undefined
  /** Closing would lose changes: asks, in place of the hint. */
  isAsking: boolean
  /** Cannot be closed. */
  onKeep(): void
}

/** Cancel and confirm, and before them the result of the check, or the question about unsaved changes. */
export function PickerFooter<Row>({ model, state, view, max, isAsking, onKeep }: PickerFooterProps<Row>) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const { check, draft, isFull, selectAll, isRule, ruleCount } = state
  const number = isRule ? ruleCount?.count : draft.length
  const status = !isAsking && check?.status
  const refused = view.count(check?.keys.length ?? 0)
  const message =
    (isAsking && text('discard')) ||
    (status === 'refused' && text('refused', { count: refused })) ||
    (status === 'failed' && describe(check?.error)) ||
    ((isFull || !!selectAll?.beyondMaximum) &&
      text('full', {
        count: view.count((isRule && draft.length >= maximumRuleKeys ? maximumRuleKeys : max) ?? 0),
      }))
  return (
    <footer className="eb-picker__bar">
      <p className="eb-picker__message" role="status">
        {message}
      </p>
      {!message && <p className="eb-picker__hint eb-picker__wide">{view.blockedHint}</p>}
      {status === 'refused' && (
        <Button onClick={model.removeRefused}>{text('remove', { name: refused })}</Button>
      )}
      <Button className={isAsking ? '' : 'eb-picker__wide'} part="cancel" onClick={model.close}>
        {text(isAsking ? 'giveUp' : 'cancel')}
      </Button>
      <Button
        kind="primary"
        part="confirm"
        busy={status === 'running'}
        onClick={isAsking ? onKeep : model.confirm}
      >
        {isAsking || status === 'failed' ? (
          text(isAsking ? 'goOn' : 'retry')
        ) : (
          <>
            <span className="eb-picker__wide">
              {number === undefined ? text('confirm') : text('confirmCount', { count: view.count(number) })}
            </span>
            <span className="eb-picker__narrow">{text('confirm')}</span>
          </>
        )}
      </Button>
    </footer>
  )
}
