import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon } from '@ebkit/ui/icons'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { CopyLink } from '../copy-link'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import type { RefundQrProps } from './props'
import css from './RefundQr.css'
import { strings } from './strings'
import { useRefundQr } from './useRefundQr'

/**
 * A modal with the QR code by which a guest receives a refund, for the desk to show, send or print.
 * @spec W-RQR-1 W-RQR-3 W-RQR-4 W-RQR-5
 * @example
 * ```tsx
 * import { RefundQr } from '@ebkit/widgets/refund-qr'
 *
 * export function Refund({ open, onClose }: { open: boolean; onClose(): void }) {
 *   return <RefundQr open={open} platformOrderId="7" isRefund onHide={onClose} />
 * }
 * ```
 */
export function RefundQr(props: RefundQrProps) {
  const { platformOrderId = '', onAfterHide, onCopy } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const { state, isOpen, hide, reload, download, Content, failure } = useRefundQr(props, element)
  return (
    <div ref={element} className="eb-root" lang={locale} dir={dir}>
      <ModalBox
        open={isOpen}
        label={text('title')}
        heading={text('title')}
        size="sm"
        closeLabel={text('close')}
        onClose={(reason) => hide(reason === 'backdrop' ? reason : 'close')}
        onClosed={onAfterHide}
        footer={() =>
          Content &&
          state.status === 'ready' && (
            <div className="eb-refund-qr__foot">
              <CopyLink value={state.address} onCopy={onCopy}>
                <Button part="copy">{text('copy')}</Button>
              </CopyLink>
              <Button kind="primary" part="download" onClick={() => void download()}>
                <Icon path={downloadIcon} />
                {text('download')}
              </Button>
            </div>
          )
        }
      >
        {failure}
        {Content && <Content state={state} order={platformOrderId} onRetry={reload} />}
      </ModalBox>
    </div>
  )
}
