import { sql } from 'drizzle-orm'
import type { Computed } from '../behaviour/Behaviour'
import { behaviours } from '../behaviour/behaviours'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'

/**
 * Recomputes stored fields and writes those that differ, for the rows of a transaction's brand. The version of a row
 * stays, because no user has changed it.
 * @param kinds which fields: `daily` ones each night, `stored` ones after rows were written in bulk
 * @returns how many rows were changed
 */
export async function countStored(
  rows: Transaction,
  brandId: string,
  kinds: readonly Computed['kind'][],
): Promise<number> {
  // The statement timeout of requests is too short for all rows of a brand.
  await rows.execute(sql`set local statement_timeout = 0`)
  let changed = 0
  for (const { resource, computed = {} } of behaviours)
    for (const [field, how] of Object.entries(computed)) {
      if (!kinds.includes(how.kind) || !('recount' in how) || !how.recount) continue
      const column = sql.identifier(columnName(field))
      const { rowCount } = await rows.execute(sql`update ${sql.identifier(columnName(resource.name))} t
        set ${column} = ${sql.raw(how.recount)}
        where t.brand_id = ${brandId} and t.${column} is distinct from ${sql.raw(how.recount)}`)
      changed += rowCount ?? 0
    }
  return changed
}
