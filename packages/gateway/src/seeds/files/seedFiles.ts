import { eq } from 'drizzle-orm'
import { fileEntry } from '../../database/schema'
import type { Transaction } from '../../database/tenant'
import { searchForm } from '../../files/names'
import { ensureRoot } from '../../files/trees'
import type { Gateway } from '../../gateway'
import { createRandom, type Random } from '../random'
import { makeDocument } from './documents'
import { drawPicture } from './pictures'
import { foldersOfStore, type PlannedFile, pictureCount } from './plan'

/** Stores of the demo that have files, and their scale: 1 is a few hundred files. */
const stores: readonly (readonly [brandId: string, hotelId: string, scale: number])[] = [
  ['1001', '100101', 1],
  ['1001', '100102', 0.3],
  ['1001', '100103', 0.3],
]

const day = 86_400_000

/** A seeding in progress. */
export interface FileSeeding {
  /** Resolves when all files exist. */
  readonly done: Promise<void>
  /** Stops after the current file. */
  stop(): Promise<void>
}

/** What the steps of filling one store share. */
interface Filling {
  readonly gateway: Gateway
  readonly brandId: string
  readonly hotelId: string
  readonly random: Random
  readonly pictures: (number: number) => Promise<Buffer>
  readonly isStopped: () => boolean
}

const inStore = <Result>(
  { gateway, brandId, hotelId }: Filling,
  work: (rows: Transaction) => Promise<Result>,
) => gateway.database.withTenant({ brandId, hotelIds: [hotelId] }, work)

const idOf = (hotelId: string, path: string) => `seed.${hotelId}.${path}`

/** Creates a folder and its parents where they are missing, and returns its id. */
async function ensureFolder(filling: Filling, rows: Transaction, path: string): Promise<string> {
  const { brandId, hotelId } = filling
  let parentId = await rootOf(filling, rows)
  const parts = path.split('/')
  for (const [index, displayName] of parts.entries()) {
    const entryId = idOf(hotelId, parts.slice(0, index + 1).join('/'))
    const names = { displayName, searchName: searchForm(displayName) }
    await rows
      .insert(fileEntry)
      .values({ entryId, brandId, hotelId, parentId, isFolder: true, ...names })
      .onConflictDoNothing()
    parentId = entryId
  }
  return parentId
}

type NewEntry = typeof fileEntry.$inferInsert

/** Writes a file's bytes to the object store, and returns its row. */
async function makeFile(filling: Filling, file: PlannedFile): Promise<Omit<NewEntry, 'parentId'>> {
  const { gateway, brandId, hotelId, random, pictures } = filling
  const path = `${file.folder}/${file.name}`
  const objectKey = `${brandId}/${hotelId}/files/seed/${path}`
  const createdAt = new Date(Date.now() - random.between(0, 200 * day))
  const { bytes, contentType } =
    file.picture === undefined
      ? makeDocument(file.name)
      : { bytes: await pictures(file.picture), contentType: 'image/jpeg' }
  const { etag } = await gateway.store.put({ objectKey, contentType, bytes, visibility: 'public' })
  const names = { displayName: file.name, searchName: searchForm(file.name) }
  const object = { objectKey, contentType, etag, size: bytes.length }
  return { entryId: idOf(hotelId, path), brandId, hotelId, isFolder: false, createdAt, ...names, ...object }
}

/** Fills one folder, all or nothing: the next start writes objects without rows again. */
async function fillFolder(filling: Filling, path: string, files: readonly PlannedFile[]): Promise<void> {
  const entries: Omit<NewEntry, 'parentId'>[] = []
  for (const file of files) {
    if (filling.isStopped()) return
    entries.push(await makeFile(filling, file))
  }
  await inStore(filling, async (rows) => {
    const parentId = await ensureFolder(filling, rows, path)
    await rows
      .insert(fileEntry)
      .values(entries.map((entry) => ({ ...entry, parentId })))
      .onConflictDoNothing()
  })
}

/**
 * The scene of a root that has been filled. Nobody can delete a root, so files that people delete do not come back with
 * the next start.
 */
const seeded = 'seeded'

const rootOf = ({ brandId, hotelId }: Filling, rows: Transaction) =>
  ensureRoot(rows, { brandId, hotelId, userId: '' }, 'public')

async function isDone(filling: Filling): Promise<boolean> {
  const found = await inStore(filling, async (rows) =>
    rows.query.fileEntry.findFirst({
      columns: { scene: true },
      where: eq(fileEntry.entryId, await rootOf(filling, rows)),
    }),
  )
  return found?.scene === seeded
}

const markDone = (filling: Filling) =>
  inStore(filling, async (rows) =>
    rows
      .update(fileEntry)
      .set({ scene: seeded })
      .where(eq(fileEntry.entryId, await rootOf(filling, rows))),
  )

/**
 * Fills the demo's stores with pictures and documents, in the background of the first start, so that the console is
 * usable in the meantime. `scale` multiplies the number of files. An interrupted seeding continues with the next start.
 */
export function seedFiles(
  gateway: Gateway,
  onProblem: (error: unknown) => void,
  { scale = 1 } = {},
): FileSeeding {
  let stopped = false

  async function fill(brandId: string, hotelId: string, share: number): Promise<void> {
    const random = createRandom(Number(hotelId))
    const drawn = new Map<number, Promise<Buffer>>()
    const pictures = (number: number) => {
      const picture = drawn.get(number) ?? drawPicture(createRandom(Number(hotelId) * pictureCount + number))
      drawn.set(number, picture)
      return picture
    }
    const filling = { gateway, brandId, hotelId, random, pictures, isStopped: () => stopped }
    if (await isDone(filling)) return
    for (const { folder, files } of foldersOfStore(random, share * scale)) {
      if (stopped) return
      await fillFolder(filling, folder, files)
    }
    if (!stopped) await markDone(filling)
  }

  const work = (async () => {
    for (const [brandId, hotelId, share] of stores) if (!stopped) await fill(brandId, hotelId, share)
  })().catch(onProblem)
  return {
    done: work,
    async stop() {
      stopped = true
      await work
    },
  }
}
