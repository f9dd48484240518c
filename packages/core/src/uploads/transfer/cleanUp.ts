import type { Checkpoint } from '../checkpoints/Checkpoint'
import type { StoreClient } from './storeClient'
import { partsGone, TransferError } from './TransferError'

/** A part that was on its way can land after the abort: it is looked for, and aborted again, so many times. */
const rounds = 3

/**
 * Takes out of the store what a cancelled upload left there: its parts, and its object where nobody knows of it yet.
 * A store that refuses that is not worth an error (F-UP-7).
 *
 * @returns whether nothing is left, as far as known
 */
export async function cleanUp(
  store: StoreClient,
  { key, uploadId }: Checkpoint,
  removesObject: boolean,
): Promise<boolean> {
  try {
    if (key && uploadId) await abortParts(store, key, uploadId)
    if (key && removesObject) await store.ask((client) => client.delete(key))
    return true
  } catch {
    return false
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

/** ETag of an object that is in the store and, if that is given, has this size; undefined where it has none. */
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
