/**
 * Stable codes of what can go wrong with a call.
 *
 * | code | when |
 * |---|---|
 * | `http` | HTTP status outside 200–299 |
 * | `network` | no answer: wrong address, gateway down, connection lost, refused by CORS |
 * | `offline` | the same while the browser says it is offline |
 * | `timeout` | the answer was not complete in time |
 * | `refused` | the body's code is not 0 |
 * | `malformed` | the answer is not JSON, or not of the shape that the call table says |
 * | `session-ended` | HTTP 401, also with a renewed token |
 * | `token-failed` | the page's token source gave no token; `params.reason` says why |
 * | `hotel-mismatch` | a write for another hotel than the page's; nothing was sent |
 * | `not-configured` | the address `params.key` is missing or no address; nothing was sent |
 * | `aborted` | the caller does not want the answer any more |
 */
export type ServiceErrorCode =
  | 'http'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'refused'
  | 'malformed'
  | 'session-ended'
  | 'token-failed'
  | 'hotel-mismatch'
  | 'not-configured'
  | 'aborted'

/** The error text where the server sends none (W-REQ-6). */
export const defaultServerMessage = '服务端返回异常'

/** Used as the status of a response that has none (W-REQ-5). */
const missingStatus = 502

/** The details of a service error. */
export interface ServiceErrorDetails {
  /** HTTP status; 502 without one. */
  status?: number
  /** Parameters of the text, and details that help a developer find the cause. Never a token. */
  params?: Record<string, unknown>
  /** Code in the answer's body. */
  serverCode?: string
  /** Message in the answer's body. */
  serverMessage?: string
  /** `data` in the body of a refused answer, unchecked. */
  data?: unknown
  cause?: unknown
}

/**
 * The error that every service throws. `message` is in the specification's words and for developers; the text for
 * users is created from `code` and `params` by `describeError`, so that it follows the language.
 * @spec W-REQ-4 W-REQ-5 W-REQ-6
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** Name of the call in the call table. */
  declare readonly call: string
  declare readonly code: ServiceErrorCode
  declare readonly status: number
  declare readonly params: Record<string, unknown>
  declare readonly serverCode: string | undefined
  declare readonly serverMessage: string | undefined
  declare readonly data: unknown

  constructor(call: string, code: ServiceErrorCode, { cause, ...details }: ServiceErrorDetails = {}) {
    const status = details.status || missingStatus
    super(messageOf(code, status, details), { cause })
    Object.assign(this, details, { call, code, status, params: { ...details.params, status } })
  }
}

/** Whether an error is a `ServiceError` (with this code), also one of another copy of this package. */
export function isServiceError(error: unknown, code?: ServiceErrorCode): error is ServiceError {
  if (!(error instanceof Error) || error.name !== 'ServiceError') return false
  return !code || (error as ServiceError).code === code
}

function messageOf(code: ServiceErrorCode, status: number, details: ServiceErrorDetails): string {
  const { reason, key } = details.params ?? {}
  if (code === 'refused' || code === 'malformed') return details.serverMessage || defaultServerMessage
  if (['http', 'network', 'offline', 'session-ended'].includes(code)) return `ERROR : ${status}`
  return [code, reason ?? key].filter(Boolean).join(': ')
}
