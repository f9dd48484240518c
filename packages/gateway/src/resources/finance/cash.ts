import { cashAccount, cashFlow } from '@ebkit/domain'
import { formatCents } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRow, findRows } from '../../behaviour/rows'
import { reasons } from './strings'

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

/**
 * Requires that an account can pay an amount, and locks it.
 *
 * @param promised cents that it will pay besides, counted once it is locked
 * @throws 422 if the account is frozen, or less is available
 */
export async function requireCash(
  context: BehaviourContext,
  { hotelId, accountType, amount }: Pick<Movement, 'hotelId' | 'accountType' | 'amount'>,
  promised: () => Promise<number> = async () => 0,
): Promise<void> {
  const { status, balance, frozenAmount } = await accountOf(context, hotelId, accountType)
  if (status === 'FROZEN') refuse('cash-frozen', reasons.accountFrozen)
  const left = (balance ?? 0) - (frozenAmount ?? 0) - (await promised())
  if (left < amount)
    refuse('available', filled(reasons.availableCash, { left: formatCents(Math.max(left, 0)) }))
}
