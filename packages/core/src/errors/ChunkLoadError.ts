/**
 * A chunk that is loaded on demand could not be loaded. The loader, which imports nothing from here, creates errors
 * of the same shape; `isChunkLoadError` recognises both.
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
