import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'
import type { Binding } from './binding'
import type { Checked } from './Checked'
import type { Model } from './model'

/** The key and the new parent of an existing row. */
function parentOf({ resource }: Binding, model: Model): { own: string; above: string } | undefined {
  const [own, above] = [model[resource.key], resource.parent && model[resource.parent]]
  return typeof own === 'string' && typeof above === 'string' && above !== '' ? { own, above } : undefined
}

/**
 * Lets one request at a time change a tree: two concurrent moves could create a cycle together. It must precede any row
 * lock, or two moves could deadlock.
 */
export async function lockTree(rows: Transaction, { resource, table }: Binding): Promise<void> {
  if (resource.parent !== undefined)
    await rows.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree ${table}`}))`)
}

/** Whether a row of a tree would become its own descendant. @param within the rows of the scope */
export function circles(binding: Binding, model: Model, within: SQL): Checked[] {
  const { parent = '' } = binding.resource
  const move = parentOf(binding, model)
  if (!move) return []
  const key = sql.raw(binding.key)
  const [rows, column] = [sql.identifier(binding.table), sql.identifier(columnName(parent))]
  const isWrong = sql`${move.own} in (
    with recursive above as (
      select ${key} as id, t.${column} as parent from ${rows} t where ${within} and ${key} = ${move.above}
      union
      select ${key}, t.${column} from ${rows} t join above on ${key} = above.parent where ${within}
    ) select id from above)`
  return [{ path: parent, code: 'circle', isWrong }]
}

/** Whether a row, with its ancestors and descendants, would exceed the levels that its tree may have. */
export function depths(binding: Binding, model: Model, within: SQL): Checked[] {
  const { parent = '', levels, key: name } = binding.resource
  const above = model[parent]
  if (levels === undefined || typeof above !== 'string' || above === '') return []
  const key = sql.raw(binding.key)
  const [rows, column] = [sql.identifier(binding.table), sql.identifier(columnName(parent))]
  const own = model[name] ?? null
  // An existing cycle ends at the limit, too.
  const isWrong = sql`(
    with recursive above as (
      select t.${column} as parent, 1 as place from ${rows} t where ${within} and ${key} = ${above}
      union all
      select t.${column}, place + 1 from ${rows} t join above on ${key} = above.parent
        where ${within} and place <= ${levels}
    ), below as (
      select ${own}::text as id, 1 as place
      union all
      select ${key}, place + 1 from ${rows} t join below on t.${column} = below.id
        where ${within} and place <= ${levels}
    ) select (select max(place) from above) + (select max(place) from below) > ${levels})`
  return [{ path: parent, code: 'tooDeep', isWrong }]
}

/** Whether the new parent already has the maximum number of children. */
export function crowds(binding: Binding, model: Model, within: SQL): Checked[] {
  const { parent = '', mostBelow, key } = binding.resource
  const above = model[parent]
  if (mostBelow === undefined || typeof above !== 'string' || above === '') return []
  const isWrong = sql`(select count(*) from ${sql.identifier(binding.table)} t where ${within}
    and t.${sql.identifier(columnName(parent))} = ${above}
    and ${sql.raw(binding.key)} is distinct from ${model[key] ?? null}::text) >= ${mostBelow}`
  const text = { zh: '下级太多，请换一个上级', en: 'Too many rows below it; choose another place' }
  return [{ path: parent, code: 'tooMany', isWrong, text }]
}

/** Whether the parent belongs to another tree, if the table has several. */
export function otherTrees(binding: Binding, model: Model, within: SQL): Checked[] {
  const { parent = '', treeOf } = binding.resource
  const above = model[parent]
  if (treeOf === undefined || typeof above !== 'string' || above === '') return []
  const isWrong = sql`exists (select from ${sql.identifier(binding.table)} t where ${within}
    and ${sql.raw(binding.key)} = ${above} and t.${sql.identifier(columnName(treeOf))} is distinct from ${model[treeOf] ?? null})`
  return [{ path: parent, code: 'otherTree', isWrong }]
}
