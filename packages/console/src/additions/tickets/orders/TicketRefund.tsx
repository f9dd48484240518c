import type { DrawerAdditionProps } from '../../Addition'
import { RefundCode } from '../../refunds/RefundCode'

/** The refund code of a ticket order. */
export const TicketRefund = ({ row }: DrawerAdditionProps) => (
  <RefundCode order={String(row.platformOrderId)} member={String(row.memberId ?? '')} />
)
