import { saveRow } from '@ebkit/protocol/calls/configurable'
import { configuredCall } from '../endpoints/configuredCall'
import { resourceEndpoint } from '../endpoints/resourceEndpoint'
import type { FormContext } from './FormContext'
import type { Attempt } from './requesting'
import type { Values } from './values'

/** Whether sending an attempt twice has one effect only. */
export function isRepeatable({ options }: FormContext): boolean {
  const { saveTo, resource } = options()
  return typeof saveTo === 'object' ? !!saveTo.idempotent : !saveTo && !!resource
}

/** Sends an attempt. @returns the saved record @spec W-FORM-8 W-FORM-9 */
export async function sendAttempt(context: FormContext, { key, values, mode }: Attempt): Promise<Values> {
  const { saveTo, resource } = context.options()
  if (typeof saveTo === 'function') return { ...values, ...Object(await saveTo(values, { key, mode })) }
  const endpoint = saveTo ?? (resource ? resourceEndpoint(resource, 'save') : undefined)
  if (!endpoint) throw new TypeError('A form that saves needs `resource` or `saveTo`')
  const saved = await context.dependencies.http.call(configuredCall(saveRow, endpoint), {
    body: values,
    headers: { 'X-Eb-Idempotency-Key': key },
    hotelId: context.hotelId,
  })
  return { ...values, ...Object(saved) }
}
