import { timedOut, withDeadline } from '../promise/deadline'
import { ChunkLoadError } from './ChunkLoadError'

/** Milliseconds after which loading a chunk fails. */
export const chunkTimeout = 120_000

/**
 * Loads a chunk: `loadChunk(() => import('./page'))`.
 * @param milliseconds after which it fails with type `timeout`
 * @throws ChunkLoadError
 * @spec W-CHUNK-2 W-CHUNK-3
 */
export async function loadChunk<T>(load: () => Promise<T>, milliseconds = chunkTimeout): Promise<T> {
  try {
    return await withDeadline(load, milliseconds)
  } catch (cause) {
    throw cause === timedOut ? new ChunkLoadError('timeout') : new ChunkLoadError('missing', cause)
  }
}
