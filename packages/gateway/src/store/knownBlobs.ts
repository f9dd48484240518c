import { sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import type { Transaction } from '../database/tenant'

/** Runs work on the rows of all tenants: it may read them, and remove interrupted uploads. */
export function withAllRows<Result>(
  database: Database,
  work: (rows: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.withTenant({ brandId: '', hotelIds: [] }, async (rows) => {
    await rows.execute(sql`select set_config('ebkit.purpose', 'store-sweep', true)`)
    return work(rows)
  })
}

/** Those ids that belong to an object or a part. */
export async function knownBlobs(database: Database, blobIds: readonly string[]): Promise<string[]> {
  const { rows } = await withAllRows(database, (transaction) =>
    transaction.execute<{ blob_id: string }>(sql`
      select blob_id from unnest(${sql.param(blobIds)}::text[]) as blob_id
      where exists (select from stored_object where blob_ids @> array[blob_id])
        or exists (select from stored_part p where p.blob_id = blob_id.blob_id)`),
  )
  return rows.map((row) => row.blob_id)
}
