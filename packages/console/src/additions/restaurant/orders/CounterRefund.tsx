import type { DrawerAdditionProps } from '../../Addition'
import { RefundCode } from '../../refunds/RefundCode'
import { isPaidAtCounter } from './isPaidAtCounter'

/** The refund code of an order that was paid at the counter, as long as something is left to refund. */
export const CounterRefund = ({ row }: DrawerAdditionProps) =>
  isPaidAtCounter(row) && <RefundCode order={String(row.orderNo)} member={String(row.memberId ?? '')} />
