import type { Derivation } from './Derivation'
import { orderFacts } from './orderFacts'
import { passDeliveries } from './passDeliveries'
import { productTraffic } from './productTraffic'
import { settlementBills } from './settlementBills'
import { settlementItems } from './settlementItems'
import { ticketCodes } from './ticketCodes'
import { ticketRefunds } from './ticketRefunds'
import { ticketVerifications } from './ticketVerifications'

/** Resources whose rows are derived from rows of other resources, so that totals agree. */
export const derivations: Readonly<Record<string, Derivation>> = {
  ticketCode: ticketCodes,
  ticketVerifyRecord: ticketVerifications,
  ticketRefund: ticketRefunds,
  passDelivery: passDeliveries,
  settlementBill: settlementBills,
  settlementItem: settlementItems,
  orderFact: orderFacts,
  productTraffic,
}
