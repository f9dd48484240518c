import { blocksOf } from './blocks'

/** The first 32 bits of the fractional parts of the roots of the first 64 primes. */
const rootBits = (root: number) => primes().map((prime) => (prime ** (1 / root) * 2 ** 32) | 0)

function primes(): number[] {
  const found: number[] = []
  for (let number = 2; found.length < 64; number++)
    if (found.every((prime) => number % prime)) found.push(number)
  return found
}

let tables: { start: number[]; round: number[] } | undefined

const rotate = (value: number, bits: number) => (value >>> bits) | (value << (32 - bits))

/** SHA-256 in plain JavaScript: `crypto.subtle` is missing on pages without https. For texts of a few kilobytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  tables ??= { start: rootBits(2).slice(0, 8), round: rootBits(3) }
  const { start, round } = tables
  const state = [...start]
  const words = new Int32Array(64)
  for (const block of blocksOf(bytes, false)) {
    words.set(block)
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15] as number, words[i - 2] as number]
      const first = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
      const second = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
      words[i] = (words[i - 16] as number) + first + (words[i - 7] as number) + second
    }
    mix(state, words, round)
  }
  return bytesOf(state)
}

function mix(state: number[], words: Int32Array, round: number[]): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const one =
      h +
      (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
      choice +
      (round[i] as number) +
      (words[i] as number)
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] as number) + value) | 0
}

function bytesOf(words: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  for (const [i, word] of words.entries()) view.setInt32(i * 4, word)
  return new Uint8Array(view.buffer)
}

const encoder = new TextEncoder()

/** HMAC-SHA256 of a text. */
export function hmacSha256(key: Uint8Array, text: string): Uint8Array {
  const secret = key.length > 64 ? sha256(key) : key
  const pad = (sign: number, rest: Uint8Array) => {
    const bytes = new Uint8Array(64 + rest.length).fill(sign, 0, 64)
    for (const [i, byte] of secret.entries()) bytes[i] = byte ^ sign
    bytes.set(rest, 64)
    return sha256(bytes)
  }
  return pad(0x5c, pad(0x36, encoder.encode(text)))
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
