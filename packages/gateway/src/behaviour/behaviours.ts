import { activityBehaviours } from '../resources/activities/behaviours'
import { channelBehaviours } from '../resources/channels/behaviours'
import { cashAccount } from '../resources/finance/cashAccount'
import { cashFlow } from '../resources/finance/cashFlow'
import { creditAccount } from '../resources/finance/creditAccount'
import { laborPayout } from '../resources/finance/laborPayout'
import { platformInvoice } from '../resources/finance/platformInvoice'
import { rewardReceive } from '../resources/finance/rewardReceive'
import { rewardRecord } from '../resources/finance/rewardRecord'
import { settlementBill } from '../resources/finance/settlementBill'
import { settlementItem } from '../resources/finance/settlementItem'
import { smallLifeConsume } from '../resources/finance/smallLifeConsume'
import { smallLifeTicket } from '../resources/finance/smallLifeTicket'
import { splitBill } from '../resources/finance/splitBill'
import { withdrawal } from '../resources/finance/withdrawal'
import { memberBehaviours } from '../resources/members/behaviours'
import { merchantBehaviours } from '../resources/merchant/behaviours'
import { passBehaviours } from '../resources/pass/behaviours'
import { orderFact } from '../resources/reports/orderFact'
import { restaurantBehaviours } from '../resources/restaurant/behaviours'
import { shopBehaviours } from '../resources/shop/behaviours'
import { batchRefund } from '../resources/tickets/batchRefund'
import { depositAccount } from '../resources/tickets/depositAccount'
import { depositActivity } from '../resources/tickets/depositActivity'
import { depositOrder } from '../resources/tickets/depositOrder'
import { ecardUseRecord } from '../resources/tickets/ecardUseRecord'
import { ecardUser } from '../resources/tickets/ecardUser'
import { genericVoucher } from '../resources/tickets/genericVoucher'
import { genericVoucherCode } from '../resources/tickets/genericVoucherCode'
import { groupBuy } from '../resources/tickets/groupBuy'
import { groupOrder } from '../resources/tickets/groupOrder'
import { reservationInventory } from '../resources/tickets/reservationInventory'
import { ticketBinding } from '../resources/tickets/ticketBinding'
import { ticketCode } from '../resources/tickets/ticketCode'
import { ticketDelay } from '../resources/tickets/ticketDelay'
import { ticketOrder } from '../resources/tickets/ticketOrder'
import { ticketProduct } from '../resources/tickets/ticketProduct'
import { ticketPromotion } from '../resources/tickets/ticketPromotion'
import { ticketPushLog } from '../resources/tickets/ticketPushLog'
import { ticketRefund } from '../resources/tickets/ticketRefund'
import { ticketUpSell } from '../resources/tickets/ticketUpSell'
import { ticketVerifyRecord } from '../resources/tickets/ticketVerifyRecord'
import { tyingActivity } from '../resources/tickets/tyingActivity'
import { validCard } from '../resources/tickets/validCard'
import { validCardDelay } from '../resources/tickets/validCardDelay'
import { validCardReservation } from '../resources/tickets/validCardReservation'
import type { Behaviour } from './Behaviour'

/** The behaviours of all resources. */
export const behaviours: readonly Behaviour[] = [
  cashAccount,
  cashFlow,
  creditAccount,
  laborPayout,
  platformInvoice,
  rewardReceive,
  rewardRecord,
  settlementBill,
  settlementItem,
  smallLifeConsume,
  smallLifeTicket,
  splitBill,
  withdrawal,
  orderFact,
  batchRefund,
  depositAccount,
  depositActivity,
  depositOrder,
  ecardUser,
  ecardUseRecord,
  genericVoucher,
  genericVoucherCode,
  groupBuy,
  groupOrder,
  reservationInventory,
  ticketBinding,
  ticketCode,
  ticketDelay,
  ticketOrder,
  ticketProduct,
  ticketPromotion,
  ticketPushLog,
  ticketRefund,
  ticketUpSell,
  ticketVerifyRecord,
  tyingActivity,
  validCard,
  validCardDelay,
  validCardReservation,
  ...activityBehaviours,
  ...channelBehaviours,
  ...memberBehaviours,
  ...merchantBehaviours,
  ...passBehaviours,
  ...restaurantBehaviours,
  ...shopBehaviours,
]
