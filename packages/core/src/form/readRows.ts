import { listRows } from '@ebkit/protocol/calls/configurable'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import type { Field, Option } from '@ebkit/rules/fields'
import { configuredCall } from '../endpoints/configuredCall'
import { resourceEndpoint, resourceKey } from '../endpoints/resourceEndpoint'
import type { Http } from '../http/createHttp'
import type { Values } from './values'

/** A resource of the gateway whose rows are options. */
export interface ResourceOptions {
  /** Such as `merchant-api/counter`. */
  resource: string
  /** The field that names a row. */
  display: string
  /** Name of the key. Default: the resource's, `counterId`. */
  keyName?: string
  /** Condition on the rows, such as `status=ENABLED`. */
  filter?: string
}

/** Which rows are requested. */
export interface RowQuestion {
  /** Search words. */
  search?: string
  /** Reads the rows with these keys, whatever the source's filter. */
  keys?: readonly string[]
  signal?: AbortSignal
}

/** Rows as options. */
export interface RowOptions {
  options: Option[]
  /** There are more rows; the user can search for them. */
  isMore: boolean
}

/** Maximum number of rows offered at once. */
const offered = 200

/**
 * Reads rows of a resource as options, by name: the first 200 of them.
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
