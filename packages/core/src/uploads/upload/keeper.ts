import type { CheckpointStore } from '../checkpoints/Checkpoint'
import type { Upload } from './Upload'

/** Writes checkpoints one after the other, so that what is removed last stays removed. Nothing here rejects. */
export interface Keeper {
  /** Writes the checkpoint as it is at its turn. */
  save(upload: Upload): void
  /** Keeps the bytes of its file, if it is still wanted at its turn. */
  saveFile(upload: Upload): void
  /** Resolves when nothing of it is left. */
  remove(upload: Upload): Promise<void>
}

/** Bytes that one list keeps at most. */
const mostKept = 256 * 1024 * 1024

/**
 * @param owner who is signed in now: what somebody else began is not written down any more
 * @param keepUpTo bytes of the largest file that is kept
 */
export function createKeeper(
  store: CheckpointStore,
  owner: () => string | undefined,
  keepUpTo: number,
): Keeper {
  const kept = new Map<Upload, number>()
  const gone = new WeakSet<Upload>()
  let last: Promise<unknown> = Promise.resolve()
  const next = (work: () => Promise<unknown>) => {
    last = last.then(work)
    return last
  }
  const isWanted = (upload: Upload) => !gone.has(upload) && upload.owner === owner()

  return {
    save(upload) {
      gone.delete(upload)
      next(async () => isWanted(upload) && store.put(upload.checkpoint))
    },
    saveFile(upload) {
      const { file } = upload
      if (!file || file.size > keepUpTo || kept.has(upload)) return
      const sum = [...kept.values()].reduce((bytes, size) => bytes + size, file.size)
      if (sum > mostKept) return
      kept.set(upload, file.size)
      next(async () => isWanted(upload) && store.putFile(upload.id, file))
    },
    async remove(upload) {
      gone.add(upload)
      kept.delete(upload)
      await next(() => store.remove(upload.id))
    },
  }
}
