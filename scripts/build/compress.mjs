import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text as the gateway serves it: with brotli, with gzip, and as it is. */
export async function compress(text) {
  const plain = Buffer.from(text)
  const [br, gz] = await Promise.all([smallestBrotli(plain), zip(plain, { level: 9 })])
  return { plain, br, gz }
}

/** Which window and how distances are written suit a text best, only trying tells: some ten bytes either way. */
const windows = [14, 15, 16, 17, 22]
const postfixes = [0, 1, 2]

async function smallestBrotli(plain) {
  const attempts = windows.flatMap((window) =>
    postfixes.map((postfix) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      }
      return brotli(plain, { params })
    }),
  )
  const results = await Promise.all(attempts)
  return results.reduce((best, result) => (result.length < best.length ? result : best))
}
