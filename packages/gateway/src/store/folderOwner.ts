import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { storeSecret } from '../database/schema'
import { newSecret } from '../session/secrets'
import { knownBlobs } from './knownBlobs'

/** The file that names the owner of the folder. */
const markerName = 'database-id'

/** Number of blobs looked up at once. */
const batch = 1000

const idName = 'database-id'

/** The id of a database, created by the first gateway that runs on it. */
async function databaseId({ signIn }: Database): Promise<string> {
  await signIn.insert(storeSecret).values({ name: idName, secret: newSecret() }).onConflictDoNothing()
  const row = await signIn.query.storeSecret.findFirst({ where: eq(storeSecret.name, idName) })
  if (!row) throw new Error('The database has no id')
  return row.secret
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function markerOf(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, markerName), 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Whether the folder is empty, or contains a blob that the database knows. */
async function isOursOrEmpty(database: Database, folder: string): Promise<boolean> {
  const blobs = join(folder, 'blobs')
  let isEmpty = true
  for (const part of await namesIn(blobs)) {
    const names = await namesIn(join(blobs, part))
    if (names.length > 0) isEmpty = false
    for (let start = 0; start < names.length; start += batch)
      if ((await knownBlobs(database, names.slice(start, start + batch))).length > 0) return true
  }
  return isEmpty
}

/** Writes the id, unless another gateway was faster. */
async function mark(folder: string, id: string): Promise<void> {
  const temporary = join(folder, `${markerName}.${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  const file = await open(temporary, 'wx')
  try {
    await file.writeFile(`${id}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(temporary, join(folder, markerName))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

const foreign = (folder: string) =>
  new Error(
    `The store folder ${folder} belongs to another database, whose files the sweeper would remove: set EB_STORE_DIR to this database's folder or to an empty one, or use the database that the folder belongs to.`,
  )

/**
 * Verifies that a folder belongs to this database, before blobs without rows are deleted.
 * @throws Error where the folder belongs to another database
 */
export async function requireOwnFolder(database: Database, folder: string): Promise<void> {
  if ((await markerOf(folder)) !== (await databaseId(database))) throw foreign(folder)
}

/**
 * Assigns an empty or unmarked folder to this database.
 *
 * @throws Error if it belongs to another database
 */
export async function claimFolder(database: Database, folder: string): Promise<void> {
  if ((await markerOf(folder)) === undefined) {
    if (!(await isOursOrEmpty(database, folder))) throw foreign(folder)
    await mark(folder, await databaseId(database))
  }
  await requireOwnFolder(database, folder)
}
