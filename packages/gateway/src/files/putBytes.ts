import type { Gateway } from '../gateway'
import { etagOf } from '../store/etag'
import { withKey, writeObject } from '../store/objects'

/** An object that the gateway itself puts. */
export interface GivenObject {
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Puts bytes into the embedded store and gives their ETag. An object that is there stays as it is. */
export async function putBytes({ database, store }: Gateway, given: GivenObject): Promise<string> {
  const { objectKey, contentType, bytes } = given
  const received = (async function* () {
    yield bytes
  })()
  const { blobId, size, md5 } = await store.blobs.receive(received)
  const etag = etagOf(md5)
  const row = { headers: {}, meta: {}, acl: 'default', createdBy: null, etag }
  const written = await withKey(database, objectKey, (rows) =>
    writeObject(rows, { ...row, objectKey, contentType, size, blobIds: [blobId], blobSizes: [size] }, true),
  )
  if (!written) await store.blobs.remove([blobId])
  return etag
}
