/** A number of 32 bits that depends on a text alone (FNV-1a): the seed of a random sequence. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0
  return hash
}
