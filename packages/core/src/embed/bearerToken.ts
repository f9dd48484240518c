import { millisecondsOf } from '../clock/millisecondsOf'
import { isServiceError, ServiceError } from '../errors/ServiceError'
import { pageAddress } from '../page/address'
import type { Configuration } from '../page/Configuration'
import type { Page } from '../page/Page'
import { timedOut, withDeadline } from '../promise/deadline'
import { singleFlight } from '../promise/singleFlight'
import type { Session } from '../session/Session'
import { failureReport, messageIn } from './failureReport'

/**
 * Why no token could be got.
 *
 * | reason | |
 * |---|---|
 * | `other-origin` | `tokenUrl` is no address of the page's own origin |
 * | `network` | `tokenUrl` could not be reached |
 * | `status` | `tokenUrl` answered with a status outside 200–299 (`params.status`) |
 * | `not-json` | `tokenUrl` did not answer JSON |
 * | `threw` | the page's `token` function threw or rejected (`cause`) |
 * | `malformed` | the answer has no `token`, or its `expiresAt` is no time |
 * | `timeout` | no answer in 30 s |
 * | `not-loaded` | this part of the program did not come (`cause`) |
 *
 * @example
 * ```ts
 * import type { TokenFailure } from '@ebkit/core/embed'
 * import { isServiceError } from '@ebkit/core/errors'
 *
 * // Why the page's token source gave no token; undefined for other errors.
 * export const tokenFailureOf = (error: unknown) =>
 *   isServiceError(error, 'token-failed') ? (error.params.reason as TokenFailure) : undefined
 * ```
 */
export type TokenFailure =
  | 'other-origin'
  | 'network'
  | 'status'
  | 'not-json'
  | 'threw'
  | 'malformed'
  | 'timeout'
  | 'not-loaded'

type Source = NonNullable<Configuration['token'] | Configuration['tokenUrl']>

interface KeptToken {
  token: string
  source: Source
  /** When to renew the token, on the monotonic clock. */
  renewAt: number
}

/** Milliseconds before its expiry at which a token is renewed. */
const margin = 60_000
/**
 * Milliseconds for which a new token is used at least: on a device whose clock is ahead, every token looks expired.
 * The gateway's 401 tells when it really is.
 */
const shortestUse = 30_000
const timeLimit = 30_000

/**
 * Keeps the page's access token in memory only; errors and reports never contain it. Failures are reported. Pages
 * without a token source never load this (session/bearerTokenLoader.ts).
 * @returns a function as `Session.bearerToken`
 */
export function createBearerToken({ $configuration, report }: Page): Session['bearerToken'] {
  let kept: KeptToken | undefined
  const sourceNow = (): Source | undefined => {
    const { token, tokenUrl } = $configuration.get()
    return token ?? tokenUrl
  }

  const renewToken = singleFlight(async (): Promise<string> => {
    const source = sourceNow() as Source
    try {
      kept = read(source, await withDeadline((signal) => ask(source, signal), timeLimit))
    } catch (cause) {
      const error = cause === timedOut ? failure('timeout') : cause
      if (isServiceError(error, 'token-failed')) report('token-failed', failureReport(source, error))
      throw error
    }
    return kept.token
  })

  return async function bearerToken(refused?: string): Promise<string | undefined> {
    const source = sourceNow()
    if (!source) return undefined
    const usable = kept?.source === source && kept.token !== refused && performance.now() < kept.renewAt
    const token = usable ? kept?.token : await renewToken()
    // The page may have changed its token source while the previous one was running.
    return sourceNow() === source && kept?.source === source ? token : bearerToken()
  }
}

async function ask(source: Source, signal: AbortSignal): Promise<unknown> {
  if (typeof source === 'string') return askAddress(source, signal)
  try {
    return await source()
  } catch (cause) {
    throw failure('threw', { cause })
  }
}

async function askAddress(address: string, signal: AbortSignal): Promise<unknown> {
  const page = pageAddress()
  if (!page || originOf(address, page) !== new URL(page).origin) throw failure('other-origin')
  let text: string
  try {
    const answer = await fetch(new URL(address, page), { headers: { Accept: 'application/json' }, signal })
    text = await answer.text()
    if (!answer.ok) throw failure('status', { status: answer.status, answer: messageIn(text) })
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    // Not a failure of the page's token source.
    if (globalThis.navigator?.onLine === false) throw new ServiceError('token', 'offline', { cause })
    throw failure('network', { cause })
  }
  try {
    return JSON.parse(text)
  } catch {
    // Without the parser's error, which quotes the text and possibly the token.
    throw failure('not-json')
  }
}

function originOf(address: string, page: string): string | undefined {
  try {
    return new URL(address, page).origin
  } catch {
    return undefined
  }
}

function read(source: Source, given: unknown): KeptToken {
  const { token, expiresAt } = Object(given) as Record<string, unknown>
  const end = millisecondsOf(expiresAt)
  if (typeof token !== 'string' || !token || Number.isNaN(end)) throw failure('malformed')
  const rest = end - Date.now() - margin
  return { token, source, renewAt: performance.now() + Math.max(rest, shortestUse) }
}

function failure(
  reason: TokenFailure,
  { cause, status, answer }: { cause?: unknown; status?: number; answer?: string | undefined } = {},
): ServiceError {
  const serverMessage = answer && { serverMessage: answer }
  return new ServiceError('token', 'token-failed', { params: { reason }, status, cause, ...serverMessage })
}
