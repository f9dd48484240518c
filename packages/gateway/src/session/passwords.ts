import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createQueue } from './boundedQueue'

/** How much work one guess is: N of scrypt, r = 8, p = 1. OWASP's least, 2^17, takes about 0.4 s and 128 MB. */
export const passwordCost = 2 ** 17

const keyLength = 32

/** Bytes that all checks of passwords take together. */
const memory = 256 * 1024 * 1024

/** One processor is left to everything else, and threads of Node's pool to files and names. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

const checks = createQueue({ parallel: memory, waiting: Number.POSITIVE_INFINITY })

/** Bytes that scrypt takes. */
const sizeOf = (cost: number) => 128 * cost * 8

/** A flood of sign-ins takes neither all memory nor all threads: it is counted what each check needs. */
function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 2 * sizeOf(cost) }
  const work = () =>
    new Promise<Buffer>((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    )
  return checks.run(work, Math.max(sizeOf(cost), memory / atOnce))
}

/** Makes the text that is kept of a password: `scrypt$N$salt$hash`. */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const costOf = (hash: string) => Number(hash.split('$')[1])

/** Whether a hash was made with less work than is asked for now. */
export const isCheap = (hash: string, cost: number) => costOf(hash) < cost

/** A text of the same form that no password fits. */
export const unknownPassword = (cost = passwordCost) =>
  ['scrypt', cost, randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')].join('$')

/**
 * Whether a password fits. Without a hash (no such account) it works just as long, at `cost`, so that the time tells nothing about
 * which accounts there are.
 */
export async function fitsPassword(
  password: string,
  hash: string | undefined,
  cost = passwordCost,
): Promise<boolean> {
  const known = hash ?? unknownPassword(cost)
  const [, , salt, key] = known.split('$')
  const expected = Buffer.from(key as string, 'base64url')
  const actual = await derive(password, Buffer.from(salt as string, 'base64url'), costOf(known))
  return timingSafeEqual(actual, expected) && hash !== undefined
}
