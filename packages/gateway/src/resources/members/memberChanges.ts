import { memberChangeLog } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { employeeOf } from '../../behaviour/employeeOf'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { addRow } from '../../behaviour/rows'

type Log = RowOf<typeof memberChangeLog>

/** A change of a member. */
export type MemberChange = Partial<
  Pick<Log, 'beforeValue' | 'afterValue' | 'changeValue' | 'reason' | 'orderNo'>
> & { readonly changeType: NonNullable<Log['changeType']> }

/** Records a change of a member in the log that the member's page shows. */
export async function logMemberChange(
  context: BehaviourContext,
  { memberId, phone }: Pick<Log, 'memberId' | 'phone'>,
  change: MemberChange,
): Promise<void> {
  const employeeId = await employeeOf(context)
  await addRow(context, memberChangeLog, {
    ...change,
    ...{ memberId, phone, operatorId: employeeId, trigger: employeeId === null ? 'AUTO' : 'EMPLOYEE' },
    logNo: await documentNumber(context, 'L'),
    occurredAt: sql`now()`,
  })
}
