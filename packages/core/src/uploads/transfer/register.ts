import { isServiceError } from '../../errors/ServiceError'
import { objectUrl } from '../objectKey'
import type { StoredObject, UploadedFile } from '../Uploads'
import { isTemporary } from './isTemporary'
import type { Job } from './Job'
import { type RetryOptions, withRetries } from './retries'
import { TransferError } from './TransferError'

/**
 * The second phase: registers a stored object with the file service. It is repeated after a lost answer, being
 * idempotent by key.
 *
 * @param file absent after a reload
 * @param onRefused called when the service has refused, so that the object is not registered
 * @throws TransferError
 * @spec W-SUP-10
 */
export async function register(
  job: Omit<Job, 'file'>,
  file: File | undefined,
  retries: RetryOptions,
  onRefused: () => void,
): Promise<UploadedFile> {
  const { target, store, checkpoint, signal } = job
  const { name, size, type, folder, place, key = '', saved } = checkpoint
  const url = objectUrl(key, await store.access())
  const stored: StoredObject = { name, size, type, folder, place, key, url, etag: saved?.etag ?? '', file }
  target.onStored?.(stored)
  const registered = await withRetries(async () => {
    try {
      return await target.register?.(stored, signal)
    } catch (error) {
      if (isServiceError(error) && !isTemporary(error)) onRefused()
      throw new TransferError('register-failed', { error, isTemporary: isTemporary(error) })
    }
  }, retries)
  return { ...entryOf(stored), ...registered }
}

function entryOf({ name, size, file, key, url }: StoredObject): UploadedFile {
  const createTime = new Date().toISOString()
  return {
    displayName: name,
    createTime,
    fileSize: size,
    file,
    path: key,
    url,
    ossDisplayId: '',
    isFolder: false,
  }
}
