import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'

/** Moves a folder with its contents into the other tree. @returns the keys of its objects */
export async function handOver(
  rows: Transaction,
  folderId: string,
  ownerId: string | null,
): Promise<string[]> {
  const found = await rows.execute<{ object_key: string | null }>(sql`
    with recursive below as (
      select entry_id from file_entry where parent_id = ${folderId}
      union all
      select child.entry_id from file_entry child join below on child.parent_id = below.entry_id
    )
    update file_entry set owner_id = ${ownerId} where entry_id in (select entry_id from below)
    returning object_key`)
  return found.rows.flatMap(({ object_key }) => object_key ?? [])
}
