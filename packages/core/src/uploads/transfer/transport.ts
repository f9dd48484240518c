import { NativePromise } from '../../promise/nativePromise'

/** Context of one request; ali-oss passes it on as `ctx`. */
export interface RequestContext {
  signal: AbortSignal
  /** Reports the sent bytes of the body. */
  onProgress?: (loaded: number) => void
}

/** A request of ali-oss. */
interface TransportRequest {
  method: string
  headers: Record<string, string>
  content?: Uint8Array | string
  ctx?: RequestContext
}

interface TransportAnswer {
  status: number
  headers: Record<string, string>
  data: string
  res: { status: number; headers: Record<string, string> }
}

/** Replaces the `urllib` of ali-oss, which sends its signed requests. */
export interface Transport {
  request(url: string, request: TransportRequest): Promise<TransportAnswer>
}

export interface TransportOptions {
  /** Default context. */
  context: RequestContext
  /** Milliseconds without progress after which a request counts as stalled. */
  stallAfter: number
  /** Milliseconds that the store has to answer after the body was sent. */
  answerWithin: number
  /**
   * Bytes per millisecond of the slowest supported connection. Browsers report bytes as sent that are still in the system's
   * buffers, so the time for the answer is extended accordingly.
   */
  slowest: number
  /** For tests. */
  createRequest?: () => XMLHttpRequest
}

/** Names of failures without an answer; ali-oss exposes them as `code`. */
export type TransportFailure = 'NetworkError' | 'StalledError' | 'StoppedError' | 'ClockSkewError'

/** Clock skew errors in a row until the request fails (F-UP-4). */
const skewLimit = 3

/** Headers that browsers do not let scripts set. */
const forbidden = /^(host|content-length|user-agent|date|accept-encoding)$/i

/**
 * Sends requests with progress and abort. It times out on missing progress, not on total time, which would exclude slow
 * connections (F-UP-8).
 */
export function createTransport(options: TransportOptions): Transport {
  const skewed = new WeakMap<RequestContext, number>()
  return {
    async request(url, request) {
      const context = request.ctx ?? options.context
      const answer = await send(url, request, context, options)
      if (answer.status !== 403 || !answer.data.includes('RequestTimeTooSkewed')) {
        skewed.delete(context)
        return answer
      }
      // ali-oss corrects its clock and repeats the request, endlessly if that does not help.
      const times = (skewed.get(context) ?? 0) + 1
      skewed.set(context, times)
      if (times >= skewLimit) throw failure('ClockSkewError')
      return answer
    },
  }
}

function send(
  url: string,
  { method, headers, content }: TransportRequest,
  { signal, onProgress }: RequestContext,
  { stallAfter, answerWithin, slowest, createRequest = () => new XMLHttpRequest() }: TransportOptions,
): Promise<TransportAnswer> {
  return new NativePromise((resolve, reject) => {
    if (signal.aborted) return reject(failure('StoppedError'))
    const xhr = createRequest()
    const patience = answerWithin + (content?.length ?? 0) / slowest
    const watch = watchdog(() => end('StalledError'))
    const stop = () => end('StoppedError')
    const leave = () => {
      watch.stop()
      signal.removeEventListener('abort', stop)
    }
    const end = (name: TransportFailure) => {
      leave()
      reject(failure(name))
      xhr.abort()
    }
    xhr.upload.onprogress = ({ loaded }) => {
      watch.wait(stallAfter)
      onProgress?.(loaded)
    }
    xhr.upload.onload = () => watch.wait(patience)
    xhr.onprogress = () => watch.wait(stallAfter)
    xhr.onerror = () => end('NetworkError')
    xhr.onload = () => {
      leave()
      const answer = readAnswer(xhr)
      if (isFromTheStore(answer)) resolve(answer)
      else reject(failure('NetworkError'))
    }
    signal.addEventListener('abort', stop)
    watch.wait(content?.length ? stallAfter : patience)
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers))
      if (value && !forbidden.test(name)) xhr.setRequestHeader(name, value)
    xhr.send(bodyOf(content))
  })
}

/** Always bytes: for a string the browser adds a charset, which invalidates the signature. */
function bodyOf(content: Uint8Array | string | undefined): Uint8Array<ArrayBuffer> | null {
  if (content === undefined) return null
  return (
    typeof content === 'string' ? new TextEncoder().encode(content) : content
  ) as Uint8Array<ArrayBuffer>
}

function readAnswer(xhr: XMLHttpRequest): TransportAnswer {
  const lines = xhr.getAllResponseHeaders().split(/\r?\n/)
  const headers = Object.fromEntries(
    lines.flatMap((line) => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]] : []
    }),
  )
  const { status } = xhr
  return { status, headers, data: xhr.responseText, res: { status, headers } }
}

/**
 * Firefox ends a request whose connection was cut with `load` and status 0. The captive portal of a hotel's network answers
 * everything with 200 and HTML.
 */
function isFromTheStore({ status, headers }: TransportAnswer): boolean {
  return status >= 300 || (status > 0 && !headers['content-type']?.startsWith('text/html'))
}

/** An error that ali-oss treats as a failure without an answer. */
function failure(name: TransportFailure): Error {
  return Object.assign(new Error(name), { name, status: -1 })
}

function watchdog(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    /** Restarts the timer. */
    wait(milliseconds: number) {
      stop()
      timer = setTimeout(onSilence, milliseconds)
    },
  }
}
