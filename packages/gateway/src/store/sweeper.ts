import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { lt } from 'drizzle-orm'
import type { Database } from '../database/open'
import { storedUpload } from '../database/schema'
import { type Blobs, unfinished } from './blobs'
import { requireOwnFolder } from './folderOwner'
import { knownBlobs, withAllRows } from './knownBlobs'
import type { StoreSettings } from './settings'
import type { Store } from './store'

/** Number of blobs whose rows are looked up at once. */
const batch = 1000

async function entries(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch {
    return [] // not created yet, or removed meanwhile
  }
}

/** Files of nested folders that were not written to for this long. */
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

async function removeOrphans(database: Database, blobs: Blobs, age: number): Promise<void> {
  let found: string[] = []
  const remove = async () => {
    const known = new Set(await knownBlobs(database, found))
    await blobs.remove(found.filter((blobId) => !known.has(blobId)))
    found = []
  }
  for await (const path of oldFiles(blobs.folder, age)) {
    // a file that is no longer written is left from an upload that a kill or a power failure interrupted
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
 * Removes what is no longer needed: uploads that were interrupted long ago, blobs without a row (a gateway ended
 * between the two), and unused processed images. Several gateways may run it at once.
 * @throws Error where the folder is another database's by now: nothing is removed
 */
export async function sweepStore(
  database: Database,
  { folder, blobs, images }: Pick<Store, 'folder' | 'blobs' | 'images'>,
  settings: Pick<StoreSettings, 'orphanAge' | 'uploadLifetime' | 'processedLifetime'>,
): Promise<void> {
  await requireOwnFolder(database, folder)
  await removeInterruptedUploads(database, settings.uploadLifetime)
  await removeOrphans(database, blobs, settings.orphanAge)
  await removeOld(images.folder, settings.processedLifetime)
}
