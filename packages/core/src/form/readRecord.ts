import { getRow, saveRow } from '@ebkit/protocol/calls/configurable'
import { configuredCall } from '../endpoints/configuredCall'
import { resourceEndpoint } from '../endpoints/resourceEndpoint'
import { type FormContext, keyNameOf } from './FormContext'
import type { Values } from './values'

/** Reads the record. @spec W-FORM-4 W-FORM-8 W-FORM-9 */
export async function readRecord(context: FormContext, id: string, signal: AbortSignal): Promise<Values> {
  const { http } = context.dependencies
  const options = context.options()
  const { loadFrom: detail, resource } = options
  if (typeof detail === 'function') return recordOf(await detail(id, signal))
  const endpoint = detail ?? (resource ? resourceEndpoint(resource, 'detail') : undefined)
  if (!endpoint) throw new TypeError('A form that edits needs `resource` or `loadFrom`')
  const isQuery = /GET|HEAD/.test(endpoint.method ?? 'GET')
  // Keeps the query of the page's path in addition to the key.
  const [path = '', own] = isQuery ? endpoint.url.split('?') : [endpoint.url]
  const call = configuredCall(getRow, { ...endpoint, url: path })
  const key = { ...Object.fromEntries(new URLSearchParams(own)), [keyNameOf(options)]: id }
  return recordOf(
    await http.call({ ...call, body: saveRow.body }, { [isQuery ? 'query' : 'body']: key, signal }),
  )
}

/** Refuses anything but a record: it would be shown as an empty form. */
function recordOf(answer: unknown): Values {
  if (typeof answer === 'object' && answer && !Array.isArray(answer)) return answer as Values
  throw new TypeError('The answer is no record')
}
