import type { GuestOrder, GuestOrderState } from '@ebkit/core/services/guest'
import { labelText } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon, chevronRightIcon, sunIcon } from '@ebkit/ui/icons'
import { Placeholder } from '@ebkit/ui/placeholder'
import { State } from '@ebkit/ui/state'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { QrCode } from '@ebkit/widgets/qr-code'
import type { ReactNode } from 'react'
import { grouped } from '../custom/ticket-verify/entry'
import css from './CodePanel.css'
import type { Guest } from './createGuest'
import { orderInAddress } from './orderInAddress'
import { Panel } from './Panel'
import type { StepProps } from './StepProps'
import { guestStrings } from './strings'

/** Step 2: the codes of the order, to be shown at the entrance. */
export function CodePanel({ guest, state }: StepProps) {
  const text = useStrings(guestStrings)
  const describe = useDescribeError()
  const { order, orderError, shownCode } = state
  return (
    <Panel number={2} title={text('codeTitle')}>
      {order ? (
        <Codes guest={guest} order={order} shown={shownCode} />
      ) : orderError ? (
        <Placeholder kind="error" title={text('orderFailed')} detail={describe(orderError)}>
          <Button onClick={() => void guest.show(orderInAddress() ?? '')}>{text('retry')}</Button>
        </Placeholder>
      ) : (
        <Placeholder kind="empty" title={text('noCode')} />
      )}
    </Panel>
  )
}

function Codes({ guest, order, shown }: { guest: Guest; order: GuestOrder; shown: number }) {
  const text = useStrings(guestStrings)
  const code = order.codes[shown]
  const root = useStyles<HTMLDivElement>(css)
  return (
    <>
      <div ref={root} className="eb-guest__ticket">
        <b>{order.productName}</b>
        {code ? (
          <>
            <div className="eb-guest__code" data-eb-theme="light">
              <QrCode value={code.code} width={232} noDownload label={text('code', { code: code.code })} />
            </div>
            <p className="eb-guest__number">{grouped(code.code)}</p>
          </>
        ) : (
          <p>{text('noCodes')}</p>
        )}
        {order.codes.length > 1 && <Turn guest={guest} shown={shown} count={order.codes.length} />}
      </div>
      <dl className="eb-guest__facts">
        {code && (
          <Fact name={text('state')}>
            <StateText state={code.state} />
          </Fact>
        )}
        <Fact name={text('orderState')}>
          <StateText state={order.state} />
        </Fact>
        {order.useDate && <Fact name={text('useDate')}>{order.useDate}</Fact>}
        {code?.validEnd && <Fact name={text('valid')}>{text('until', { day: code.validEnd })}</Fact>}
        <Fact name={text('paid')}>{usePaidText(order)}</Fact>
        <Fact name={text('order')}>{order.platformOrderId}</Fact>
      </dl>
      {code && (
        <p className="eb-guest__hint">
          <Icon path={sunIcon} />
          {text('bright')}
        </p>
      )}
    </>
  )
}

function usePaidText({ payAmount, totalAmount }: GuestOrder): string {
  const text = useStrings(guestStrings)
  const amount = formatYuan(payAmount)
  return payAmount < totalAmount
    ? text('paidLess', { amount, less: formatYuan(totalAmount - payAmount) })
    : amount
}

function Turn({ guest, shown, count }: { guest: Guest; shown: number; count: number }) {
  const text = useStrings(guestStrings)
  return (
    <p className="eb-guest__turn">
      <Button
        kind="icon"
        label={text('previous')}
        onClick={() => guest.showCode((shown + count - 1) % count)}
      >
        <Icon path={chevronLeftIcon} />
      </Button>
      <span aria-live="polite">{text('place', { index: shown + 1, count })}</span>
      <Button kind="icon" label={text('next')} onClick={() => guest.showCode((shown + 1) % count)}>
        <Icon path={chevronRightIcon} />
      </Button>
    </p>
  )
}

export function StateText({ state }: { state: GuestOrderState }) {
  const { locale } = usePlace()
  return <State tone={state.tone}>{labelText(state.label, locale)}</State>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
