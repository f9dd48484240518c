import { cashAccount } from '../resources/finance/cashAccount'
import { cashFlow } from '../resources/finance/cashFlow'
import { settlementBill } from '../resources/finance/settlementBill'
import { settlementItem } from '../resources/finance/settlementItem'
import { memberBehaviours } from '../resources/members/behaviours'
import { merchantBehaviours } from '../resources/merchant/behaviours'
import { passBehaviours } from '../resources/pass/behaviours'
import { restaurantBehaviours } from '../resources/restaurant/behaviours'
import { shopBehaviours } from '../resources/shop/behaviours'
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
  ...memberBehaviours,
  ...merchantBehaviours,
  ...passBehaviours,
  ...restaurantBehaviours,
  ...shopBehaviours,
]
