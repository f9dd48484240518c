import { isServiceError } from '../../errors/ServiceError'
import { objectUrl } from '../objectKey'
import type { StoredObject, UploadedFile } from '../Uploads'
import type { Job } from './Job'
import { mayPass } from './mayPass'
import { type RetryOptions, withRetries } from './retries'
import { TransferError } from './TransferError'

/**
 * The second phase: tells the file service about an object that is in the store. An answer that was lost is asked for
 * again: registering is idempotent by key.
 *
 * @param file absent after a reload
 * @param onRefused the service has answered no: it does not know of the object
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
  const registered = await withRetries(async () => {
    try {
      return await target.register?.(stored, signal)
    } catch (error) {
      if (isServiceError(error) && !mayPass(error)) onRefused()
      throw new TransferError('register-failed', { error, isPassing: mayPass(error) })
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
