import { and, asc, eq, gt } from 'drizzle-orm'
import { storedPart, storedUpload } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { withKey } from './objects'
import { requireTouch, type StoreCall } from './storeCall'
import { StoreError } from './storeError'

/** The row of a multipart upload. */
export type StoredUpload = typeof storedUpload.$inferSelect

/** The row of a part. */
export type StoredPart = typeof storedPart.$inferSelect

const noSuchUpload = (uploadId: string) =>
  new StoreError(
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
    { UploadId: uploadId },
  )

/** The lock on the upload: `share` for parts, which arrive in parallel, `update` for completing or aborting. */
type Lock = 'share' | 'update'

/**
 * Runs a function on the upload that a call names by its key and `uploadId`. Meanwhile it can be neither completed
 * nor aborted.
 * @throws StoreError NoSuchUpload; AccessDenied where it is somebody else's, and the keys allow no changes
 */
export async function withUpload<Result>(
  call: StoreCall,
  lock: Lock,
  work: (rows: Transaction, upload: StoredUpload) => Promise<Result>,
): Promise<Result> {
  const { gateway, key, query } = call
  const uploadId = query.get('uploadId') ?? ''
  const result = await withKey(gateway.database, key, async (rows) => {
    const [upload] = await rows
      .select()
      .from(storedUpload)
      .where(and(eq(storedUpload.uploadId, uploadId), eq(storedUpload.objectKey, key)))
      .for(lock)
    if (!upload) throw noSuchUpload(uploadId)
    requireTouch(call, 'change', upload.createdBy)
    return { value: await work(rows, upload) }
  })
  if (!result) throw noSuchUpload(uploadId)
  return result.value
}

/** Parts of an upload after a number, in order. */
export const readParts = (
  rows: Transaction,
  uploadId: string,
  after = 0,
  limit = 10_000,
): Promise<StoredPart[]> =>
  rows
    .select()
    .from(storedPart)
    .where(and(eq(storedPart.uploadId, uploadId), gt(storedPart.partNumber, after)))
    .orderBy(asc(storedPart.partNumber))
    .limit(limit)

/** Removes an upload and its parts; their blobs still exist. */
export async function removeUpload(rows: Transaction, { uploadId }: StoredUpload): Promise<void> {
  await rows.delete(storedUpload).where(eq(storedUpload.uploadId, uploadId))
}
