import type { Checkpoint } from '../checkpoints/Checkpoint'
import { cleanUpUpload } from './cancelUpload'
import type { Upload } from './Upload'
import { appendUpload, startWaiting, type UploadQueue } from './UploadQueue'

/** Lists the unfinished uploads of an earlier page, and resumes those whose content is stored on the device. */
export async function restoreUploads(queue: UploadQueue): Promise<void> {
  const { checkpoints, otherTabs, uploads, ended, ownerKey, context } = queue
  const { mayRestore = () => true } = context.options
  const key = ownerKey()
  // Reading would open the database of a list that was disposed of again.
  if (!key || ended.signal.aborted) return
  const unfinished = await readCheckpoints(queue)
  if (ended.signal.aborted) return
  const active = unfinished.length > 0 ? await otherTabs.activeUploads() : new Set()
  for (const checkpoint of unfinished) {
    const { id, aborting } = checkpoint
    if (active.has(id) || uploads.has(id)) continue
    if (!aborting && !mayRestore(checkpoint)) continue
    const file = aborting ? undefined : await checkpoints.getFile(id)
    if (ended.signal.aborted || ownerKey() !== key) return
    const upload: Upload = { id, owner: key, file, checkpoint, mayBeRegistered: Boolean(checkpoint.saved) }
    if (aborting) void cleanUpUpload(upload, context)
    else appendUpload(queue, upload)
  }
  startWaiting(queue)
}

/** Checkpoints of this list, oldest first. */
async function readCheckpoints({ checkpoints, owner, context }: UploadQueue): Promise<Checkpoint[]> {
  const { scope = '' } = context.options
  const isOurs = (other: Checkpoint) => other.hotelId === owner().hotelId && other.scope === scope
  return (await checkpoints.list()).filter(isOurs).sort((a, b) => a.createdAt - b.createdAt)
}
