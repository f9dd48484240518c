import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import { inDataScope, type ScopedUser } from '../rights/dataScope'
import { notFound } from '../server/refusal'
import type { Binding } from './binding'

/**
 * Refuses a row outside the user's data scope. A row that is not visible at all is left to the caller: one of another
 * store may be shared for an action, and a deleted one still has a trail.
 *
 * @throws 404
 */
export async function requireScope(
  rows: Transaction,
  binding: Binding,
  user: ScopedUser,
  key: string,
): Promise<void> {
  const scope = inDataScope(binding.resource, user)
  if (!scope) return
  const found = await rows.execute<{ isInScope: boolean }>(
    sql`select ${scope} is true as "isInScope" from ${sql.identifier(binding.table)} t where ${sql.raw(binding.key)} = ${key}`,
  )
  if (found.rows[0]?.isInScope === false) throw notFound()
}
