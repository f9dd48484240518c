import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Bytes that are stored in one file with a meaningless name. */
export interface Blob {
  readonly blobId: string
  readonly size: number
}

/** A blob that has just been received. */
export interface ReceivedBlob extends Blob {
  /** MD5 of its bytes. */
  readonly md5: Buffer
}

/** The folder of the blobs. */
export interface Blobs {
  readonly folder: string
  /**
   * Writes received bytes to the disk. When this resolves, they survive a power failure; when it rejects, nothing is
   * left.
   * @param check called when the blob is complete; if it throws, the blob is deleted
   */
  receive(bytes: AsyncIterable<Uint8Array>, check?: (blob: ReceivedBlob) => void): Promise<ReceivedBlob>
  /** Adds a second name for the same bytes, which can be deleted separately. */
  copy(blobId: string): Promise<string>
  open(blobId: string): Promise<FileHandle>
  /** Removes blobs; missing ones are not an error. */
  remove(blobIds: readonly string[]): Promise<void>
}

/** Suffix of files that are still being written. */
export const unfinished = '.part'

const newId = () => randomBytes(16).toString('hex')

/** A renamed file is safe only when its folder is on the disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function writeAll(
  file: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
  requireRoom: () => void,
): Promise<Omit<ReceivedBlob, 'blobId'>> {
  const hash = createHash('md5')
  let size = 0
  for await (const chunk of bytes) {
    hash.update(chunk)
    size += chunk.length
    requireRoom()
    await file.writeFile(chunk)
  }
  return { size, md5: hash.digest() }
}

/**
 * Blobs below a folder, which is created on demand.
 * @param requireRoom throws where the disk has no room for more; asked before every write
 */
export function createBlobs(folder: string, requireRoom: () => void = () => undefined): Blobs {
  const pathOf = (blobId: string) => join(folder, blobId.slice(0, 2), blobId)
  const newPlace = async () => {
    const blobId = newId()
    const path = pathOf(blobId)
    await mkdir(dirname(path), { recursive: true })
    return { blobId, path }
  }
  return {
    folder,
    async receive(bytes, check) {
      const { blobId, path } = await newPlace()
      const file = await open(path + unfinished, 'wx')
      try {
        const blob = { blobId, ...(await writeAll(file, bytes, requireRoom)) }
        check?.(blob)
        await file.sync()
        await file.close()
        await rename(path + unfinished, path)
        await syncFolder(dirname(path))
        return blob
      } catch (error) {
        await file.close().catch(() => undefined) // closed already
        await Promise.all([rm(path + unfinished, { force: true }), rm(path, { force: true })])
        throw error
      }
    },
    async copy(blobId) {
      const place = await newPlace()
      await link(pathOf(blobId), place.path)
      await syncFolder(dirname(place.path))
      return place.blobId
    },
    open: (blobId) => open(pathOf(blobId), 'r'),
    async remove(blobIds) {
      await Promise.all(blobIds.map((blobId) => rm(pathOf(blobId), { force: true })))
    },
  }
}
