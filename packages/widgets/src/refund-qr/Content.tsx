import { isServiceError } from '@ebkit/core/errors'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useDescribeError, useStrings } from '../environment'
import { QrCode } from '../qr-code'
import { type RefundQrState, refundQr } from './refundQrModel'
import { strings } from './strings'

export interface ContentProps {
  state: RefundQrState
  order: string
  onRetry(): void
}

/** The content between title and buttons. */
export function Content({ state, order, onRetry }: ContentProps) {
  const text = useStrings(strings)
  if (state.status === 'no-order') return <Placeholder kind="empty" title={text('noOrder')} />
  if (state.status === 'refused')
    return <Placeholder kind="empty" title={text('refused')} detail={state.notice} />
  if (state.status === 'failed') return <Failure error={state.error} onRetry={onRetry} />
  return (
    <div className="eb-refund-qr" aria-busy={state.status === 'loading'}>
      {state.status === 'ready' && state.notice && <Notice message={state.notice} />}
      <p className="eb-refund-qr__greeting" part="greeting">
        {text('greeting')}
      </p>
      <p part="message">{text('message')}</p>
      <p part="apology">{text('apology')}</p>
      {state.status === 'ready' ? (
        <Code address={state.address} label={text('code', { order })} />
      ) : (
        <div className="eb-refund-qr__waiting" role="status">
          {text('loading')}
        </div>
      )}
      <p className="eb-refund-qr__order" part="order">
        {text('order', { order })}
      </p>
    </div>
  )
}

const Code = ({ address, label }: { address: string; label: string }) => (
  <div className="eb-refund-qr__code" part="code">
    <QrCode value={address} level={refundQr.level} width={refundQr.width} label={label} noDownload />
  </div>
)

/** The gateway's own message beside a code. */
const Notice = ({ message }: { message: string }) => (
  <p className="eb-refund-qr__notice" part="notice" role="status">
    <Icon path={triangleAlertIcon} />
    {message}
  </p>
)

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const kind = isServiceError(error, 'offline') ? 'offline' : 'error'
  return (
    <Placeholder kind={kind} title={text('failed')} detail={describe(error)}>
      <Button part="retry" onClick={onRetry}>
        {text('retry')}
      </Button>
    </Placeholder>
  )
}
