import { depositAccount, type depositOrder } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeAlong } from '../../../behaviour/changeAlong'
import type { RowOf } from '../../../behaviour/RowOf'
import { addRow, findRow, findRows } from '../../../behaviour/rows'

type Account = RowOf<typeof depositAccount>
type Order = RowOf<typeof depositOrder>

async function find(
  context: BehaviourContext,
  memberId: string | null,
  hotelId: string,
): Promise<Account | undefined> {
  if (memberId === null) return undefined
  const own = sql`t.member_id = ${memberId} and t.hotel_id = ${hotelId}`
  const [account] = await findRows(context, depositAccount, own)
  return account
}

/** Whether the account of a member at the acting store is frozen, so that it accepts no deposits. */
export const isFrozen = async (context: BehaviourContext, memberId: string | null): Promise<boolean> =>
  (await find(context, memberId, context.place.hotelId))?.status === 'FROZEN'

/** The account of a member, locked; the first deposit opens it. */
async function accountOf(
  context: BehaviourContext,
  order: Order,
  memberId: string,
): Promise<Account | undefined> {
  const known = await find(context, memberId, order.hotelId)
  if (known) return known
  const values = { memberId, memberName: order.buyerName, memberPhone: order.buyerPhone, heldAmount: 0 }
  const key = await addRow(context, depositAccount, values, { hotelId: order.hotelId })
  return findRow(context, depositAccount, key)
}

/** Posts a deposit movement to the account of its member. @param name what happened, for the account's audit trail */
export async function changeHeld(
  context: BehaviourContext,
  order: Order,
  amount: number,
  name: string,
): Promise<void> {
  const account = order.memberId ? await accountOf(context, order, order.memberId) : undefined
  if (!account) return
  const changes = { heldAmount: (account.heldAmount ?? 0) + amount, lastTradeTime: sql`now()` }
  await changeAlong(context, depositAccount, account, name, changes)
}
