import { NativePromise } from '../../promise/nativePromise'

/** How one request is sent; ali-oss hands it through as `ctx`. */
export interface RequestContext {
  signal: AbortSignal
  /** Bytes of the request's body that have left. */
  onProgress?: (loaded: number) => void
}

/** What ali-oss gives to send. */
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

/** In place of the `urllib` of ali-oss: the object that sends its signed requests. */
export interface Transport {
  request(url: string, request: TransportRequest): Promise<TransportAnswer>
}

export interface TransportOptions {
  /** For requests that have none of their own. */
  context: RequestContext
  /** Milliseconds without a byte moving after which a request counts as stalled. */
  stallAfter: number
  /** Milliseconds for the store to answer once it has everything. */
  answerWithin: number
  /**
   * Bytes a millisecond of the slowest line that is still one. The browser calls bytes sent that wait in the system's
   * buffers: the answer gets that much longer.
   */
  slowest: number
  /** In place of the browser's, in tests. */
  createRequest?: () => XMLHttpRequest
}

/** Names of failures without an answer; ali-oss gives them as `code`. */
export type TransportFailure = 'NetworkError' | 'StalledError' | 'StoppedError' | 'ClockSkewError'

/** The store calls our clock wrong so many times before it is an error (F-UP-4). */
const skewLimit = 3

/** The browser sets these itself and refuses ours. */
const forbidden = /^(host|content-length|user-agent|date|accept-encoding)$/i

/**
 * Sends requests with progress, with a signal to stop, and with an eye on whether bytes move: no limit on the whole
 * time, which a slow line would break (F-UP-8).
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
      // ali-oss corrects its clock by the answer and asks again, for ever where that does not help.
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

/** As bytes: to a text the browser would add its charset, and the signature would be wrong. */
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

/** The log-in page of a hotel's network answers everything with 200 and HTML. */
function isFromTheStore({ status, headers }: TransportAnswer): boolean {
  return status >= 300 || !headers['content-type']?.startsWith('text/html')
}

/** In the shape that ali-oss takes for a failure without an answer. */
function failure(name: TransportFailure): Error {
  return Object.assign(new Error(name), { name, status: -1 })
}

function watchdog(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    /** Forgets the time so far, and waits anew. */
    wait(milliseconds: number) {
      stop()
      timer = setTimeout(onSilence, milliseconds)
    },
  }
}
