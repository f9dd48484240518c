import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'

/**
 * O-005: the accounts that a gateway in demo mode shows on its login page; empty in other modes.
 *
 * @example
 * ```ts
 * import { getDemoAccounts } from '@ebkit/protocol/calls/demoAccounts'
 * import type { AnswerOf } from '@ebkit/protocol/define-call'
 *
 * const addressOf = (gateway: string) => new URL(getDemoAccounts.path, gateway).href
 * addressOf('https://gateway.example.com') // 'https://gateway.example.com/api/demo-accounts'
 *
 * const nameOf = ({ userName, position }: AnswerOf<typeof getDemoAccounts>[number]) => `${userName}, ${position}`
 * ```
 */
export const getDemoAccounts = defineCall({
  id: 'O-005',
  name: 'getDemoAccounts',
  method: 'GET',
  path: 'api/demo-accounts',
  answer: v.array(
    looseObject({ account: v.string(), userName: v.string(), position: v.string(), password: v.string() }),
  ),
  safeToRepeat: true,
})
