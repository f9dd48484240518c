import type { Checkpoint, CheckpointStore } from './Checkpoint'

/** Checkpoints in memory: for tests, and for pages that store nothing on the device. */
export function memoryCheckpoints(): CheckpointStore {
  const checkpoints = new Map<string, Checkpoint>()
  const files = new Map<string, File>()
  return {
    list: async () => [...checkpoints.values()],
    put: async (checkpoint) => {
      checkpoints.set(checkpoint.id, checkpoint)
    },
    remove: async (id) => {
      checkpoints.delete(id)
      files.delete(id)
    },
    putFile: async (id, file) => Boolean(files.set(id, file)),
    getFile: async (id) => files.get(id),
    close() {},
  }
}
