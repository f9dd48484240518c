import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../database/tenant'
import { type Change, recordChange } from '../resources/audit/recordChange'
import { unauthenticated } from '../server/refusal'

interface AccessChange extends Pick<Change, 'key'> {
  readonly what: 'brandOrigin' | 'partnerKey'
  /** Default: it was made, or removed. */
  readonly name?: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Writes into the audit trail who changed what about origins and keys. A key itself never reaches it. */
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
