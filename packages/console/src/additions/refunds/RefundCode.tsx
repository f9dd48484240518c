import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { RefundQr } from '@ebkit/widgets/refund-qr'
import { useState } from 'react'
import css from './RefundCode.css'
import { refundStrings } from './strings'

export interface RefundCodeProps {
  /** Number of the order. */
  order: string
  /** The guest's member number; empty: not a member. */
  member: string
}

/** The code by which a guest gets the refund of an order. */
export function RefundCode({ order, member }: RefundCodeProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(refundStrings)
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={root} className="eb-refund-code">
      <Button onClick={() => setOpen(true)}>{text('refundCode')}</Button>
      <RefundQr
        open={isOpen}
        platformOrderId={order}
        memberId={member}
        isRefund
        onHide={() => setOpen(false)}
      />
    </div>
  )
}
