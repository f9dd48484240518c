import { listRows } from '@ebkit/protocol/calls/configurable'
import { configuredCall } from '../endpoints/configuredCall'
import { ServiceError } from '../errors/ServiceError'
import type { Http } from '../http/createHttp'
import type { Session } from '../session/Session'
import { conditionOf, parametersOf } from './conditionOf'
import { fieldOf } from './fieldOf'
import type { ListPage, ListRequest, UrlSource } from './List'
import type { ListRow } from './ListRow'

/** Dependencies of a list's calls. */
export interface ListConnection {
  http: Http
  session: Pick<Session, 'context' | 'identify'>
}

/**
 * Reads a page of a list from the gateway.
 * @throws ServiceError; `refused` with the server's message where the code of the answer is not 0, `malformed` where it
 * has no rows
 * @spec W-LIST-2 W-LIST-3 W-LIST-6 W-LIST-8
 */
export async function readUrl(
  { http, session }: ListConnection,
  source: UrlSource,
  request: ListRequest,
): Promise<ListPage> {
  const { url, method = 'GET', answer = {} } = source
  const [path = '', query] = method === 'GET' ? url.split('?') : [url]
  const parameters = { ...Object.fromEntries(new URLSearchParams(query)), ...parametersFor(source, request) }
  const places = Object.entries(parameters).filter(([name, value]) => value === `{${name}}`)
  if (places.length) {
    // Hotel and brand are known once the signed-in user is known.
    if (!http.hotelId() || !session.context().brandId) await session.identify()
    const known: Record<string, unknown> = { ...session.context(), hotelId: http.hotelId() }
    for (const [name] of places) parameters[name] = known[name]
  }
  const isGet = method === 'GET'
  const body: unknown = await http.call(configuredCall(listRows, { url: path, method }), {
    ...(isGet ? { query: asQuery(parameters) } : { body: parameters }),
    signal: request.signal,
    // Values beside the data are used too.
    handlers: { 0: ({ body }) => body },
  })
  return pageOf(body, answer)
}

/** Parameters of the request for a page. @spec W-LIST-3 W-LIST-4 W-LIST-5 W-LIST-7 */
export function parametersFor(source: UrlSource, request: ListRequest): Record<string, unknown> {
  const { params, pageName, sizeName, sortName, searchName, filterName, dropEmpty, where } = source
  const { page, pageSize, search, filters, sort } = request
  const parameters: Record<string, unknown> = {
    ...params,
    ...(filterName ? { [filterName]: conditionOf(filters, where) } : parametersOf(filters)),
    [searchName || 'search']: search,
    [sortName || 'orderType']: sort ? `${sort.name} ${sort.direction}` : '',
    [pageName || 'pageIndex']: page,
    // All rows on one page: the maximum of a gateway.
    [sizeName || 'pageSize']: pageSize || mostRows,
  }
  // Without a sort, the parameter is omitted and not sent empty.
  if (!sort) delete parameters[sortName || 'orderType']
  if (dropEmpty) for (const name in parameters) if (isEmpty(parameters[name])) delete parameters[name]
  return parameters
}

/** Maximum page size. */
export const mostRows = 1000

const isEmpty = (value: unknown) => value == null || value === '' || (Array.isArray(value) && !value.length)

/** Nested values are sent as JSON. */
function asQuery(parameters: Record<string, unknown>): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(parameters))
    query[name] = Array.isArray(value)
      ? value.join()
      : value === Object(value)
        ? JSON.stringify(value)
        : value
  return query
}

/** Reads the page from the body of an answer. @spec W-LIST-11 */
function pageOf(body: unknown, answer: NonNullable<UrlSource['answer']>): ListPage {
  const first = (...paths: string[]) =>
    paths.map((path) => fieldOf(body, path)).find((value) => value != null)
  const rows = answer.rows ? fieldOf(body, answer.rows) : first('data.list', 'data')
  const field = answer.rows || 'data.list'
  if (!Array.isArray(rows))
    throw new ServiceError('listRows', 'malformed', { params: { reason: 'shape', field } })
  const total = Number(answer.total ? fieldOf(body, answer.total) : first('data.total', 'totalCount'))
  return {
    rows: rows.filter((row): row is ListRow => row !== null && typeof row === 'object'),
    total: Number.isFinite(total) && total >= 0 ? total : rows.length,
    isMore: first('data.isTotalExact') === false,
    totals: first('data.totals') as ListRow | undefined,
  }
}
