import { type SQL, sql } from 'drizzle-orm'
import type { Binding } from './binding'
import type { Checked } from './Checked'
import type { Model } from './model'

/** Lists of fields whose combination is unique within the scope. */
export function uniqueLists({ resource, writable }: Binding): readonly (readonly string[])[] {
  const alone = writable.filter(({ unique, name }) => unique && name !== resource.key)
  return [...(resource.unique ?? []), ...alone.map(({ name }) => [name])]
}

/** Unique values that another row of the scope already has. @param within the rows of the scope */
export function taken(binding: Binding, model: Model, within: SQL): Checked[] {
  const { resource, fields, table, key } = binding
  const own = model[resource.key]
  return uniqueLists(binding).flatMap((names) => {
    const columns = names.map((name) => fields.get(name)?.compared?.sql)
    const isWhole = names.every(
      (name, index) => columns[index] && model[name] !== null && model[name] !== undefined,
    )
    if (!isWhole) return []
    const same = names.map((name, index) => sql`${sql.raw(columns[index] as string)} = ${model[name]}`)
    const other = typeof own === 'string' ? sql` and ${sql.raw(key)} <> ${own}` : sql``
    const isWrong = sql`exists (select from ${sql.identifier(table)} t
      where ${within} and ${sql.join(same, sql` and `)}${other})`
    return names.map((name) => ({ path: name, code: 'unique', isWrong }))
  })
}
