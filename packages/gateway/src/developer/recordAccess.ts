import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/tenant'
import { type Change, recordChange } from '../resources/audit/recordChange'
import { unauthenticated } from '../server/refusal'

interface AccessChange extends Pick<Change, 'key'> {
  readonly what: 'brandOrigin' | 'partnerKey'
  /** Name of the action. Default: the origin or key was added or removed. */
  readonly name?: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Records in the audit trail who changed which origins and keys. The key itself is never recorded. */
export async function recordAccess(
  rows: Transaction,
  { identity }: FastifyRequest,
  { what, key, name, before, after }: AccessChange,
): Promise<void> {
  if (!identity) throw unauthenticated()
  const resource = { name: what, scope: 'brand', fields: [] } as const
  const change = name
    ? { kind: 'action' as const, name }
    : { kind: after ? ('save' as const) : ('delete' as const) }
  await recordChange(rows, identity, { resource, key, before, after, ...change })
}
