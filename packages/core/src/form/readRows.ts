import { listRows } from '@ebkit/protocol/calls/configurable'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import type { Field, Option } from '@ebkit/rules/fields'
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

/** Which rows are asked for. */
export interface RowQuestion {
  /** Words that they contain. */
  search?: string
  /** Those of these keys, whatever the source's filter. */
  keys?: readonly string[]
  signal?: AbortSignal
}

/** Rows as choices. */
export interface RowOptions {
  options: Option[]
  /** There are more, which can be found by searching. */
  isMore: boolean
}

/** Rows that are offered at once. */
const offered = 200

/**
 * Rows of a resource as choices, by name: the first 200 of them.
 *
 * @throws ServiceError, or TypeError for an answer that is no list
 */
export async function readRows(
  http: Http,
  source: ResourceOptions,
  { search, keys, signal }: RowQuestion = {},
): Promise<RowOptions> {
  const { resource, display, keyName = resourceKey(resource) } = source
  const filter = keys ? `${keyName}=${keys.map(quoteConditionValue).join('|')}` : source.filter
  const query = {
    pageSize: keys?.length ?? offered,
    orderType: `${display} asc`,
    ...(search && { search }),
    ...(filter && { filter }),
  }
  const call = configuredCall(listRows, resourceEndpoint(resource, 'list'))
  const answer = await http.call(call, { query, ...(signal && { signal }) })
  const { list }: { list?: unknown } = Object(answer)
  if (!Array.isArray(list)) throw new TypeError('The answer has no list')
  const named = (row: Values): Field['label'] => ({ zh: `${row[display] ?? row[keyName]}` })
  return {
    options: list.map((row: Values) => ({ value: `${row[keyName]}`, label: named(row) })),
    isMore: !keys && list.length >= offered,
  }
}
