import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text in the encodings that the gateway serves: brotli, gzip and plain. @param {string} text */
export async function compress(text) {
  const plain = Buffer.from(text)
  const [br, gz] = await Promise.all([brotli(plain), zip(plain, { level: 9 })])
  return { plain, br, gz }
}
