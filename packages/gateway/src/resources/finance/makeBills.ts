import { settlementBill } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { documentNumber, storeDay } from '../../behaviour/numbers'
import { addRow, findRows } from '../../behaviour/rows'
import { momentOf } from '../../database/storeTimeSql'

/** A period of settlement, both days included. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** The last whole month before a day. */
export function monthBefore(day: string): Period {
  const end = addDays(`${day.slice(0, 7)}-01`, -1)
  return { start: `${end.slice(0, 7)}-01`, end }
}

async function accountTail({ rows, place }: BehaviourContext): Promise<string | null> {
  const found = await rows.execute<{ tail: string | null }>(
    sql`select right(bank_account_no, 4) as tail from settlement_account where hotel_id = ${place.hotelId}`,
  )
  return found.rows[0]?.tail ?? null
}

/**
 * Makes the bill of a store for a period, from all unbilled lines up to its end. Makes none if there are no lines, or
 * if the period already has its bill.
 *
 * @returns the bill's key
 */
export async function makeBill(
  context: BehaviourContext,
  { start, end }: Period,
): Promise<string | undefined> {
  const { rows, place } = context
  // if two gateways find no bill at the same time, one waits and then finds the other's
  await rows.execute(sql`select pg_advisory_xact_lock(hashtext(${`bills of ${place.hotelId}`}))`)
  const own = sql`t.hotel_id = ${place.hotelId} and t.biz_type = 'TICKET' and t.period_start = ${start}`
  if ((await findRows(context, settlementBill, own)).length) return undefined
  const until = momentOf(sql`${end}::date + 1`)
  const waiting = sql`hotel_id = ${place.hotelId} and biz_type = 'TICKET' and settlement_bill_id is null
    and occurred_at < ${until}`
  const { rowCount } = await rows.execute(sql`select from settlement_item where ${waiting} limit 1`)
  if (!rowCount) return undefined
  const key = await addRow(context, settlementBill, {
    billNo: await documentNumber(context, 'B'),
    bizType: 'TICKET',
    storeId: place.hotelId,
    cycle: 'MONTH',
    periodStart: start,
    periodEnd: end,
    settleBasis: 'SALE',
    adjustAmount: 0,
    settleAccount: await accountTail(context),
    invoiceStatus: 'NONE',
  })
  await rows.execute(
    sql`update settlement_item set settlement_bill_id = ${key}, updated_at = now() where ${waiting}`,
  )
  return key
}

/** Makes the bill of the last month, for the store of the context. */
export const makeMonthlyBill = (context: BehaviourContext) => makeBill(context, monthBefore(storeDay()))
