import { member } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { reasons } from './strings'

/** Whether a guest is a blacklisted member, who is excluded from activities. */
export async function isBlacklisted(
  context: BehaviourContext,
  memberId: string | null | undefined,
): Promise<boolean> {
  const found = await findRow(context, member, memberId ?? null, { lock: false })
  return found?.status === 'BLACKLISTED'
}

/** @throws 422 `member-excluded` */
export async function requireNotBlacklisted(
  context: BehaviourContext,
  memberId: string | null | undefined,
): Promise<void> {
  if (await isBlacklisted(context, memberId)) refuse('member-excluded', reasons.memberExcluded)
}
