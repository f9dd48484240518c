import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** How much work one guess is: N of scrypt, r = 8, p = 1. OWASP's least, 2^17, takes about 0.4 s and 128 MB. */
export const passwordCost = 2 ** 17

const keyLength = 32

/** So many at a time: a flood of logins must not take all memory and all threads. */
const parallel = 4
let running = 0
const queue: (() => void)[] = []

async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  if (running >= parallel) await new Promise<void>((resume) => queue.push(resume))
  running++
  try {
    const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 }
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    )
  } finally {
    running--
    queue.shift()?.()
  }
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

const nobody = (cost: number) =>
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
  const known = hash ?? nobody(cost)
  const [, , salt, key] = known.split('$')
  const expected = Buffer.from(key as string, 'base64url')
  const actual = await derive(password, Buffer.from(salt as string, 'base64url'), costOf(known))
  return timingSafeEqual(actual, expected) && hash !== undefined
}
