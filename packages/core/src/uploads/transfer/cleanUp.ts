import type { Checkpoint } from '../checkpoints/Checkpoint'
import type { StoreClient } from './storeClient'
import { partsGone, TransferError } from './TransferError'

/** Rounds of aborting: a part that was being sent may be stored after an abort. */
const rounds = 3

/**
 * Removes a cancelled upload's parts, and its object if it is not registered. A store that refuses this is not an
 * error (F-UP-7).
 *
 * @returns whether everything is removed, as far as known
 */
export async function cleanUp(
  store: StoreClient,
  { key, uploadId }: Checkpoint,
  removesObject: boolean,
): Promise<boolean> {
  try {
    if (key && uploadId) await abortParts(store, key, uploadId)
    if (key && removesObject) await removeObject(store, key)
    return true
  } catch {
    return false
  }
}

/** Where the store does not let its user remove the object, another page would not either: it stays, registered nowhere. */
async function removeObject(store: StoreClient, key: string): Promise<void> {
  try {
    await store.ask((client) => client.delete(key))
  } catch (error) {
    if (!(error instanceof TransferError && error.problem.code === 'access-refused')) throw error
  }
}

async function abortParts(store: StoreClient, key: string, uploadId: string): Promise<void> {
  try {
    for (let round = 0; round < rounds; round++) {
      await store.ask((client) => client.abortMultipartUpload(key, uploadId))
      await store.ask((client) => client.listParts(key, uploadId, { 'max-parts': 1 }))
    }
  } catch (error) {
    if (error !== partsGone) throw error
  }
}

/** ETag of a stored object; undefined if it does not exist or has another size. */
export async function existingObject(
  store: StoreClient,
  key: string,
  size?: number,
): Promise<string | undefined> {
  try {
    const { res } = await store.ask((client) => client.getObjectMeta(key))
    const length = res.headers['content-length']
    return length === undefined || size === undefined || Number(length) === size
      ? (res.headers.etag ?? '').replaceAll('"', '')
      : undefined
  } catch (error) {
    if (error instanceof TransferError && error.problem.params.status === 404) return undefined
    throw error
  }
}
