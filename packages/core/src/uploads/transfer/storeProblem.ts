import { keyTaken, partsGone, stopped, TransferError } from './TransferError'
import type { TransportFailure } from './transport'

/** What ali-oss throws: the store's answer, or the transport's failure. */
interface StoreFailure {
  name: string
  message: string
  status?: number
  code?: string
}

/** Answers to expired or unknown credentials. */
const refusals =
  /^(InvalidAccessKeyId|InvalidSecurityToken|SecurityTokenExpired|SecurityTokenNotSupported|AccessDenied|SignatureDoesNotMatch|Forbidden)/

/** Whether renewed credentials may help. */
export function isRefusal(error: unknown): boolean {
  const { status, code = '' } = Object(error) as Partial<StoreFailure>
  return (status === 403 || status === 400) && refusals.test(code)
}

/** Converts a failure of ali-oss: a `TransferError`, `stopped`, `partsGone` or `keyTaken`. */
export function storeProblem(error: unknown): unknown {
  if (error === stopped || error === partsGone || error === keyTaken || error instanceof TransferError)
    return error
  const { name, code, status = 0, message } = Object(error) as Partial<StoreFailure>
  const params = { status, message, code }
  const known = transportProblems[name as TransportFailure]?.()
  if (known) return known
  if (code === 'RequestTimeTooSkewed') return new TransferError('clock-skew')
  if (isHiddenEtag(message)) return new TransferError('etag-hidden')
  if (code === 'NoSuchUpload' || code === 'InvalidPart') return partsGone
  if (code === 'FileAlreadyExists') return keyTaken
  if (isRefusal(error)) return new TransferError('access-refused', { params })
  if (isGatewayDown(status)) return new TransferError('network', { params, isTemporary: true })
  // `RequestTimeout` is a 400: the store waited too long for the body.
  if (status >= 500 || status === 429 || code === 'RequestTimeout')
    return new TransferError('store-failed', { params, isTemporary: true })
  if (status >= 300) return new TransferError('store-refused', { params })
  return new TransferError('unknown', { error })
}

/** A proxy answers that its upstream is down. */
export const isGatewayDown = (status: number | undefined) => status === 502 || status === 504

const transportProblems: Readonly<Record<TransportFailure, () => unknown>> = {
  NetworkError: () => new TransferError('network', { isTemporary: true }),
  StalledError: () => new TransferError('stalled', { isTemporary: true }),
  ClockSkewError: () => new TransferError('clock-skew'),
  StoppedError: () => stopped,
}

/** ali-oss has only a message for it. */
const isHiddenEtag = (message = '') => message.includes('etag of expose-headers')
