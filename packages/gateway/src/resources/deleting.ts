import { catalogue, findResource, type ServedResource } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { type Field, labelText } from '@ebkit/rules/fields'
import { type SQL, sql } from 'drizzle-orm'
import { columnName } from '../database/columnName'
import type { Transaction } from '../database/tenant'
import type { Binding } from './binding'
import { timeZone } from './fieldSql'
import type { Model } from './model'
import { strings } from './strings'

type Locale = 'zh' | 'en'

/** A row that stays, and why. */
export type Failure = {
  readonly key: string
  readonly code: string
  readonly message: string
}

/** What came of a deletion. */
export type Outcome = {
  readonly deleted: string[]
  readonly failed: Failure[]
}

/** A field of another resource that refers to this one. */
interface Referrer {
  readonly resource: ServedResource
  readonly field: Field
}

const referrersOf = ({ name }: ServedResource): Referrer[] =>
  catalogue.flatMap((resource) =>
    resource.fields
      .filter(({ ref, type }) => ref === name && (type === 'ref' || type === 'refs'))
      .map((field) => ({ resource, field })),
  )

/** Counts rows of a referrer by the row that they refer to; rows that go too do not count. */
function countOf(
  { resource, field }: Referrer,
  own: ServedResource,
  hotelId: string,
  keys: readonly string[],
): SQL {
  const table = sql.identifier(columnName(resource.name))
  const column = sql`r.${sql.identifier(columnName(field.name))}`
  const among = sql`${sql.param(keys)}::text[]`
  const others =
    resource === own ? sql` and not (r.${sql.identifier(columnName(own.key))} = any(${among}))` : sql``
  const [from, target] =
    field.type === 'refs' ? [sql`, unnest(${column}) target`, sql`target`] : [sql``, column]
  return sql`select ${target} as key, ${resource.name} as name, count(*)::int as used
    from ${table} r${from} where r.hotel_id = ${hotelId} and ${target} = any(${among})${others} group by 1`
}

interface Used {
  readonly key: string
  readonly name: string
  readonly used: number
}

async function usesOf(rows: Transaction, own: ServedResource, hotelId: string, keys: readonly string[]) {
  const counts = referrersOf(own).map((referrer) => countOf(referrer, own, hotelId, keys))
  if (!counts.length || !keys.length) return []
  const found = await rows.execute<Used & Record<string, unknown>>(sql.join(counts, sql` union all `))
  return found.rows as unknown as readonly Used[]
}

function usedFailure(uses: readonly Used[], key: string, lang: Locale): Failure {
  const { used, separator, referenced } = strings[lang]
  const parts = uses.map(({ name, used: count }) =>
    used.replace('{count}', String(count)).replace('{title}', labelText(findResource(name)?.title, lang)),
  )
  return { key, code: 'referenced', message: referenced.replace('{uses}', parts.join(separator)) }
}

/** Rows that others refer to. One that stays keeps those that it refers to, hence the rounds. */
async function referenced(
  rows: Transaction,
  { resource }: Binding,
  hotelId: string,
  keys: readonly string[],
  lang: Locale,
) {
  const failures: Failure[] = []
  let going = keys
  for (;;) {
    const uses = await usesOf(rows, resource, hotelId, going)
    if (!uses.length) return { going, failures }
    for (const key of new Set(uses.map((use) => use.key)))
      failures.push(
        usedFailure(
          uses.filter((use) => use.key === key),
          key,
          lang,
        ),
      )
    going = going.filter((key) => !uses.some((use) => use.key === key))
  }
}

function forbidden(
  { deletable = [] }: ServedResource,
  key: string,
  row: Model,
  lang: Locale,
): Failure | undefined {
  const day = { today: today(timeZone) }
  const broken = deletable.find((rule) => !evaluateCondition(parseCondition(rule.while), row, day))
  return broken && { key, code: broken.code, message: labelText(broken.otherwise, lang) }
}

/** Locks the rows, so that nothing begins to refer to them, in an order that no two deletions dispute. */
async function lockRows(rows: Transaction, binding: Binding, hotelId: string, keys: readonly string[]) {
  const key = sql.raw(binding.key)
  const found = await rows.execute<Model>(
    sql`select ${sql.raw(binding.listed)} from ${sql.raw(binding.table)} t
      where t.hotel_id = ${hotelId} and ${key} = any(${sql.param(keys)}::text[]) order by ${key} for update of t`,
  )
  return new Map(found.rows.map((row) => [String(row[binding.resource.key]), row]))
}

/** Deletes rows of a store, each that can be. */
export async function deleteRows(
  rows: Transaction,
  binding: Binding,
  hotelId: string,
  keys: readonly string[],
  lang: Locale = 'zh',
): Promise<Outcome> {
  const asked = [...new Set(keys)]
  const there = await lockRows(rows, binding, hotelId, asked)
  const failed = asked.flatMap((key): Failure | [] => {
    const row = there.get(key)
    if (!row) return { key, code: 'notFound', message: strings[lang].notFound }
    return forbidden(binding.resource, key, row, lang) ?? []
  })
  const possible = asked.filter((key) => !failed.some((failure) => failure.key === key))
  const { going, failures } = await referenced(rows, binding, hotelId, possible, lang)
  if (going.length)
    await rows.execute(
      sql`delete from ${sql.raw(binding.table)} t
        where t.hotel_id = ${hotelId} and ${sql.raw(binding.key)} = any(${sql.param(going)}::text[])`,
    )
  return { deleted: [...going], failed: [...failed, ...failures] }
}
