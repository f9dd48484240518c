/** A 32-bit hash of a text (FNV-1a), used as the seed of a random sequence. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0
  return hash
}
