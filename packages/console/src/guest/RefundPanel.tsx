import type { GuestOrder } from '@ebkit/core/services/guest'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { TextArea } from '@ebkit/ui/text-area'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { NumberInput } from '@ebkit/widgets/number-input'
import { grouped } from '../custom/ticket-verify/entry'
import { ChoiceCards } from './ChoiceCards'
import { StateText } from './CodePanel'
import { refundReasons } from './GuestState'
import { feeOf, isRefundable, refundOf } from './guestEntry'
import { Panel } from './Panel'
import css from './RefundPanel.css'
import type { StepProps } from './StepProps'
import { guestStrings } from './strings'

/** Step 3: a refund for some tickets, and its outcome. */
export function RefundPanel({ guest, state }: StepProps) {
  const text = useStrings(guestStrings)
  const { order } = state
  const root = useStyles<HTMLDivElement>(css)
  if (!order)
    return (
      <Panel number={3} title={text('refundTitle')}>
        <Placeholder kind="empty" title={text('noRefund')} />
      </Panel>
    )
  const canAsk = isRefundable(order)
  return (
    <Panel
      number={3}
      title={text('refundTitle')}
      foot={canAsk && <SubmitButton guest={guest} state={state} />}
    >
      <div ref={root} className="eb-guest__body">
        {order.refunds.length > 0 && <Refunds order={order} />}
        {canAsk ? (
          <RefundFields guest={guest} state={state} order={order} />
        ) : (
          <Placeholder kind="empty" title={text('notRefundable')} />
        )}
      </div>
    </Panel>
  )
}

function Refunds({ order }: { order: GuestOrder }) {
  const text = useStrings(guestStrings)
  return (
    <section aria-label={text('refunds')}>
      <h3>{text('refunds')}</h3>
      <ul className="eb-guest__codes">
        {order.refunds.map(({ refundId, quantity, amount, state, reason }) => (
          <li key={refundId}>
            <span>
              {text('refundLine', { count: quantity, amount: formatYuan(amount) })}
              {reason && <small>{reason}</small>}
            </span>
            <StateText state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RefundFields({ guest, state, order }: StepProps & { order: GuestOrder }) {
  const text = useStrings(guestStrings)
  const { quantity, reason, note } = state.refund
  return (
    <>
      <section>
        <div className="eb-guest__line">
          <h3>{text('howMany')}</h3>
          <NumberInput
            label={text('howMany')}
            min={1}
            max={order.refundable.length}
            valueAsNumber={quantity}
            onChange={({ value }) => guest.changeRefund({ quantity: value ?? 1 })}
          />
        </div>
        <Codes order={order} quantity={quantity} />
      </section>
      <section>
        <h3>{text('why')}</h3>
        <ChoiceCards
          kind="chip"
          label={text('why')}
          choices={refundReasons.map((value) => ({ value, label: text(value) }))}
          chosen={reason}
          onChoose={(next) => guest.changeRefund({ reason: next })}
        />
      </section>
      <TextArea
        label={text('note')}
        placeholder={text('note')}
        value={note}
        onChange={(next) => guest.changeRefund({ note: next.slice(0, 80) })}
      />
      <Amounts order={order} quantity={quantity} />
      <section>
        <h3>{text('nextSteps')}</h3>
        <ol className="eb-guest__next">
          <li>{text('thenLock')}</li>
          <li>{text('thenReview')}</li>
          <li>{text('thenPaid')}</li>
        </ol>
      </section>
    </>
  )
}

/** All codes: a refund takes the first of those that can be refunded. */
function Codes({ order, quantity }: { order: GuestOrder; quantity: number }) {
  const text = useStrings(guestStrings)
  const taken = order.refundable.slice(0, quantity)
  return (
    <ul className="eb-guest__codes">
      {order.codes.map(({ code, state }) => (
        <li key={code} data-taken={taken.includes(code) || undefined}>
          <span>{grouped(code)}</span>
          {taken.includes(code) ? <b>{text('willLock')}</b> : <StateText state={state} />}
        </li>
      ))}
    </ul>
  )
}

function Amounts({ order, quantity }: { order: GuestOrder; quantity: number }) {
  const text = useStrings(guestStrings)
  const amount = refundOf(order, quantity)
  const fee = feeOf(order, amount)
  return (
    <dl className="eb-guest__due">
      <div>
        <dt>{text('asked')}</dt>
        <dd>{formatYuan(amount)}</dd>
      </div>
      <div>
        <dt>{text('fee', { rate: order.refundFeeRate })}</dt>
        <dd>{formatYuan(fee)}</dd>
      </div>
      <div>
        <dt>{text('refundTotal')}</dt>
        <dd>
          <b>{formatYuan(amount - fee)}</b>
        </dd>
      </div>
    </dl>
  )
}

function SubmitButton({ guest, state }: StepProps) {
  const text = useStrings(guestStrings)
  const describe = useDescribeError()
  const { busy, refundError } = state
  return (
    <>
      <div role="alert" className="eb-guest__failure">
        {refundError !== undefined && text('refundFailed', { reason: describe(refundError) })}
      </div>
      <Button kind="primary" busy={busy === 'asking'} onClick={() => void guest.askRefund()}>
        {text('submit')}
      </Button>
    </>
  )
}
