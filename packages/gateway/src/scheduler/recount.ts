import { sql } from 'drizzle-orm'
import { behaviours } from '../behaviour/behaviours'
import { inSystem } from '../behaviour/inSystem'
import { keyColumn } from '../behaviour/rows'
import { columnName } from '../database/columnName'
import type { Gateway } from '../gateway'

/** A stored value that differs from the recomputed one. */
export interface Difference {
  readonly resource: string
  readonly field: string
  readonly key: string
  readonly stored: string | null
  readonly counted: string | null
}

/** Finds the stored values of a brand that differ from recomputed ones. @param most differences per field */
export const recount = (gateway: Gateway, brandId: string, most = 20): Promise<Difference[]> =>
  inSystem(gateway, { brandId }, async ({ rows }) => {
    // The statement timeout of requests is too short for all rows of a brand.
    await rows.execute(sql`set local statement_timeout = 0`)
    const differences: Difference[] = []
    for (const { resource, computed = {} } of behaviours)
      for (const [field, each] of Object.entries(computed)) {
        if (each.kind !== 'stored' || !each.recount) continue
        const column = sql.raw(`t.${columnName(field)}`)
        const counted = sql.raw(each.recount)
        const found = await rows.execute(sql`select ${resource.name} as resource, ${field} as field,
            ${keyColumn(resource)} as key, ${column}::text as stored, ${counted}::text as counted
          from ${sql.identifier(columnName(resource.name))} t
          where t.brand_id = ${brandId} and ${column} is distinct from ${counted} limit ${most}`)
        differences.push(...(found.rows as unknown as Difference[]))
      }
    return differences
  })
