import type { Field } from '@ebkit/rules/fields'
import type { RowContext } from './SeedRow'

/** A state that is named by one of these words, or by one that begins so: not UNUSED for USED. */
const word = (words: string) => new RegExp(`(^|_)(${words})`)

/** Fields that are filled only in some states, by their name and by the state. The first that fits is used. */
const rules: readonly (readonly [name: RegExp, state: RegExp])[] = [
  [/fail|error/i, word('FAIL|ERROR')],
  [/reject/i, word('REJECT')],
  [/cancel(Reason|At|Time)|close(Reason|d?At|Time)/i, word('CANCEL|CLOSE')],
  [/refund(Reason|ed?At|Time|ed?Amount|Quantity|No|Points)$/i, word('REFUND')],
  [/revoke|rollback/i, word('REVOKE|ROLL')],
  [/invalid(Reason|At)/i, word('INVALID')],
  [/void(Reason|At)/i, word('VOID')],
  [/los[et](Reason|At|Time)/i, word('LOST')],
  [/(freeze|lock)(Reason|At)/i, word('FROZEN|LOCK|BLOCK|BLACK')],
  [/leave(Date|At|Time)/i, word('LEFT|LEAVE')],
  // not that of an equity
  [/quit(?!y)/i, word('QUIT|EXIT')],
  [/suspend/i, word('SUSPEND|CLOSED|RESTING')],
  [/dispute/i, word('DISPUTE')],
  // WAIT_SHIP is not sent yet, WAIT_RECEIVE is
  [/^(express|tracking|shipped?|carrier)/i, word('(?<!WAIT_)SHIP|RECEIV|DELIVER|COMPLET|DONE|FINISH|RETURN')],
  [/^(pay(Time|edAt)|paidAt|transactionNo)$/i, /^(?!(WAIT_PAY|UNPAID|TO_PAY|NEW|CLOSED|CANCELLED|DRAFT)$)/],
  [
    /^(used|verif(y|ied)|writeoff|exchanged?)(At|Time|HotelName|EmployeeId)$/i,
    word('USED|(?<!TO_)VERIF|DONE|COMPLET|EXCHANGED|VALID|SETTLED|CHECKED|NORMAL|ROLLED_BACK'),
  ],
  [
    /^(finish|finished|done|completed?|settled?)(At|Time)$/i,
    word('DONE|SUCCESS|FINISH|COMPLET|SETTLED|PAID|SENT|CREDITED|ENDED|MATCHED'),
  ],
]

/** The value of a row's main state. */
function stateOf({ resource, row }: RowContext): string | undefined {
  const value = row[resource.states?.field ?? '']
  return typeof value === 'string' ? value : undefined
}

/** Whether a row has a value in a field, considering its state: only failed rows have a reason of failure. */
export function isInState(field: Field, context: RowContext): boolean {
  // What is exchanged for points is so from the beginning.
  if (context.resource.name === 'pointsExchange' && field.name === 'exchangedAt') return true
  const state = stateOf(context)
  const rule =
    field.required || state === undefined ? undefined : rules.find(([name]) => name.test(field.name))
  return !rule || rule[1].test(state as string)
}
