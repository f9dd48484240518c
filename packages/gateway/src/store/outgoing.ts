import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Blobs } from './blobs'
import type { ByteRange } from './range'
import type { StoredObject } from './StoredObject'

/** A range of one blob. */
interface Stretch extends ByteRange {
  readonly blobId: string
}

/** The ranges of an object's blobs that form a range of the object. */
export function stretchesOf(
  { blobIds, blobSizes }: Pick<StoredObject, 'blobIds' | 'blobSizes'>,
  { start, end }: ByteRange,
): Stretch[] {
  const stretches: Stretch[] = []
  let offset = 0
  for (const [index, blobId] of blobIds.entries()) {
    const size = blobSizes[index] ?? 0
    if (offset <= end && offset + size > start)
      stretches.push({
        blobId,
        start: Math.max(0, start - offset),
        end: Math.min(size, end + 1 - offset) - 1,
      })
    offset += size
  }
  return stretches
}

async function* read(
  blobs: Blobs,
  opened: FileHandle,
  stretches: readonly Stretch[],
): AsyncGenerator<Buffer> {
  let file = opened
  for (const [index, { blobId, start, end }] of stretches.entries()) {
    if (index > 0) file = await blobs.open(blobId)
    yield* file.createReadStream({ start, end }) as AsyncIterable<Buffer>
  }
}

/**
 * Opens a range of an object for reading. If the object is deleted or overwritten meanwhile, one in a single blob is
 * read to its end; for several blobs, the reader's connection ends.
 * @throws ENOENT where the first blob is gone already
 */
export async function readObject(blobs: Blobs, object: StoredObject, range: ByteRange): Promise<Readable> {
  const stretches = stretchesOf(object, range)
  const [first] = stretches
  if (!first) return Readable.from([])
  const file = await blobs.open(first.blobId)
  const stream = Readable.from(read(blobs, file, stretches), { objectMode: false })
  // a reader that leaves before the first byte never starts the generator; one that read has closed it, and bytes that
  // were only read cannot be lost by closing
  stream.once('close', () => void file.close().catch(() => undefined))
  return stream
}
