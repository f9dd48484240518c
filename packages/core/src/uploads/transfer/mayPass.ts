import { isServiceError } from '../../errors/ServiceError'

/** Whether nobody knows what became of a call, or the service may be well again soon. */
export function mayPass(error: unknown): boolean {
  if (!isServiceError(error)) return false
  const { code, status } = error
  return ['network', 'offline', 'timeout', 'malformed'].includes(code) || (code === 'http' && status >= 500)
}
