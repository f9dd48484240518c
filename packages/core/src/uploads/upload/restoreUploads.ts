import type { Checkpoint } from '../checkpoints/Checkpoint'
import { tidyUpload } from './cancelUpload'
import type { Desk } from './Desk'
import type { Upload } from './Upload'

/** Lists what an earlier page has left, and goes on where the bytes were kept. */
export async function restoreUploads(desk: Desk): Promise<void> {
  const { checkpoints, holders, uploads, ended, ownerKey } = desk
  const { mayRestore = () => true } = desk.workshop.options
  const key = ownerKey()
  if (!key) return
  const left = await leftOf(desk)
  const held = left.length > 0 ? await holders.ask() : new Set()
  for (const checkpoint of left) {
    const { id, aborting } = checkpoint
    if (held.has(id) || uploads.has(id)) continue
    if (!aborting && !mayRestore(checkpoint)) continue
    const file = aborting ? undefined : await checkpoints.getFile(id)
    if (ended.signal.aborted || ownerKey() !== key) return
    const upload: Upload = { id, owner: key, file, checkpoint, mayBeRegistered: Boolean(checkpoint.saved) }
    if (aborting) void tidyUpload(upload, desk.workshop)
    else desk.list(upload)
  }
  desk.pump()
}

/** What was left of this list, in its order. */
async function leftOf({ checkpoints, owner, workshop }: Desk): Promise<Checkpoint[]> {
  const { scope = '' } = workshop.options
  const isOurs = (other: Checkpoint) => other.hotelId === owner().hotelId && other.scope === scope
  return (await checkpoints.list()).filter(isOurs).sort((a, b) => a.createdAt - b.createdAt)
}
