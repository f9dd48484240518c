import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { storedUpload } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { type Blobs, unfinished } from './blobs'
import type { StoreSettings } from './settings'
import type { Store } from './store'

/** Blobs whose rows are looked up at once. */
const batch = 1000

async function entries(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch {
    return [] // not made yet, or removed meanwhile
  }
}

/** Files of a folder of folders that nobody has written to for so long. */
async function* oldFiles(folder: string, age: number): AsyncGenerator<string> {
  const before = Date.now() - age
  for (const part of await entries(folder)) {
    if (!part.isDirectory()) continue
    for (const file of await entries(join(folder, part.name))) {
      // gone meanwhile, with its row or by the sweep of another process: nothing is left to do
      const about = await stat(join(folder, part.name, file.name)).catch(() => undefined)
      // a hard link keeps the time of the bytes; when the name was made is in ctime
      if (about && Math.max(about.mtimeMs, about.ctimeMs) < before) yield join(part.name, file.name)
    }
  }
}

/** Runs work on the rows of all tenants: it may read them, and remove interrupted uploads. */
function withAllRows<Result>(
  database: Database,
  work: (rows: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.withTenant({ brandId: '', hotelIds: [] }, async (rows) => {
    await rows.execute(sql`select set_config('ebkit.purpose', 'store-sweep', true)`)
    return work(rows)
  })
}

/** Ids of a list that no row holds. */
async function orphansOf(database: Database, blobIds: readonly string[]): Promise<string[]> {
  const { rows } = await withAllRows(database, (transaction) =>
    transaction.execute<{ blob_id: string }>(sql`
      select blob_id from unnest(${sql.param(blobIds)}::text[]) as blob_id
      where not exists (select from stored_object where blob_ids @> array[blob_id])
        and not exists (select from stored_part p where p.blob_id = blob_id.blob_id)`),
  )
  return rows.map((row) => row.blob_id)
}

async function removeOrphans(database: Database, blobs: Blobs, age: number): Promise<void> {
  let found: string[] = []
  const remove = async () => {
    await blobs.remove(await orphansOf(database, found))
    found = []
  }
  for await (const path of oldFiles(blobs.folder, age)) {
    // what nobody goes on writing is the rest of an upload that a kill or a power cut ended
    if (path.endsWith(unfinished)) await rm(join(blobs.folder, path), { force: true })
    else found.push(basename(path))
    if (found.length === batch) await remove()
  }
  if (found.length > 0) await remove()
}

async function removeOld(folder: string, age: number): Promise<void> {
  for await (const path of oldFiles(folder, age)) await rm(join(folder, path), { force: true })
}

const removeInterruptedUploads = (database: Database, age: number) =>
  withAllRows(database, (rows) =>
    rows.delete(storedUpload).where(lt(storedUpload.initiatedAt, new Date(Date.now() - age))),
  )

/**
 * Removes what nobody will ask for: uploads that were interrupted long ago, blobs without a row (a gateway ended between
 * the two), pictures that were made once and are not looked at any more. Several gateways may do so at once.
 */
export async function sweepStore(
  database: Database,
  { blobs, images }: Pick<Store, 'blobs' | 'images'>,
  settings: Pick<StoreSettings, 'orphanAge' | 'uploadLifetime' | 'processedLifetime'>,
): Promise<void> {
  await removeInterruptedUploads(database, settings.uploadLifetime)
  await removeOrphans(database, blobs, settings.orphanAge)
  await removeOld(images.folder, settings.processedLifetime)
}
