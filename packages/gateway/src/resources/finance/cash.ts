import { cashAccount, cashFlow } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { addRow, changeRow, findRow, findRows } from '../../behaviour/rows'

type Account = RowOf<typeof cashAccount>
type AccountType = NonNullable<Account['accountType']>

/** The account of a store, locked; it is opened on first use. */
async function accountOf(
  context: BehaviourContext,
  hotelId: string,
  accountType: AccountType,
): Promise<Account> {
  const own = sql`t.hotel_id = ${hotelId} and t.account_type = ${accountType}`
  const [account] = await findRows(context, cashAccount, own)
  if (account) return account
  const values = { accountName: '结算账户', storeId: hotelId, accountType, balance: 0 } as const
  const key = await addRow(context, cashAccount, values, { hotelId })
  return (await findRow(context, cashAccount, key)) as Account
}

/** A movement of money on an account. */
export interface Movement {
  readonly hotelId: string
  readonly accountType: AccountType
  readonly flowType: NonNullable<RowOf<typeof cashFlow>['flowType']>
  /** Cents; negative for outgoing money. */
  readonly amount: number
  readonly relatedNo: string
  readonly summary: string
}

/** Records a movement; the balance of the account is the sum of its movements. */
export async function moveCash(context: BehaviourContext, movement: Movement): Promise<void> {
  const { hotelId, accountType, flowType, amount, relatedNo, summary } = movement
  const account = await accountOf(context, hotelId, accountType)
  const balanceAfter = (account.balance ?? 0) + amount
  await addRow(
    context,
    cashFlow,
    {
      flowNo: await documentNumber(context, 'F'),
      cashAccountId: account.cashAccountId,
      accountType,
      storeId: hotelId,
      flowType,
      direction: amount >= 0 ? 'IN' : 'OUT',
      amount,
      balanceAfter,
      relatedNo,
      summary,
      occurredAt: sql`now()`,
    },
    { hotelId },
  )
  const changes = { balance: balanceAfter, lastFlowAt: sql`now()` }
  await changeRow(context, cashAccount, String(account.cashAccountId), changes)
}
