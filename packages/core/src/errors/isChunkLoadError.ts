/** Recognises a chunk load failure by its name or by the words `Loading chunk failed` (W-CHUNK-4). */
export function isChunkLoadError(error: unknown): boolean {
  const { name, message } = Object(error) as Partial<Error>
  return name === 'ChunkLoadError' || /loading chunk.*failed/i.test(message as string)
}
