import { Button } from '@ebkit/ui/button'
import { useStrings } from '@ebkit/widgets/environment'
import { RefundQr } from '@ebkit/widgets/refund-qr'
import { useState } from 'react'
import type { DrawerAdditionProps } from '../../Addition'
import { orderStrings } from './strings'

/** The code by which a guest gets the refund of an order. */
export function RefundCode({ row }: DrawerAdditionProps) {
  const text = useStrings(orderStrings)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('refundCode')}</Button>
      <RefundQr
        open={isOpen}
        platformOrderId={String(row.platformOrderId)}
        memberId={String(row.memberId ?? '')}
        isRefund
        onHide={() => setOpen(false)}
      />
    </>
  )
}
