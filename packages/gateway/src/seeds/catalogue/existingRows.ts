import type { Resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { columnName } from '../../database/columnName'
import { columnsOf } from '../../database/schema/resourceColumns'
import type { Transaction } from '../../database/tenant'
import type { SeedRow } from './SeedRow'
import type { TableColumns } from './seedTables'

/** Resources whose rows are seeded by hand, before the gateway starts listening. */
export const madeByHand: ReadonlySet<string> = new Set([
  'brand',
  'counter',
  'employee',
  'hotel',
  'hotelConfig',
  'menuNode',
  'postageTemplate',
  'printer',
  'restaurant',
  'role',
  'ticketCategory',
  'ticketProduct',
])

/** Reads from existing rows what other rows need of them: keys, names, prices. */
async function readRows(rows: Transaction, resource: Resource, tables: TableColumns): Promise<SeedRow[]> {
  const table = columnName(resource.name)
  const known = tables.get(table)
  const fields = resource.fields.flatMap((field) => {
    const [first, last] = columnsOf(field)
    const isUseful =
      first && !last && known?.has(columnName(first.name)) && !/richtext|image|file/.test(field.type)
    return isUseful ? [{ field: field.name, column: columnName(first.name) }] : []
  })
  if (known?.has('hotel_id') && resource.name !== 'hotel')
    fields.push({ field: 'hotelId', column: 'hotel_id' })
  const pairs = fields.map(({ field, column }) => sql`${sql.raw(`'${field}'`)}, ${sql.identifier(column)}`)
  const order = sql.identifier(columnName(resource.key ?? 'hotelId'))
  const found = await rows.execute<{ row: SeedRow }>(
    sql`select json_strip_nulls(json_build_object(${sql.join(pairs, sql`, `)})) as row
      from ${sql.identifier(table)} order by ${order}`,
  )
  return found.rows.map(({ row }) => row)
}

/** The rows that are seeded by hand, by resource. */
export async function readExisting(
  rows: Transaction,
  resources: readonly Resource[],
  tables: TableColumns,
): Promise<ReadonlyMap<string, readonly SeedRow[]>> {
  const existing = new Map<string, readonly SeedRow[]>()
  for (const resource of resources.filter(({ name }) => madeByHand.has(name)))
    existing.set(resource.name, await readRows(rows, resource, tables))
  return existing
}
