import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * A text as the gateway serves it: with brotli, with gzip, and as it is.
 *
 * @param {string} text
 * @param {boolean} [counts] its bytes are scarce: more ways are tried, which takes some seconds for all that count
 */
export async function compress(text, counts = false) {
  const plain = Buffer.from(text)
  const tried = counts ? attempts : attempts.slice(-1)
  const [br, gz] = await Promise.all([smallestBrotli(plain, tried), zip(plain, { level: 9 })])
  return { plain, br, gz }
}

/**
 * Window, postfix and direct codes for distances. Which suit a text best only trying tells, some ten bytes either way;
 * these are the ones that were best for one of ours.
 */
const distances = [
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 11],
  [0, 13],
  [1, 4],
  [1, 24],
  [3, 0],
  [3, 32],
  [3, 40],
]
const attempts = [
  ...distances.map((codes) => [16, ...codes]),
  ...[14, 16].flatMap((window) => [0, 1, 2].map((postfix) => [window, postfix, 0])),
  [18, 0, 0],
]
const quick = 100_000

async function smallestBrotli(plain, attempts) {
  const tried = attempts.filter(([, postfix, direct]) => plain.length < quick || (!direct && postfix < 3))
  const running = tried.map(([window, postfix, direct]) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    }
    return brotli(plain, { params })
  })
  const results = await Promise.all(running)
  return results.reduce((best, result) => (result.length < best.length ? result : best))
}
