import { isChunkLoadError } from '../errors/isChunkLoadError'
import { isServiceError } from '../errors/ServiceError'
import type { Problem, ProblemCode } from '../file-manager/Notice'

/** The reasons of the service, as codes for users. */
const codeOfReason: Readonly<Record<string, ProblemCode>> = {
  'not-found': 'gone',
  'name-taken': 'name-taken',
  'name-pattern': 'bad-name',
  'name-invalid': 'unsafe-name',
  'into-itself': 'into-itself',
}

/** A failure as an outcome. HTTP 403 means not allowed; the body's 403 never reaches this function (CTR-3). */
export function problemOf(error: unknown, name?: string): Problem {
  return { ok: false, code: codeOf(error), params: { name }, error }
}

function codeOf(error: unknown): ProblemCode {
  if (isChunkLoadError(error)) return 'load-failed'
  if (!isServiceError(error)) return 'failed'
  if (error.status === 404) return 'gone'
  if (error.status === 403) return 'not-allowed'
  const { reason } = Object(error.data) as { reason?: unknown }
  return codeOfReason[String(reason)] ?? 'failed'
}
