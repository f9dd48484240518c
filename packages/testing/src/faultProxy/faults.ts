import type { IncomingMessage } from 'node:http'
import type { Answer } from './Answer'

/** A request as the proxy saw it. */
export interface SeenRequest {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingMessage['headers']
  /** The request's body, if the proxy records bodies. */
  body?: Buffer
  /** The gateway's unchanged answer, if the proxy records bodies. */
  answer?: Answer
}

/**
 * What goes wrong:
 *
 * | fault | the client sees | the gateway |
 * |---|---|---|
 * | `status` | `status` (default 503) with `body` | not asked |
 * | `html` | 200 with a page of HTML | not asked |
 * | `json` | `status` (default 200) with `body` as JSON | not asked |
 * | `drop` | the connection ends without an answer | not asked |
 * | `stallHeaders` | nothing, ever | not asked |
 * | `cutJson` | half of the JSON as if it were the whole | asked |
 * | `cutConnection` | half of the body, then the connection ends | asked |
 * | `stallBody` | headers, half of the body, then nothing | asked |
 * | `wrongShape` | the answer with `data` in place of its data (default `{ unexpected: true }`) | asked |
 * | `lose` | the connection ends after the gateway has done its work | asked |
 * | `delay` | the answer `milliseconds` late | asked |
 * | `text` | `status` (default 200) with `body` as it is, an XML of the object store for instance | not asked |
 * | `stallUpload` | nobody takes the body of its request, and no answer | not asked |
 * | `slowUpload` | the body is taken 64 KB every `milliseconds` | asked |
 * | `cutUpload` | the connection ends when half of the body is through | asked, with half of it |
 * | `hideHeaders` | the answer without the headers in `names` | asked |
 * | `hold` | the answer after `release()` | asked |
 */
export type FaultKind =
  | 'status'
  | 'html'
  | 'json'
  | 'drop'
  | 'stallHeaders'
  | 'cutJson'
  | 'cutConnection'
  | 'stallBody'
  | 'wrongShape'
  | 'lose'
  | 'delay'
  | 'text'
  | 'stallUpload'
  | 'slowUpload'
  | 'cutUpload'
  | 'hideHeaders'
  | 'hold'

export interface Fault {
  /** The affected requests: a path prefix with or without its first slash, or a predicate. Default: all. */
  match?: string | ((request: SeenRequest) => boolean)
  /** Maximum number of affected requests; default all. */
  times?: number
  fault: FaultKind
  status?: number
  body?: unknown
  data?: unknown
  milliseconds?: number
  /** In lower case, for `hideHeaders`. */
  names?: readonly string[]
  /** Headers of the proxy's own answers. */
  headers?: Record<string, string>
}

/** An injected fault. Assert on `hits`: a fault that hit nothing proves nothing. */
export interface InjectedFault {
  readonly hits: number
  /** Releases the answers that `hold` delays, and all later ones. */
  release(): void
  /** Removes the fault. */
  remove(): void
}

export function matches(fault: Fault, request: SeenRequest): boolean {
  const { match } = fault
  if (match === undefined) return true
  if (typeof match === 'function') return match(request)
  return request.path.startsWith(match.startsWith('/') ? match : `/${match}`)
}
