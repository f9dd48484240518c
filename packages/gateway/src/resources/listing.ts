import { maximumResourcePage, type ResourceRow } from '@ebkit/protocol/calls/resources'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import { recordLookUps } from './audit/recordLookUps'
import type { Binding } from './binding'
import { type Choice, sorted } from './choice'
import { filtered } from './filter'
import { completeLabels } from './labels/completeLabels'
import { masked } from './masks'
import { searched } from './searching'
import { inReach, type Reach } from './stores'
import { unfitParameter } from './unfitParameter'

/** The parameters of a list call. */
export interface Listing extends Choice, Reach {
  readonly pageIndex: number
  readonly pageSize: number
  readonly count?: 'exact' | undefined
  readonly totals?: string | undefined
}

/** Larger totals are counted on request only. */
const countedTotal = 10_000

/** Larger offsets are reduced to this one. */
const farthest = 2_147_483_647

/** With less memory, the bitmap of a frequent word becomes lossy, and every row of its blocks is rechecked. */
const searchMemory = '32MB'

/** The condition and the order of the requested rows. @throws 400 for an invalid parameter */
export function chosenRows(binding: Binding, given: Reach & Choice) {
  return {
    where: and(
      inReach(binding, given),
      searched(binding.searched, given.search),
      filtered(binding, given.filter),
    ) as SQL,
    ...sorted(binding, given.orderType),
  }
}

/** Counts rows, at most up to `most`. */
export async function countRows(
  rows: Transaction,
  table: string,
  where: SQL,
  most?: number,
): Promise<number> {
  const limit = most === undefined ? sql`` : sql` limit ${most}`
  const counted = await rows.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${sql.identifier(table)} t where ${where}${limit}) found`,
  )
  return counted.rows[0]?.total ?? 0
}

interface Page {
  readonly size: number
  readonly offset: number
}

/**
 * The rows of a page, part by part. They are selected before values from other tables are looked up: PostgreSQL does
 * not plan for the limit, and would compute these for all rows of the store.
 */
async function readPage(
  rows: Transaction,
  { listed, table }: Binding,
  { where, parts }: ReturnType<typeof chosenRows>,
  { size, offset }: Page,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  let skipped = offset
  for (const [place, part] of parts.entries()) {
    const within = and(where, part.where) as SQL
    const page = await rows.execute<Record<string, unknown>>(
      sql`select ${sql.raw(listed)} from (select t.* from ${sql.identifier(table)} t
        where ${within} order by ${part.order} limit ${size - found.length} offset ${skipped}) t
        order by ${part.order}`,
    )
    found.push(...page.rows)
    if (found.length === size || place === parts.length - 1) break
    // the page begins beyond this part, or within it
    skipped = found.length || !skipped ? 0 : Math.max(0, skipped - (await countRows(rows, table, within)))
  }
  return found
}

const summed: ReadonlySet<string> = new Set(['int', 'decimal', 'money'])

/** Sums over all matching rows. @throws 400 for a field without numbers */
async function totalsOf(rows: Transaction, { fields, table }: Binding, where: SQL, names: readonly string[]) {
  const sums = names.map((name) => {
    const found = fields.get(name)
    if (!found?.compared || !summed.has(found.field.type))
      throw unfitParameter('totals', `${name} is no field with numbers`)
    return sql`coalesce(sum(${sql.raw(found.compared.sql)}), 0)::float8 as ${sql.identifier(name)}`
  })
  const found = await rows.execute<Record<string, number>>(
    sql`select ${sql.join(sums, sql`, `)} from ${sql.identifier(table)} t where ${where}`,
  )
  return found.rows[0] ?? {}
}

/** Gives a search the memory that it needs. */
async function prepareSearch(rows: Transaction, { search }: Choice): Promise<void> {
  if (search?.trim()) await rows.execute(sql`select set_config('work_mem', ${searchMemory}, true)`)
}

/** The first matching rows, without a total. */
export async function firstRows(rows: Transaction, binding: Binding, given: Reach & Choice, size: number) {
  await prepareSearch(rows, given)
  const found = await readPage(rows, binding, chosenRows(binding, given), { size, offset: 0 })
  await recordLookUps(rows, binding, given, found)
  await completeLabels(rows, binding, found)
  return found.map((row) => masked(binding, row)) as ResourceRow[]
}

/** One page of rows, and the total. */
export async function listRows(rows: Transaction, binding: Binding, given: Listing) {
  if (given.pageIndex < 1) throw unfitParameter('pageIndex', 'pages count from 1')
  if (given.pageSize < 1) throw unfitParameter('pageSize', 'at least 1')
  const size = Math.min(given.pageSize, maximumResourcePage)
  const chosen = chosenRows(binding, given)
  await prepareSearch(rows, given)
  const offset = Math.min((given.pageIndex - 1) * size, farthest)
  const found = await readPage(rows, binding, chosen, { size, offset })
  await recordLookUps(rows, binding, given, found)
  await completeLabels(rows, binding, found)
  const isLast = found.length < size && (found.length > 0 || offset === 0)
  const total = isLast
    ? offset + found.length
    : await countRows(
        rows,
        binding.table,
        chosen.where,
        given.count === 'exact' ? undefined : countedTotal + 1,
      )
  const isTotalExact = isLast || given.count === 'exact' || total <= countedTotal
  return {
    list: found.map((row) => masked(binding, row)) as ResourceRow[],
    total: isTotalExact ? total : countedTotal,
    pageNum: given.pageIndex,
    pageSize: size,
    isTotalExact,
    ...(given.totals && { totals: await totalsOf(rows, binding, chosen.where, given.totals.split(',')) }),
  }
}
