const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits))

/** One lane of a Murmur-like hash: fast, 32 bits. */
function lane(words: Uint32Array, rest: Uint8Array, seed: number, first: number, second: number): number {
  let hash = seed
  const mix = (word: number) => {
    hash ^= Math.imul(rotate(Math.imul(word, first), 15), second)
    hash = (Math.imul(rotate(hash, 13), 5) + 0xe6546b64) | 0
  }
  for (const word of words) mix(word)
  for (const byte of rest) mix(byte)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * A hash of 64 bits to detect changes, not forgery. `crypto.subtle` does not exist on pages without https.
 */
export function hashBytes(buffer: ArrayBuffer): string {
  const length = buffer.byteLength
  const words = new Uint32Array(buffer, 0, length >> 2)
  const rest = new Uint8Array(buffer, length & ~3)
  const lanes = [
    lane(words, rest, length, 0xcc9e2d51, 0x1b873593),
    lane(words, rest, ~length, 0x239b961b, 0xab0e9789),
  ]
  return lanes.map((value) => value.toString(16).padStart(8, '0')).join('')
}
