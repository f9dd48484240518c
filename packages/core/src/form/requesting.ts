import { isServiceError } from '../errors/ServiceError'
import type { FormMode } from './Form'
import type { Values } from './values'

/** One submission, repeated under the same key until its outcome is known. */
export interface Attempt {
  key: string
  values: Values
  mode: FormMode
}

/** A key of 32 characters; `randomUUID` is available in secure contexts only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether the request may have been executed in spite of the error. A request that was refused (4xx) or never sent was
 * not.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isServiceError(error)) return false
  if (['network', 'offline', 'timeout', 'malformed'].includes(error.code)) return true
  return error.code === 'http' && error.status >= 500
}
