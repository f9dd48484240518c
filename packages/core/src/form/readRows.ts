import { listRows } from '@ebkit/protocol'
import { type Field, type Option, valueAt } from '@ebkit/rules'
import { configuredCall } from '../endpoints/configuredCall'
import { resourceEndpoint, resourceKey } from '../endpoints/resourceEndpoint'
import type { Http } from '../http/createHttp'
import type { Values } from './values'

/** A resource of the gateway whose rows can be chosen. */
export interface ResourceOptions {
  /** Such as `merchant-api/counter`. */
  resource: string
  /** The field that names a row to a person. */
  display: string
  /** Name of the key. Default: the resource's, `counterId`. */
  keyName?: string
  /** Condition on the rows, such as `status=ENABLED`. */
  filter?: string
}

/** Rows that are offered. */
const offered = 1000

/**
 * The rows of a resource as choices, by name.
 *
 * @throws ServiceError, or TypeError for an answer that is no list
 */
export async function readRows(http: Http, source: ResourceOptions, signal?: AbortSignal): Promise<Option[]> {
  const { resource, display, keyName = resourceKey(resource), filter } = source
  const answer = await http.call(configuredCall(listRows, resourceEndpoint(resource, 'list')), {
    query: { pageSize: offered, orderType: `${display} asc`, ...(filter && { filter }) },
    ...(signal && { signal }),
  })
  const list = valueAt(answer, 'list')
  if (!Array.isArray(list)) throw new TypeError('The answer has no list')
  const named = (row: Values): Field['label'] => ({ zh: `${row[display] ?? row[keyName]}` })
  return list.map((row: Values) => ({ value: `${row[keyName]}`, label: named(row) }))
}
