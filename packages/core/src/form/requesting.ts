import { getRow, saveRow } from '@ebkit/protocol'
import { isServiceError } from '../errors/ServiceError'
import { configuredCall } from '../http/configuredCall'
import { resourceEndpoint } from '../http/resourceEndpoint'
import { type Desk, keyNameOf } from './Desk'
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

/** Reads the record. @spec W-FORM-4 W-FORM-8 W-FORM-9 */
export async function readRecord(desk: Desk, id: string, signal: AbortSignal): Promise<Values> {
  const { http } = desk.world
  const options = desk.options()
  const { loadFrom: detail, resource } = options
  if (typeof detail === 'function') return recordOf(await detail(id, signal))
  const endpoint = detail ?? (resource ? resourceEndpoint(resource, 'detail') : undefined)
  if (!endpoint) throw new TypeError('A form that edits needs `resource` or `loadFrom`')
  const call = configuredCall(getRow, endpoint)
  const key = { [keyNameOf(options)]: id }
  const isQuery = call.method === 'GET' || call.method === 'HEAD'
  return recordOf(
    await http.call({ ...call, body: saveRow.body }, { [isQuery ? 'query' : 'body']: key, signal }),
  )
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

/** Only a record can be shown: anything else would be an empty form that looks like one. */
function recordOf(answer: unknown): Values {
  if (typeof answer === 'object' && answer && !Array.isArray(answer)) return answer as Values
  throw new TypeError('The answer is no record')
}
