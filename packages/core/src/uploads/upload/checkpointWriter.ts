import type { CheckpointStore } from '../checkpoints/Checkpoint'
import type { Upload } from './Upload'

/** Writes checkpoints in order, so that a late write cannot bring back a removed one. No method rejects. */
export interface CheckpointWriter {
  /** Writes the checkpoint as it is when its turn comes. */
  save(upload: Upload): void
  /** Stores the file's content, unless the upload has been removed by then. */
  saveFile(upload: Upload): void
  /** Resolves when checkpoint and content are deleted. */
  remove(upload: Upload): Promise<void>
}

/** Bytes of file content that one list stores at most. */
const storageLimit = 256 * 1024 * 1024

/**
 * @param owner user and hotel now; uploads of a previous owner are no longer written
 * @param keepUpTo bytes of the largest file whose content is stored
 */
export function createCheckpointWriter(
  store: CheckpointStore,
  owner: () => string | undefined,
  keepUpTo: number,
): CheckpointWriter {
  const stored = new Map<Upload, number>()
  const removed = new WeakSet<Upload>()
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = (write: () => Promise<unknown>) => {
    last = last.then(write)
    return last
  }
  const isWanted = (upload: Upload) => !removed.has(upload) && upload.owner === owner()

  return {
    save(upload) {
      removed.delete(upload)
      enqueue(async () => isWanted(upload) && store.put(upload.checkpoint))
    },
    saveFile(upload) {
      const { file } = upload
      if (!file || file.size > keepUpTo || stored.has(upload)) return
      const sum = [...stored.values()].reduce((bytes, size) => bytes + size, file.size)
      if (sum > storageLimit) return
      stored.set(upload, file.size)
      enqueue(async () => isWanted(upload) && store.putFile(upload.id, file))
    },
    async remove(upload) {
      removed.add(upload)
      stored.delete(upload)
      await enqueue(() => store.remove(upload.id))
    },
  }
}
