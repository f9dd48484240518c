import type { Field } from '@ebkit/rules/fields'
import type { RowContext } from './SeedRow'

/** Fields that are filled only in some states, by their name and by the state. The first that fits is used. */
const rules: readonly (readonly [name: RegExp, state: RegExp])[] = [
  [/fail|error/i, /FAIL|ERROR/],
  [/reject/i, /REJECT/],
  [/cancel(Reason|At|Time)|close(Reason|d?At|Time)/i, /CANCEL|CLOSE/],
  [/refund(Reason|ed?At|Time|ed?Amount|Quantity|No|Points)$/i, /REFUND/],
  [/revoke|rollback/i, /REVOKE|ROLL/],
  [/invalid(Reason|At)/i, /INVALID/],
  [/void(Reason|At)/i, /VOID/],
  [/los[et](Reason|At|Time)/i, /LOST/],
  [/(freeze|lock)(Reason|At)/i, /FROZEN|LOCK|BLACK/],
  [/leave(Date|At|Time)/i, /LEFT|LEAVE/],
  // not that of an equity
  [/quit(?!y)/i, /QUIT|EXIT/],
  [/suspend/i, /SUSPEND|CLOSED|RESTING/],
  [/dispute/i, /DISPUTE/],
  [/^(express|tracking|shipped?|carrier)/i, /SHIP|RECEIV|DELIVER|COMPLET|DONE|FINISH|RETURN/],
  [/^(pay(Time|edAt)|paidAt|transactionNo)$/i, /^(?!(WAIT_PAY|UNPAID|TO_PAY|NEW|CLOSED|CANCELLED|DRAFT)$)/],
  [
    /^(used|verif(y|ied)|writeoff|exchanged?)(At|Time|HotelName|EmployeeId)$/i,
    /USED|VERIF|DONE|COMPLET|EXCHANGED|VALID|SETTLED|CHECKED|NORMAL|ROLLED_BACK/,
  ],
  [
    /^(finish|finished|done|completed?|settled?)(At|Time)$/i,
    /DONE|SUCCESS|FINISH|COMPLET|SETTLED|PAID|SENT|CREDITED|ENDED|MATCHED/,
  ],
]

/** The value of a row's main state. */
function stateOf({ resource, row }: RowContext): string | undefined {
  const value = row[resource.states?.field ?? '']
  return typeof value === 'string' ? value : undefined
}

/** Whether a row has a value in a field, considering its state: only failed rows have a reason of failure. */
export function isInState(field: Field, context: RowContext): boolean {
  const state = stateOf(context)
  const rule =
    field.required || state === undefined ? undefined : rules.find(([name]) => name.test(field.name))
  return !rule || rule[1].test(state as string)
}
