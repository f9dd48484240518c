import type { LoadedRows } from './loadRows'
import { factsSql } from './moneyRows'
import { madeOf, membersSql, ordersSql, restaurantOrdersSql } from './orderRows'
import { codesSql, itemsSql, refundsSql, verificationsSql } from './pieceRows'

/**
 * A brand with this many ticket orders over three years, four fifths of them in its largest store, and what is derived
 * from them: codes, verifications, refunds, settlement items, facts. PostgreSQL generates everything, in sets.
 */
export const millionRows = (orders: number): readonly LoadedRows[] => [
  ...madeOf,
  { table: 'member', sql: membersSql(Math.ceil(orders / 5)) },
  { table: 'ticket_order', sql: ordersSql(orders) },
  { table: 'ticket_code', sql: codesSql },
  { table: 'ticket_refund', sql: refundsSql },
  { table: 'ticket_verify_record', sql: verificationsSql },
  { table: 'settlement_item', sql: itemsSql },
  { table: 'restaurant_order', sql: restaurantOrdersSql(Math.ceil(orders / 5)) },
  { table: 'order_fact', sql: factsSql },
]
