import type { FileRules } from '@ebkit/rules'
import { fingerprintOf } from '../checkpoints/fingerprint'
import { objectKey } from '../objectKey'
import type { UploadItem } from '../Uploads'
import { checkContent, isSameFile } from './checkFile'
import type { Job } from './Job'
import { uploadInParts } from './multipart'
import { putFile } from './putFile'
import { readable } from './readFile'
import { partsGone, TransferError } from './TransferError'
import { tidyUp } from './tidy'

/** Told to the item while the file is sent. */
export type Tell = (change: Pick<Partial<UploadItem>, 'status' | 'restarted'>) => void

/**
 * The first phase: checks the file and brings its bytes into the store, from where an earlier run stopped.
 *
 * @throws TransferError, `stopped`
 */
export async function sendFile(job: Job, rules: FileRules, tell: Tell): Promise<void> {
  tell({ status: 'checking' })
  await checkContent(job.file, rules)
  if (!(await isSameFile(job))) await beginAnew(job, 'file-changed', tell)
  if (!job.checkpoint.fingerprint) job.save({ fingerprint: await readable(() => fingerprintOf(job.file)) })
  tell({ status: 'uploading' })
  try {
    await sendBytes(job)
  } catch (error) {
    if (error !== partsGone) throw error
    await beginAnew(job, 'parts-gone', tell)
    job.save({ fingerprint: await readable(() => fingerprintOf(job.file)) })
    await sendBytes(job).catch((again) => {
      throw again === partsGone ? new TransferError('store-failed') : again
    })
  }
}

async function sendBytes(job: Job): Promise<void> {
  const { file, store, target } = job
  const access = await store.access()
  const { key, bucket } = job.checkpoint
  // Renewed credentials can be for another place, after the hotel was switched: never a byte to there.
  if (key && bucket !== access.bucket) throw new TransferError('access-refused')
  if (!key) {
    const create = target.keyFor ?? objectKey
    job.save({ key: await create(job.checkpoint, access), bucket: access.bucket })
  }
  const etag = file.size < job.multipartFrom ? await putFile(job) : await uploadInParts(job)
  job.save({ saved: { etag } })
  job.reached(file.size)
}

/** Forgets what the store has, and takes it out there. */
async function beginAnew(job: Job, restarted: UploadItem['restarted'], tell: Tell): Promise<void> {
  const old = job.checkpoint
  job.save({
    fingerprint: undefined,
    key: undefined,
    bucket: undefined,
    uploadId: undefined,
    parts: undefined,
  })
  job.reached(0)
  tell({ restarted })
  await tidyUp(job.store, old, true)
}
