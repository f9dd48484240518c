/** SQL over the deposit order `t`: its activity `a` meets a condition. */
export const activityOf = (condition: string) => `exists (select from deposit_activity a
  where a.brand_id = t.brand_id and a.activity_id = t.activity_id and ${condition})`

const isLate = 't.balance_deadline < now()'

/** SQL: the balance was not paid in time, and the deposit is refunded. */
export const isToReturn = `(${isLate} and ${activityOf("a.refund_rule in ('anytime', 'balance')")})`

/** SQL: the balance was not paid in time, and the store keeps the deposit. */
export const isForfeited = `(${isLate} and ${activityOf("a.refund_rule = 'none'")})`

/** SQL: the activity has ended, and its deposits are refunded. */
export const isOfEnded = activityOf("a.status = 'ENDED' and a.refund_rule in ('anytime', 'balance')")

/** SQL: the account of the member gets no automatic refunds. */
export const isAccountFrozen = `exists (select from deposit_account c where c.brand_id = t.brand_id
  and c.hotel_id = t.hotel_id and c.member_id = t.member_id and c.status = 'FROZEN')`
