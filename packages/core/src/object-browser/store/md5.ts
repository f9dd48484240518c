import { blocksOf } from './blocks'

/** Rotations of each round, in bits. */
const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits))

/** MD5 as Base64: required by the store for a delete request, and missing in browsers. */
export const md5Base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...md5(bytes)))

/** MD5 in hexadecimal, as in ETags. */
export const md5Hex = (bytes: Uint8Array) =>
  [...md5(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function md5(bytes: Uint8Array): Uint8Array {
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (const block of blocksOf(bytes, true)) mix(state, block)
  const view = new DataView(new ArrayBuffer(16))
  for (const [i, word] of state.entries()) view.setInt32(i * 4, word, true)
  return new Uint8Array(view.buffer)
}

function mix(state: number[], block: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let i = 0; i < 64; i++) {
    const [choice, word] = roundOf(i >> 4, i, b, c, d)
    const sine = Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32)
    const sum = (a + choice + sine + (block[word & 15] as number)) | 0
    const turn = turns[((i >> 4) << 2) | (i & 3)] as number
    ;[a, b, c, d] = [d, (b + rotate(sum, turn)) | 0, b, c]
  }
  for (const [i, value] of [a, b, c, d].entries()) state[i] = ((state[i] as number) + value) | 0
}

/** @returns the mixed-in value of a round, and the index of its word */
function roundOf(round: number, i: number, b: number, c: number, d: number): [number, number] {
  if (round === 0) return [(b & c) | (~b & d), i]
  if (round === 1) return [(d & b) | (~d & c), 5 * i + 1]
  if (round === 2) return [b ^ c ^ d, 3 * i + 5]
  return [c ^ (b | ~d), 7 * i]
}
