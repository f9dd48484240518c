import { isServiceError } from '../../errors/ServiceError'

/** Whether the outcome of a call is unknown, or its failure may be temporary. */
export function isTemporary(error: unknown): boolean {
  if (!isServiceError(error)) return false
  const { code, status } = error
  return ['network', 'offline', 'timeout', 'malformed'].includes(code) || (code === 'http' && status >= 500)
}
