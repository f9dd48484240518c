import { createFetch } from 'ofetch'
import { ServiceError } from '../errors/ServiceError'
import { cancelled, timedOut, withDeadline } from '../promise/deadline'

/** What came back, its body read to the end. */
export interface Reply {
  /** 0 where a replaced `fetch` gives none. */
  status: number
  text: string
}

export interface Outgoing {
  /** Name of the call, for errors. */
  call: string
  url: string
  method: string
  headers: Record<string, string>
  /** JSON, or a form: its content type, with the boundary, is the browser's to say. */
  body?: string | FormData
  credentials: RequestCredentials
  /** Milliseconds for the whole answer, body included. */
  timeout: number
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
}

/**
 * Sends one request, once, and reads the whole answer. ofetch's own retry is off (it would repeat GETs that change
 * state), its time-out is not used (it ends at the headers), and its parser neither (it takes HTML for data).
 *
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
    // ofetch's own error is left out of the chain: it carries the request with its Authorization header.
    const cause = error instanceof Error && error.name === 'FetchError' ? error.cause : error
    throw new ServiceError(call, globalThis.navigator?.onLine === false ? 'offline' : 'network', { cause })
  }
}
