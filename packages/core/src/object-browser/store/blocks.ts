/**
 * The blocks of 16 words that a hash works on: the bytes, a bit, zeros, and the length in bits.
 *
 * @param isLittle the order of bytes in a word: little for MD5, big for the SHA family
 */
export function blocksOf(bytes: Uint8Array, isLittle: boolean): Int32Array[] {
  const count = (bytes.length + 72) >> 6
  const padded = new Uint8Array(count * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  const bits = bytes.length * 8
  const end = count * 64
  view.setUint32(isLittle ? end - 8 : end - 4, bits, isLittle)
  view.setUint32(isLittle ? end - 4 : end - 8, bits / 2 ** 32, isLittle)
  return Array.from({ length: count }, (_, block) =>
    Int32Array.from({ length: 16 }, (_, word) => view.getInt32(block * 64 + word * 4, isLittle)),
  )
}
