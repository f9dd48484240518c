import type { Resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { BehaviourContext } from './Behaviour'
import type { Changes, ComputedName } from './RowOf'
import { keyColumn } from './rows'

/**
 * Stored fields of a row as the nightly recount computes them, for a change of that row.
 *
 * @throws Error for a field that the behaviour does not store, or cannot count again
 */
export function counted<R extends Resource>(
  { behaviourOf }: Pick<BehaviourContext, 'behaviourOf'>,
  resource: R,
  names: readonly ComputedName<R>[],
): Changes<R> {
  const { computed = {} } = behaviourOf(resource)
  const values = names.map((name) => {
    const how = computed[name]
    const isKept = how?.kind === 'stored' || how?.kind === 'daily'
    if (!isKept || how.recount === undefined) throw new Error(`${resource.name}.${name} cannot be recounted`)
    return [name, sql.raw(how.recount)]
  })
  return Object.fromEntries(values) as Changes<R>
}

/**
 * Recomputes stored fields of a row after a change of what they depend on. The version stays, because no user has
 * changed the row: an open form can still be saved.
 */
export async function recountRow<R extends Resource>(
  context: BehaviourContext,
  resource: R,
  key: string | null,
  names: readonly ComputedName<R>[],
): Promise<void> {
  if (key === null) return
  const values = Object.entries(counted(context, resource, names) as Record<string, unknown>)
  const sets = values.map(([name, value]) => sql`${sql.identifier(columnName(name))} = ${value}`)
  await context.rows.execute(sql`update ${sql.identifier(context.tableOf(resource).table)} t
    set ${sql.join(sets, sql`, `)} where t.brand_id = ${context.place.brandId} and ${keyColumn(resource)} = ${key}`)
}
