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
