import { permissionCode } from '@ebkit/domain'
import { countSelectionRule, expandSelectionRule } from '@ebkit/protocol/calls/selectionRules'
import type { ReceivedRule } from '@ebkit/protocol/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { countRule, expandRule } from '../selection-rules/evaluateRule'
import { Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { requirePermission } from '../server/rights'
import { requireOwn } from '../server/tenancy'

/** Keys of one page, at most. */
const maximumPageSize = 500

/** Offsets beyond are no different from this one, and PostgreSQL takes no larger ones than 2⁶³. */
const farthest = 2_147_483_647

/**
 * Counts what the selection rules of the pickers select, and lists it, at the moment of the call: rows that were added
 * since the rule was saved are in it, rows that are gone are not.
 */
export function registerSelectionRules(app: FastifyInstance, { asTenant }: Gateway): void {
  const about = { needs: 'session', tag: 'Selection rules' } as const
  const counting = { ...about, summary: 'How many rows a selection rule selects now' }
  registerCall(app, countSelectionRule, counting, ({ body: { rule, own }, request }) => {
    requireReadable(rule, own, request)
    return asTenant(request, (rows) => countRule(rows, rule, own))
  })
  const expanding = { ...about, summary: 'One page of the keys that a selection rule selects now' }
  registerCall(app, expandSelectionRule, expanding, ({ body, request }) => {
    const { rule, own, pageNum, pageSize } = body
    requireReadable(rule, own, request)
    const limit = Math.min(Math.max(pageSize, 1), maximumPageSize)
    const offset = Math.min(Math.max(pageNum - 1, 0) * limit, farthest)
    return asTenant(request, (rows) => expandRule(rows, rule, own, { limit, offset }))
  })
}

/** Whether the user may see such rows, and those of the stores that the rule names. @throws 400, 403, 404 */
function requireReadable(rule: ReceivedRule, own: readonly string[], request: FastifyRequest): void {
  if (!request.identity) throw unauthenticated()
  requirePermission(request, permissionCode({ name: rule.of }, 'view'))
  requireOwn(request.identity, rule.filter)
  requireOwn(request.identity, rule.filter.where)
  // PostgreSQL takes no NUL character
  if (JSON.stringify([rule, own]).includes('\\u0000'))
    throw new Refusal(400, 'invalid-request', 'A rule with a NUL character selects nothing')
}
