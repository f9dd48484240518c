import { sql } from 'drizzle-orm'
import { columnName } from '../../database/columnName'
import { quotedName } from '../../database/tables/sqlText'
import type { Transaction } from '../../database/tenant'
import type { Binding } from '../binding'
import { maskLabels } from '../labels'
import { labelsName } from '../labelsName'

type Values = Readonly<Record<string, unknown>>
type Names = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The names of the rows that a field refers to, by key. Rows that the user does not see have none. */
async function namesOf(rows: Transaction, labelSql: string, field: string, keys: readonly string[]) {
  const { rows: found } = await rows.execute<{ key: string; names: Values }>(
    sql`select k.key, json_build_object(${sql.raw(labelSql)}) as names
      from unnest(${sql.param([...keys])}::text[]) k (key), lateral (select k.key) t (${sql.raw(quotedName(columnName(field)))})`,
  )
  return new Map(
    found.flatMap(({ key, names }) => (names[field] == null ? [] : [[key, String(names[field])]])),
  )
}

/** The names of all rows that values of a trail refer to, by field and key. */
export async function trailNames(
  rows: Transaction,
  { resource, labels }: Binding,
  all: readonly (Values | null)[],
): Promise<Names> {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const { name, type } of resource.fields) {
    const label = labels.get(name)
    const keys = new Set(all.flatMap((values) => (typeof values?.[name] === 'string' ? [values[name]] : [])))
    if (type === 'ref' && label && keys.size) names.set(name, await namesOf(rows, label.sql, name, [...keys]))
  }
  return names
}

/** Values with the names of the rows that they refer to beside them, masked as in the lists of those. */
export function withNames(names: Names, { labels }: Binding, values: Values): Values {
  const own = [...names].flatMap(([field, known]) => {
    const name = known.get(String(values[field]))
    return name === undefined ? [] : [[field, name] as const]
  })
  if (!own.length) return values
  const shown: Record<string, unknown> = Object.fromEntries(own)
  maskLabels(labels, shown)
  return { ...values, [labelsName]: shown }
}
