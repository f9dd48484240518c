import { saveRow } from '@ebkit/protocol/calls/configurable'
import { configuredCall } from '../endpoints/configuredCall'
import { resourceEndpoint } from '../endpoints/resourceEndpoint'
import { isServiceError } from '../errors/ServiceError'
import type { Desk } from './Desk'
import type { FormMode } from './Form'
import type { Values } from './values'

/** Something that is sent until it is known what became of it, always under the same key. */
export interface Attempt {
  key: string
  values: Values
  mode: FormMode
}

/** A key of 32 characters. (`randomUUID` is there in secure contexts only.) */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether an error leaves open what became of a request: it may have been executed. A refusal (4xx) was not, and neither
 * was what ended before it was sent.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isServiceError(error)) return false
  if (['network', 'offline', 'timeout', 'malformed'].includes(error.code)) return true
  return error.code === 'http' && error.status >= 500
}

/** Whether the same attempt may be sent again without a second effect. */
export function isRepeatable({ options }: Desk): boolean {
  const { saveTo: save, resource } = options()
  return typeof save === 'object' ? !!save.idempotent : !save && !!resource
}

/** Sends an attempt; gives the record as it is now. @spec W-FORM-8 W-FORM-9 */
export async function sendAttempt(desk: Desk, { key, values, mode }: Attempt): Promise<Values> {
  const { saveTo: save, resource } = desk.options()
  if (typeof save === 'function') return { ...values, ...Object(await save(values, { key, mode })) }
  const endpoint = save ?? (resource ? resourceEndpoint(resource, 'save') : undefined)
  if (!endpoint) throw new TypeError('A form that saves needs `resource` or `saveTo`')
  const saved = await desk.world.http.call(configuredCall(saveRow, endpoint), {
    body: values,
    headers: { 'X-Eb-Idempotency-Key': key },
    hotelId: desk.hotelId,
  })
  return { ...values, ...Object(saved) }
}
