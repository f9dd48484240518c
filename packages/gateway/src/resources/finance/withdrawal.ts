import { cashAccount, withdrawal as resource } from '@ebkit/domain'
import { formatCents } from '@ebkit/rules/products'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { filled, refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { reasons } from './strings'

/** Withdrawals: the amount must be available, and the account open. */
export const withdrawal = defineBehaviour(resource)({
  saved: async (context) => {
    const { row, input } = context
    const account = await findRow(context, cashAccount, row.cashAccountId)
    if (account?.status !== 'NORMAL') refuse('account-closed', reasons.accountClosed)
    // the frozen amount already includes this withdrawal
    const left = (account.balance ?? 0) - (account.frozenAmount ?? 0)
    if (!input.before && left < 0)
      refuse('available', filled(reasons.available, { left: formatCents(left + (row.amount ?? 0)) }))
    return undefined
  },
})
