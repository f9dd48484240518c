import { cashAccount } from '../resources/finance/cashAccount'
import { cashFlow } from '../resources/finance/cashFlow'
import { settlementBill } from '../resources/finance/settlementBill'
import { settlementItem } from '../resources/finance/settlementItem'
import { ticketCode } from '../resources/tickets/ticketCode'
import { ticketOrder } from '../resources/tickets/ticketOrder'
import { ticketProduct } from '../resources/tickets/ticketProduct'
import { ticketRefund } from '../resources/tickets/ticketRefund'
import { ticketVerifyRecord } from '../resources/tickets/ticketVerifyRecord'
import type { Behaviour } from './Behaviour'

/** The code of resources, by resource. */
export const behaviours: readonly Behaviour[] = [
  cashAccount,
  cashFlow,
  settlementBill,
  settlementItem,
  ticketCode,
  ticketOrder,
  ticketProduct,
  ticketRefund,
  ticketVerifyRecord,
]
