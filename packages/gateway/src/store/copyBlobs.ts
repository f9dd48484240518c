import type { Blobs } from './blobs'

/** Copies all blobs, or none. */
export async function copyBlobs(blobs: Blobs, blobIds: readonly string[]): Promise<string[]> {
  const copied: string[] = []
  try {
    for (const blobId of blobIds) copied.push(await blobs.copy(blobId))
    return copied
  } catch (error) {
    await blobs.remove(copied)
    throw error
  }
}
