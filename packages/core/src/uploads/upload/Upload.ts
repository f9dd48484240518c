import type { Checkpoint } from '../checkpoints/Checkpoint'
import { randomText } from '../objectKey'
import type { UploadItem, UploadSource } from '../Uploads'

/** What the list knows of an upload beside what everybody sees. */
export interface Upload {
  readonly id: string
  /** User and hotel when it was added. */
  readonly owner: string
  file?: File
  checkpoint: Checkpoint
  /** The file that was compared with what the store has; browsers refuse to read it once it has changed on the disk. */
  verified?: File | undefined
  /** While it runs: ends the transfer. */
  running?: { transfer: AbortController; registering: AbortController; ended: Promise<void> }
  /** Why it is being stopped. */
  ending?: 'pause' | 'cancel'
  /** The file service may know of the object: it must not be removed. */
  mayBeRegistered?: boolean
  /** What is left in the store of an earlier try is being removed. */
  cleaningUp?: Promise<void>
}

let latest = 0

/** Now, in milliseconds; never the same twice, so that what is listed again after a reload has its order. */
const moment = () => {
  latest = Math.max(Date.now(), latest + 0.001)
  return latest
}

/** @param facts that the checkpoint keeps beside the file's own */
export function newUpload(
  { file, folder }: UploadSource,
  owner: string,
  facts: Pick<Checkpoint, 'hotelId' | 'scope' | 'place'>,
): Upload {
  const id = randomText()
  const { name, size, type } = file
  return { id, owner, file, checkpoint: { id, name, size, type, folder, createdAt: moment(), ...facts } }
}

/** As it was before its first byte was sent. */
export function freshCheckpoint(checkpoint: Checkpoint): Checkpoint {
  const { id, hotelId, scope, name, size, type, folder, place, createdAt } = checkpoint
  return { id, hotelId, scope, name, size, type, folder, place, createdAt }
}

export function itemOf({ id, file, checkpoint }: Upload): UploadItem {
  const { name, size, type, folder, place, saved, parts, partSize = 0 } = checkpoint
  return {
    id,
    name,
    size,
    type,
    file,
    folder,
    place,
    status: file || saved ? 'waiting' : 'interrupted',
    loaded: saved ? size : Math.min(size, (parts?.length ?? 0) * partSize),
    canRetry: false,
    saved: Boolean(saved),
  }
}
