import { createFetch } from 'ofetch'
import { ServiceError } from '../errors/ServiceError'
import { cancelled, timedOut, withDeadline } from '../promise/deadline'

/** An answer whose body was read completely. */
export interface Reply {
  /** 0 if a replaced `fetch` provides none. */
  status: number
  text: string
}

export interface Outgoing {
  /** Name of the call, for errors. */
  call: string
  url: string
  method: string
  headers: Record<string, string>
  /** JSON, or a form, whose content type with the boundary is set by the browser. */
  body?: string | FormData
  credentials: RequestCredentials
  /** Milliseconds for the whole answer, body included. */
  timeout: number
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
}

/**
 * Sends one request, once, and reads the whole answer. ofetch's retry is off (it would repeat GETs that change
 * state), and neither its time-out (it ends at the headers) nor its parser (it accepts HTML as data) is used.
 * @throws ServiceError `network` `offline` `timeout` `aborted`
 */
export async function send({
  call,
  url,
  timeout,
  signal,
  fetch = globalThis.fetch,
  ...options
}: Outgoing): Promise<Reply> {
  const { raw } = createFetch({ fetch })
  try {
    const response = await withDeadline(
      (signal) =>
        raw(url, {
          ...options,
          signal,
          retry: false,
          ignoreResponseError: true,
          parseResponse: (text) => text,
        }),
      timeout,
      signal,
    )
    return { status: response.status || 0, text: String(response._data ?? '') }
  } catch (error) {
    if (error === timedOut) throw new ServiceError(call, 'timeout', { params: { seconds: timeout / 1000 } })
    if (error === cancelled) throw new ServiceError(call, 'aborted')
    // ofetch's own error is left out of the chain: it contains the request with its Authorization header.
    const cause = error instanceof Error && error.name === 'FetchError' ? error.cause : error
    throw new ServiceError(call, globalThis.navigator?.onLine === false ? 'offline' : 'network', { cause })
  }
}
