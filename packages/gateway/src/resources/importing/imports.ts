import type { ImportCounts, ResourceImport } from '@ebkit/protocol/calls/resourceImports'
import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../server/refusal'
import { readSql } from '../fieldSql'
import { newKey } from '../newKey'
import { importableFields, suggestedMapping } from './importColumns'
import type { ImportContext } from './importContext'
import { keptDays } from './limits'
import type { Table } from './sheets/readTable'

/** An import as stored. */
export interface StoredImport {
  readonly importId: string
  readonly fileName: string
  readonly uploadedAt: string
  readonly status: 'READ' | 'CHECKED'
  readonly headers: readonly string[]
  readonly mapping: readonly string[]
}

/** An import belongs to its user and to a store. */
const own = ({ binding, place }: ImportContext): SQL =>
  sql`brand_id = ${place.brandId} and hotel_id = ${place.hotelId} and user_id = ${place.userId}
    and resource = ${binding.resource.name}`

const columns = sql.raw(`import_id as "importId", file_name as "fileName",
  ${readSql('timestamptz', 'created_at')} as "uploadedAt", status, headers, mapping`)

/** Deletes imports that nobody has worked on for a week, except those that another transaction is deleting. */
const forgetOld = ({ rows }: ImportContext) =>
  rows.execute(sql`delete from resource_import where import_id = any (array(
    select import_id from resource_import where updated_at < now() - make_interval(days => ${keptDays})
    limit 20 for update skip locked))`)

/** Rows per statement. */
const written = 1_000

/** Stores a file as an import. @returns its id */
export async function createImport(context: ImportContext, table: Table, fileName: string): Promise<string> {
  const { rows, binding, place } = context
  const importId = newKey()
  await forgetOld(context)
  await rows.execute(sql`insert into resource_import (import_id, brand_id, hotel_id, user_id, resource, file_name, headers)
    values (${importId}, ${place.brandId}, ${place.hotelId}, ${place.userId}, ${binding.resource.name}, ${fileName},
      ${sql.param([...table.headers])}::text[])`)
  for (let from = 0; from < table.lines.length; from += written) {
    const lines = table.lines.slice(from, from + written)
    await rows.execute(sql`insert into resource_import_row (import_id, brand_id, row_number, cells)
      select ${importId}, ${place.brandId}, (line->>'number')::int,
        array(select cell from jsonb_array_elements_text(line->'cells') with ordinality as c(cell, place) order by place)
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) line`)
  }
  return importId
}

/**
 * An import of the user; without an id, the newest one that has rows left to save.
 *
 * @param isLocked makes other calls about it wait until the transaction ends
 */
export async function findImport(
  context: ImportContext,
  importId: string | undefined,
  isLocked = false,
): Promise<StoredImport | undefined> {
  const wanted =
    importId === undefined
      ? sql`exists (select from resource_import_row r where r.import_id = i.import_id and r.status in ('NEW', 'WRONG', 'READY'))`
      : sql`import_id = ${importId}`
  const { rows } = await context.rows.execute(sql`select ${columns} from resource_import i
    where ${own(context)} and ${wanted} order by created_at desc limit 1 ${isLocked ? sql`for update` : sql``}`)
  return rows[0] as StoredImport | undefined
}

/** @throws 404 */
export async function requireImport(
  context: ImportContext,
  importId: string,
  isLocked = false,
): Promise<StoredImport> {
  const found = await findImport(context, importId, isLocked)
  if (!found) throw notFound('There is no such import; a week without work ends one')
  return found
}

async function countsOf({ rows }: ImportContext, importId: string): Promise<ImportCounts & { all: number }> {
  const counted = await rows.execute(sql`select count(*)::int as all,
      count(*) filter (where status = 'WRONG')::int as wrong,
      count(*) filter (where status = 'READY' and mended <> '{}')::int as mended,
      count(*) filter (where status = 'READY' and mended = '{}')::int as ready,
      count(*) filter (where status = 'SKIPPED')::int as skipped,
      count(*) filter (where status = 'SAVED')::int as saved
    from resource_import_row where import_id = ${importId}`)
  return counted.rows[0] as unknown as ImportCounts & { all: number }
}

/** An import in the answers of its calls. */
export async function importState(context: ImportContext, stored: StoredImport): Promise<ResourceImport> {
  const { all, ...counts } = await countsOf(context, stored.importId)
  const { rows } = await context.rows.execute<{ cells: string[] }>(sql`select cells from resource_import_row
    where import_id = ${stored.importId} order by row_number limit 3`)
  return {
    ...stored,
    mapping: stored.status === 'CHECKED' ? stored.mapping : suggestedMapping(context.binding, stored.headers),
    sample: rows.map(({ cells }) => cells),
    columns: importableFields(context.binding).map(({ name }) => name),
    rowCount: all,
    counts,
  }
}

/** Sets the field that each column fills. */
export async function setMapping({ rows }: ImportContext, importId: string, mapping: readonly string[]) {
  await rows.execute(sql`update resource_import
    set mapping = ${sql.param([...mapping])}::text[], status = 'CHECKED', updated_at = now() where import_id = ${importId}`)
}

/** Notes that somebody works on an import, so that it is kept. */
export const touchImport = ({ rows }: ImportContext, importId: string) =>
  rows.execute(sql`update resource_import set updated_at = now() where import_id = ${importId}`)

export const deleteImport = ({ rows }: ImportContext, importId: string) =>
  rows.execute(sql`delete from resource_import where import_id = ${importId}`)
