import { cashAccount, withdrawal as resource } from '@ebkit/domain'
import { formatCents } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { hasBankSql } from './cashAccount'
import { reasons } from './strings'

type Withdrawal = RowOf<typeof resource>

/** Whether a row takes more from its account than before it was saved. */
const takesMore = (row: Withdrawal, before: Withdrawal | undefined) =>
  before?.cashAccountId !== row.cashAccountId || (row.amount ?? 0) > (before.amount ?? 0)

async function hasBank({ rows }: BehaviourContext, cashAccountId: string | null): Promise<boolean> {
  const { rowCount } = await rows.execute(
    sql`select from cash_account t where t.cash_account_id = ${cashAccountId} and ${sql.raw(hasBankSql)}`,
  )
  return rowCount === 1
}

/** Withdrawals: the amount must be available, and the account open. */
export const withdrawal = defineBehaviour(resource)({
  saved: async (context) => {
    const { row, input } = context
    const account = await findRow(context, cashAccount, row.cashAccountId)
    if (account?.status !== 'NORMAL' || !(await hasBank(context, row.cashAccountId)))
      refuse('account-closed', reasons.accountClosed)
    // the frozen amount already includes this withdrawal
    const left = (account.balance ?? 0) - (account.frozenAmount ?? 0)
    if (left < 0 && takesMore(row, input.before))
      refuse('available', filled(reasons.available, { left: formatCents(left + (row.amount ?? 0)) }))
    return undefined
  },
})
