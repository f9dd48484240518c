import { isServiceError, ServiceError } from '../../errors/ServiceError'
import { send } from '../../http/send'
import { delay } from '../../promise/nativePromise'
import type { StoreAccess, StoreAccessSource } from '../../uploads/access/storeAccess'
import { textOf } from './readXml'
import { type StoreRequest, signRequest } from './signRequest'

export interface StoreOptions {
  access: StoreAccessSource
  /** Milliseconds for a whole answer. Default 30 000. */
  timeout?: number
  /** Milliseconds before a request that failed temporarily is repeated once. Default 400. */
  pause?: number
  /** Replaces the browser's `fetch`. */
  fetch?: typeof globalThis.fetch
  /** This device's clock, in milliseconds since 1970. Default `Date.now`. */
  now?: () => number
}

export interface StoreReply {
  readonly status: number
  readonly text: string
  readonly access: StoreAccess
}

/** Access to the object store with signed requests. */
export interface Store {
  readonly source: StoreAccessSource
  /**
   * Sends one request: with valid credentials; once more with renewed ones if the store rejects them or reports clock
   * skew; and once more after a temporary failure. All requests of the object browser are safe to repeat.
   * @param call name of the operation, for errors
   * @throws ServiceError; `http` with the store's `serverCode` and `serverMessage` where it refuses
   */
  ask(call: string, request: StoreRequest, options?: AskOptions): Promise<StoreReply>
}

export interface AskOptions {
  signal?: AbortSignal
  /** Accepted statuses besides 2xx. */
  accepts?: readonly number[]
  /** Whether an answer is complete and comes from the store, not from a captive portal. */
  isWhole?: (text: string) => boolean
}

export function createStore(options: StoreOptions): Store {
  const { access: source, timeout = 30_000, pause = 400, fetch, now = Date.now } = options
  /** Clock offset of this device, as the store reported it. */
  let offset: number | undefined

  async function attempt(call: string, request: StoreRequest, given: AskOptions, access: StoreAccess) {
    const moment = now() + (offset ?? access.clockOffset ?? 0)
    const { signal, accepts = [], isWhole } = given
    const { method, body } = request
    const reply = await send({
      ...signRequest(request, access, moment),
      call,
      method,
      ...(body !== undefined && { body }),
      credentials: 'omit',
      timeout,
      ...(signal && { signal }),
      ...(fetch && { fetch }),
    })
    const { status, text } = reply
    const isGood = (status >= 200 && status < 300) || accepts.includes(status)
    if (!isGood) throw refusal(call, status, text)
    if (isWhole && !isWhole(text)) throw new ServiceError(call, 'malformed', { status })
    return { ...reply, access }
  }

  async function renewed(call: string, request: StoreRequest, given: AskOptions): Promise<StoreReply> {
    const access = await source.get(given)
    try {
      return await attempt(call, request, given, access)
    } catch (error) {
      if (!isServiceError(error, 'http') || ![400, 403].includes(error.status)) throw error
      const time = Date.parse(String(error.params.serverTime))
      if (error.serverCode === 'RequestTimeTooSkewed' && time) offset = time - now()
      else if (error.serverCode && !refusals.test(error.serverCode)) throw error
      else return attempt(call, request, given, await source.get({ ...given, renew: access }))
    }
    return attempt(call, request, given, access)
  }

  return {
    source,
    async ask(call, request, given = {}) {
      try {
        return await renewed(call, request, given)
      } catch (error) {
        if (!mayPass(error) || given.signal?.aborted) throw error
        await delay(pause)
        return renewed(call, request, given)
      }
    },
  }
}

/** Answers to expired or unknown credentials; renewed ones may help. */
const refusals = /^(InvalidAccessKeyId|\w*SecurityToken\w*|AccessDenied|SignatureDoesNotMatch)$/

function refusal(call: string, status: number, text: string): ServiceError {
  const serverTime = textOf(text, 'ServerTime')
  const requestId = textOf(text, 'RequestId')
  const serverCode = textOf(text, 'Code')
  const serverMessage = textOf(text, 'Message')
  return new ServiceError(call, 'http', {
    status,
    params: { ...(serverTime && { serverTime }), ...(requestId && { requestId }) },
    ...(serverCode && { serverCode }),
    ...(serverMessage && { serverMessage }),
  })
}

function mayPass(error: unknown): boolean {
  if (!isServiceError(error)) return false
  const { code, status } = error
  return ['network', 'timeout', 'malformed'].includes(code) || (code === 'http' && status >= 500)
}
