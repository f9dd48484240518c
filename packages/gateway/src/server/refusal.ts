/**
 * A request that is answered with an error on purpose. Everything else that is thrown is a fault of ours: 500 `internal`,
 * its message only in the log.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** Stable, for programs: `not-found`, `invalid-request` …; a number where the specification's callers read one. */
    readonly code: string | number,
    /** For people who read logs and consoles. */
    message: string,
    readonly data?: unknown,
    /** Seconds, sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

export const unauthenticated = () => new Refusal(401, 'unauthenticated', 'Sign in first')

/** The same answer for every invalid key: only administrators learn what it once was. */
export const wrongKey = () =>
  new Refusal(
    401,
    'unauthenticated',
    'There is no such key, or it was switched off or replaced. See whether all characters were copied; if the key is lost, an administrator of the brand creates or replaces one',
  )

/** Foreign data answers as if it did not exist. */
export const notFound = (message = 'There is nothing here') => new Refusal(404, 'not-found', message)

/** Too much at once; `retryAfter` in seconds is spread, or all would come back together. */
export function busy(message = 'Too much is going on; try again in a moment'): Refusal {
  const retryAfter = 2 + Math.floor(Math.random() * 6)
  return new Refusal(503, 'busy', message, { retryAfter }, retryAfter)
}

export const forbidden = (message: string) => new Refusal(403, 'forbidden', message)
