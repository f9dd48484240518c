import { stopwatch } from '../../clock/stopwatch'
import { isServiceError, ServiceError } from '../../errors/ServiceError'
import { delay, NativePromise } from '../../promise/nativePromise'
import { type AccessAnswer, readAccess } from './readAccess'
import type { AccessOptions, StoreAccess, StoreAccessSource } from './storeAccess'

export interface AccessSourceOptions {
  /** User and hotel; the access of another owner is never used. */
  owner: () => Promise<string>
  /** @throws ServiceError */
  ask: () => Promise<AccessAnswer>
  /** Milliseconds before expiry at which it is renewed, at most a third of its life. Default 120 000. */
  margin?: number
  /** Milliseconds before a failed renewal is retried; doubled before the second retry. Default 1 000. */
  pause?: number
  /** The device's clock, in milliseconds since 1970. Default `Date.now`. */
  now?: () => number
}

interface KeptAccess {
  access: StoreAccess
  owner: string
  age(): number
  /** Milliseconds of validity. */
  life: number
}

/** Attempts at one renewal. */
const attempts = 3
/** Shortest life of a token, assumed where the device's clock is wrong. */
const shortestLife = 900_000
/** Longest life of a token; a longer one means that the device's clock is wrong. */
const longestLife = 12 * 3_600_000

/** @spec W-EXP-22 W-STO-5 */
export function createAccessSource({
  owner,
  ask,
  margin = 120_000,
  pause = 1_000,
  now = Date.now,
}: AccessSourceOptions): StoreAccessSource {
  let kept: KeptAccess | undefined
  let flight: { owner: string; access: Promise<StoreAccess> } | undefined

  async function renewFor(who: string): Promise<StoreAccess> {
    const age = stopwatch(now)
    const access = readAccess(await askAgain(ask, pause), now())
    if ((await owner()) === who) kept = { access, owner: who, age, life: lifeOf(access, now()) }
    return access
  }

  /** One renewal at a time, shared by all callers. */
  function renewal(who: string): Promise<StoreAccess> {
    if (flight?.owner !== who) {
      const access = renewFor(who).finally(() => {
        if (flight?.access === access) flight = undefined
      })
      flight = { owner: who, access }
    }
    return flight.access
  }

  return {
    async get({ renew = false, signal }: AccessOptions = {}) {
      if (signal?.aborted) throw aborted()
      const who = await owner()
      const current = kept?.owner === who && renew !== true && renew !== kept.access ? kept : undefined
      if (current && current.age() < current.life - Math.min(margin, current.life / 3)) return current.access
      try {
        return await unlessAborted(renewal(who), signal)
      } catch (error) {
        if (current && current.age() < current.life && !isServiceError(error, 'aborted'))
          return current.access
        throw error
      }
    },
  }
}

/** Requests with retries. Only the message of a failure is logged. */
async function askAgain(ask: AccessSourceOptions['ask'], pause: number): Promise<AccessAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const failure = withoutData(error)
      if (isServiceError(failure, 'aborted')) throw failure
      globalThis.console?.warn(`[ebkit] The storage token could not be got: ${String(failure)}`)
      if (attempt === attempts || !isTemporary(failure)) throw failure
      await delay(pause * attempt)
    }
  }
}

/** A malformed answer may contain keys, so its data is dropped. */
function withoutData(error: unknown): unknown {
  if (!isServiceError(error)) return error
  const { call, code, status, params, serverCode, serverMessage, cause } = error
  return new ServiceError(call, code, { status, params, serverCode, serverMessage, cause })
}

const passing = ['network', 'offline', 'timeout', 'malformed']

function isTemporary(error: unknown): boolean {
  if (!isServiceError(error)) return false
  return (
    passing.includes(error.code) || (error.code === 'http' && (error.status >= 500 || error.status === 429))
  )
}

function lifeOf({ expiresAt, clockOffset = 0 }: StoreAccess, now: number): number {
  const life = expiresAt - now - clockOffset
  return life > 0 && life < longestLife ? life : shortestLife
}

const aborted = () => new ServiceError('storageToken', 'aborted')

async function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work
  let stop = () => {}
  const ended = new NativePromise<never>((_, reject) => {
    stop = () => reject(aborted())
    signal.addEventListener('abort', stop)
  })
  try {
    return await NativePromise.race([work, ended])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
