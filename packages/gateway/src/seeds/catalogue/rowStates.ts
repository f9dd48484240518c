import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { ownStates } from './ownStates'
import type { RowContext } from './SeedRow'

/** Matches a state that contains one of these words, or a word that begins with one: not UNUSED for USED. */
const word = (words: string) => new RegExp(`(^|_)(${words})`)

/** Fields that are filled only in some states, by patterns of their name and of the state. The first match applies. */
const rules: readonly (readonly [name: RegExp, state: RegExp])[] = [
  [/fail|error/i, word('FAIL|ERROR')],
  [/reject|auditReason/i, word('REJECT|BANNED')],
  [/cancel(Reason|At|Time)|close(Reason|d?At|Time)/i, word('CANCEL|CLOSE')],
  [/^refund(ed)?(At|Time)$/, word('REFUNDED')],
  [/refund(ed)?(Reason|At|Time|Amount|Quantity|No|Points)$/i, word('REFUND')],
  [/revoke|rollback/i, word('REVOKE|ROLL')],
  [/invalid(Reason|At)/i, word('INVALID')],
  [/void(Reason|At)/i, word('VOID')],
  [/los[et](Reason|At|Time)/i, word('LOST')],
  [/(freeze|lock)(Reason|At)/i, word('FROZEN|LOCK|BLOCK|BLACK')],
  [/leave(Date|At|Time)/i, word('LEFT|LEAVE')],
  // Not `equity`.
  [/quit(?!y)/i, word('QUIT|EXIT')],
  [/suspend/i, word('SUSPEND|CLOSED|RESTING')],
  [/dispute/i, word('DISPUTE')],
  // WAIT_SHIP is not shipped yet, WAIT_RECEIVE is.
  [/^(express|tracking|shipped?|carrier)/i, word('(?<!WAIT_)SHIP|RECEIV|DELIVER|COMPLET|DONE|FINISH|RETURN')],
  [
    /^(pay(Time|edAt)|paidAt|transactionNo|channelFee)$/i,
    /^(?!(WAIT_PAY|UNPAID|TO_PAY|NEW|CLOSED|CANCELLED|DRAFT|PENDING|PAYING|FAILED)$)/,
  ],
  [
    /^(audit|approv)(ed)?(At|Time)$|^(auditorId|approverId|auditBy)$/,
    /^(?!(DRAFT|DEVELOP|NEW|AUDITING|APPLIED|PENDING|SUBMITTED|WAIT_AUDIT|WAIT_PAY|CANCELLED)$)/,
  ],
  [/^(publish(ed)?|released?)(At|Time)$/, /^(?!(NEW|DRAFT|DEVELOP|AUDITING|APPROVED|REJECTED)$)/],
  [/^execut(e|ed)(At|Time)$/, /^(?!(DRAFT|CANCELLED)$)/],
  [/^(sent|granted)(At|Time)$/, /^(?!(WAITING|WAIT|PENDING|CONFIRMED|CANCELLED|REFUSED|FAILED)$)/],
  [
    /^(accepted|handled|matched|joined|activat(e|ed))(At|Time)$|^handle(r|rId|By)$/,
    /^(?!(SUBMITTED|PENDING|CANCELLED|UNMATCHED|MATCHING|FAILED|INVITED|INACTIVE|UNCHECKED|WAIT_PAY)$)/,
  ],
  [/^settleTime$/, word('SETTLED')],
  [
    /^(used|verif(y|ied)|writeoff|exchanged?|consumed)(At|Time|HotelName|EmployeeId)$|^(verifierId|usedHotelId|checkedBy|checkPoint|checkedAt)$/i,
    word('USED|(?<!TO_)VERIF|DONE|COMPLET|EXCHANGED|VALID|SETTLED|CHECKED|NORMAL|ROLLED_BACK'),
  ],
  [
    /^(finish|finished|done|completed?|settled?)(At|Time)$/i,
    word('DONE|SUCCESS|FINISH|COMPLET|SETTLED|PAID|SENT|CREDITED|ENDED|MATCHED'),
  ],
]

/** Fields that hold a state in resources without actions. */
const unmanaged = ['status', 'joinStatus', 'sendStatus']

/** The field that holds the state of a resource's rows. */
export const stateFieldOf = ({ states, fields }: Resource): string | undefined =>
  states?.field ?? unmanaged.find((each) => fields?.some((field) => field.name === each))

/** The current state of a row. */
export function stateOf({ resource, row }: Pick<RowContext, 'resource' | 'row'>): string | undefined {
  const value = row[stateFieldOf(resource) ?? '']
  return typeof value === 'string' ? value : undefined
}

/** Whether a field is filled in the row's state: only failed rows have a failure reason. */
export function isInState(field: Field, context: RowContext): boolean {
  const state = stateOf(context)
  if (field.required || state === undefined) return true
  const own = ownStates[`${context.resource.name}.${field.name}`]
  const allowed = own ?? rules.find(([name]) => name.test(field.name))?.[1]
  return !allowed || allowed.test(state)
}
