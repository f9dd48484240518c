import type { Derivation } from './Derivation'
import { billOf, settledFrom, settledRows } from './settledRows'

/** One item for each settled row. Items of the current period have no bill yet. */
export const settlementItems: Derivation = {
  from: [...settledFrom, 'settlementBill'],
  *derive(sources) {
    const bills = new Map(
      sources
        .rows('settlementBill')
        .map((bill) => [`${bill.hotelId} ${bill.bizType} ${bill.periodStart}`, bill.settlementBillId]),
    )
    for (const row of settledRows(sources)) {
      const settlementBillId = bills.get(billOf(row))
      yield { row: { ...row.item, settlementBillId }, isEarly: false }
    }
  },
}
