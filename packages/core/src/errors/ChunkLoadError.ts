import { timedOut, withDeadline } from '../promise/deadline'

/** Milliseconds after which a part of the program counts as not to be had. */
export const chunkTimeout = 120_000

/**
 * A part of the program that is loaded when it is needed did not come. The loader, which imports nothing from here,
 * makes errors of the same shape; `isChunkLoadError` knows them all.
 *
 * @spec W-CHUNK-3 W-CHUNK-4
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** `timeout` after 120 s, `missing` for every other failure. */
  readonly type: 'timeout' | 'missing'

  constructor(type: 'timeout' | 'missing', cause?: unknown) {
    super('Loading chunk failed', { cause })
    this.type = type
  }
}

/** Recognises a chunk load failure by its name or by the words `Loading chunk failed` (W-CHUNK-4). */
export function isChunkLoadError(error: unknown): boolean {
  const { name, message } = Object(error) as Partial<Error>
  return name === 'ChunkLoadError' || /loading chunk\b.*failed/i.test(String(message))
}

/**
 * Loads a part of the program: `loadChunk(() => import('./page'))`.
 *
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
