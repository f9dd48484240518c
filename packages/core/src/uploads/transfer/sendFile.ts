import type { FileRules } from '@ebkit/rules/files'
import type { Checkpoint } from '../checkpoints/Checkpoint'
import { fingerprintOf } from '../checkpoints/fingerprint'
import { objectKey } from '../objectKey'
import type { UploadItem, UploadTarget } from '../Uploads'
import { checkContent, isSameFile } from './checkFile'
import { cleanUp } from './cleanUp'
import type { Job } from './Job'
import { uploadInParts } from './multipart'
import { putFile } from './putFile'
import { readable } from './readFile'
import { keyTaken, partsGone, TransferError } from './TransferError'

/** Updates the item while its file is sent. */
export type Tell = (change: Pick<Partial<UploadItem>, 'status' | 'restarted'>) => void

/**
 * The first phase: checks the file and sends it to the store, from where an earlier run stopped.
 *
 * @throws TransferError, `stopped`
 */
export async function sendFile(job: Job, rules: FileRules, tell: Tell): Promise<void> {
  tell({ status: 'checking' })
  await checkContent(job.file, rules)
  if (!job.isVerified && !(await isSameFile(job))) await startOver(job, 'file-changed', tell)
  if (!job.checkpoint.fingerprint) job.save({ fingerprint: await readable(() => fingerprintOf(job.file)) })
  tell({ status: 'uploading' })
  try {
    await sendBytes(job)
  } catch (error) {
    if (error !== partsGone) throw error
    await startOver(job, 'parts-gone', tell)
    job.save({ fingerprint: await readable(() => fingerprintOf(job.file)) })
    await sendBytes(job).catch((again) => {
      throw again === partsGone ? new TransferError('store-failed') : again
    })
  }
}

/** @throws also `keyTaken` */
async function sendTo(job: Job): Promise<void> {
  const { file, store, target } = job
  const access = await store.access()
  const { key, bucket } = job.checkpoint
  // After the hotel was switched, renewed credentials may be for another bucket: nothing must be sent there.
  if (key && bucket !== access.bucket) throw new TransferError('access-refused')
  if (!key) {
    const create = target.keyFor ?? objectKey
    job.save({ key: await create(job.checkpoint, access), bucket: access.bucket })
  }
  const etag = file.size < job.multipartFrom ? await putFile(job, !key) : await uploadInParts(job)
  job.save({ saved: { etag } })
  job.reached(file.size)
}

/** If the key has been taken by another user, tries another one. */
async function sendBytes(job: Job, triesLeft = 5): Promise<void> {
  try {
    await sendTo(job)
  } catch (error) {
    if (error !== keyTaken) throw error
    if (triesLeft === 0) throw new TransferError('store-failed')
    const old = job.checkpoint
    job.save({ key: undefined, bucket: undefined, uploadId: undefined, parts: undefined })
    job.reached(0)
    // Only its parts: the object is not ours.
    await cleanUp(job.store, old, false)
    await sendBytes(job, triesLeft - 1)
  }
}

/** Whether the object at its key must be ours. */
export const isOurs = ({ isShared }: UploadTarget, { saved }: Checkpoint) => !isShared || !!saved

/** Removes what is stored, and resets the checkpoint. */
async function startOver(job: Job, restarted: UploadItem['restarted'], tell: Tell): Promise<void> {
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
  await cleanUp(job.store, old, isOurs(job.target, old))
}
