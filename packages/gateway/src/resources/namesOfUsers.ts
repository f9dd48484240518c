import type { ServedResource } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import { behaviourOf } from '../behaviour/behaviourOf'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'

/** The maximum number of names of each kind in a message. */
const most = 5

/** The names of what uses each row, as its behaviour declares, by the key of the row: `打印方案（热菜、冷菜）`. */
export async function namesOfUsers(
  rows: Transaction,
  resource: ServedResource,
  keys: readonly string[],
  lang: 'zh' | 'en',
): Promise<ReadonlyMap<string, string>> {
  const { users = [] } = behaviourOf(resource)
  const key = sql`t.${sql.identifier(columnName(resource.key))}`
  const named = new Map<string, string[]>()
  for (const { label, sql: names } of users) {
    const found = await rows.execute<{ key: string; names: string[] | null }>(
      sql`select ${key} as key, array(${sql.raw(names)} order by 1) as names
        from ${sql.identifier(columnName(resource.name))} t where ${key} = any(${sql.param([...keys])}::text[])`,
    )
    for (const row of found.rows)
      if (row.names?.length)
        named.set(row.key, [...(named.get(row.key) ?? []), textOf(labelText(label, lang), row.names, lang)])
  }
  return new Map([...named].map(([own, parts]) => [own, parts.join(lang === 'en' ? ' and ' : '和')]))
}

function textOf(label: string, names: readonly string[], lang: 'zh' | 'en'): string {
  const shown = names.slice(0, most)
  const more = names.length > most ? ['…'] : []
  return lang === 'en'
    ? `${label} (${[...shown, ...more].join(', ')})`
    : `${label}（${[...shown, ...more].join('、')}）`
}
