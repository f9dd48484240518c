import { type SQL, sql } from 'drizzle-orm'
import type { Model } from '../model'
import { reachOfPlace } from '../place'
import { inReach } from '../stores'
import { uniqueLists } from '../uniqueness'
import type { ImportContext } from './importContext'
import type { Target } from './importRows'

/** Unique values of a row, and the row that already has them. */
export interface TakenValues {
  /** The fields whose combination is unique. */
  readonly names: readonly string[]
  readonly by: Target
}

const isWhole = (names: readonly string[], model: Model) =>
  names.every((name) => model[name] !== null && model[name] !== undefined && model[name] !== '')

/** The identities of a row within its file: one for each combination that must be unique. */
export const identitiesOf = ({ binding }: ImportContext, model: Model): string[] =>
  uniqueLists(binding)
    .filter((names) => isWhole(names, model))
    .map((names) => JSON.stringify([names, ...names.map((name) => model[name])]))

async function takenBy(
  { rows, binding, place }: ImportContext,
  names: readonly string[],
  models: readonly Model[],
): Promise<(Target & { index: number })[]> {
  const columns = names.map((name) => binding.fields.get(name)?.compared)
  if (columns.some((column) => !column)) return []
  const given = models.flatMap((model, index) =>
    isWhole(names, model) ? [{ index, values: names.map((name) => String(model[name])) }] : [],
  )
  if (!given.length) return []
  const same = columns.map((column, index): SQL => {
    const own = column?.kind === 'text' ? sql.raw(column.sql) : sql.raw(`${column?.sql}::text`)
    return sql`${own} = g.values[${index + 1}]`
  })
  const found = await rows.execute(sql`
    select g.index, ${sql.raw(binding.key)} as key, t.version
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(index int, values text[])
    join ${sql.identifier(binding.table)} t on ${sql.join(same, sql` and `)}
    where ${inReach(binding, reachOfPlace(place))}`)
  return found.rows as unknown as (Target & { index: number })[]
}

/** For each row, the unique values that another row of the scope already has. */
export async function takenValues(
  context: ImportContext,
  models: readonly Model[],
): Promise<TakenValues[][]> {
  const taken: TakenValues[][] = models.map(() => [])
  for (const names of uniqueLists(context.binding))
    for (const { index, key, version } of await takenBy(context, names, models))
      taken[index]?.push({ names, by: { key, version } })
  return taken
}
