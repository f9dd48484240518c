import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createQueue } from './boundedQueue'

/** The cost of one check: N of scrypt, r = 8, p = 1. OWASP's minimum, 2^17, takes about 0.4 s and 128 MB. */
export const passwordCost = 2 ** 17

const keyLength = 32

/** Maximum memory in bytes of all concurrent checks. */
const memory = 256 * 1024 * 1024

/** One processor is reserved for everything else, and threads of Node's pool for files and DNS. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

const checks = createQueue({ parallel: memory, waiting: Number.POSITIVE_INFINITY })

/** Memory of scrypt in bytes. */
const sizeOf = (cost: number) => 128 * cost * 8

/** Many concurrent sign-ins must not use all memory and threads: they are weighted by the memory of each check. */
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

/** Creates the stored form of a password: `scrypt$N$salt$hash`. */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const costOf = (hash: string) => Number(hash.split('$')[1])

/** Whether a hash was created with a lower cost than required now. */
export const isCheap = (hash: string, cost: number) => costOf(hash) < cost

/** A text of the same form that no password matches. */
export const unknownPassword = (cost = passwordCost) =>
  ['scrypt', cost, randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')].join('$')

/**
 * Whether a password matches. Without a hash (no such account) it takes as long, at `cost`, so that the time does not
 * reveal which accounts exist.
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
