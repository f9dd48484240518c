import type { Checkpoint } from '../checkpoints/Checkpoint'
import { randomText } from '../objectKey'
import type { UploadItem, UploadSource } from '../Uploads'

/** Internal state of an upload; its public state is the `UploadItem`. */
export interface Upload {
  readonly id: string
  /** User and hotel when it was added. */
  readonly owner: string
  file?: File
  checkpoint: Checkpoint
  /** The file that was compared with the stored parts. Browsers refuse to read it after it has changed on disk. */
  verified?: File | undefined
  /** While it runs: aborts the transfer or the registration. */
  running?: { transfer: AbortController; registering: AbortController; ended: Promise<void> }
  /** Why it is being stopped. */
  ending?: 'pause' | 'cancel'
  /** The object may be registered, so it must not be removed. */
  mayBeRegistered?: boolean
  /** Removal of what an earlier run left in the store. */
  cleaningUp?: Promise<void>
}

let latest = 0

/** A unique timestamp in milliseconds, so that the order survives a reload. */
const moment = () => {
  latest = Math.max(Date.now(), latest + 0.001)
  return latest
}

/** @param facts stored in the checkpoint */
export function newUpload(
  { file, folder }: UploadSource,
  owner: string,
  facts: Pick<Checkpoint, 'hotelId' | 'scope' | 'place'>,
): Upload {
  const id = randomText()
  const { name, size, type } = file
  return { id, owner, file, checkpoint: { id, name, size, type, folder, createdAt: moment(), ...facts } }
}

/** The checkpoint as it was before anything was sent. */
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
