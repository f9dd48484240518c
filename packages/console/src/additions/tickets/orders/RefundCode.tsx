import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { RefundQr } from '@ebkit/widgets/refund-qr'
import { useState } from 'react'
import type { DrawerAdditionProps } from '../../Addition'
import css from './RefundCode.css'
import { orderStrings } from './strings'

/** The code by which a guest gets the refund of an order. */
export function RefundCode({ row }: DrawerAdditionProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(orderStrings)
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={root} className="eb-refund-code">
      <Button onClick={() => setOpen(true)}>{text('refundCode')}</Button>
      <RefundQr
        open={isOpen}
        platformOrderId={String(row.platformOrderId)}
        memberId={String(row.memberId ?? '')}
        isRefund
        onHide={() => setOpen(false)}
      />
    </div>
  )
}
