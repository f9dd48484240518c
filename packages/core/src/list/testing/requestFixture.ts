import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { createHttp } from '../../http/createHttp'
import { createSession } from '../../session/createSession'
import { createList } from '../createList'
import type { ListOptions, UrlSource } from '../List'
import { columnsOf } from './columnsOf'

/** Where ticket products are listed. */
export const path = 'api/ticket-api/ticketProduct/jsonGetListTicketProduct'

export const products = {
  url: `/${path}`,
  method: 'POST',
  pageName: 'pageNum',
  searchName: 'productName',
  params: { auditStatus: 4, strategy: 12, hotelId: '{hotelId}', brandId: '{brandId}' },
} as const satisfies UrlSource

export const printers: UrlSource = {
  url: 'merchant-api/eb/printer/list',
  method: 'POST',
  filterName: 'filter',
  dropEmpty: true,
}

/** Lists on a gateway, for the tests of one file. */
export function requestFixture() {
  const servers = serveTests('manager')

  /** A list with its requests and events. Default: ticket products. */
  function open(given: Partial<ListOptions> = {}) {
    /** Requests of lists: method, query and body. */
    const asked: { method?: string; query: Record<string, string>; body: Record<string, unknown> }[] = []
    const fetch: typeof globalThis.fetch = (address, options) => {
      const { search, pathname } = new URL(String(address))
      if (/List|list/.test(pathname))
        asked.push({
          method: options?.method,
          query: Object.fromEntries(new URLSearchParams(search)),
          body: JSON.parse(String(options?.body ?? '{}')),
        })
      return cookieFetch(servers.cookie)(address, options)
    }
    const session = createSession(undefined, fetch)
    session.configure({ gateway: servers.proxy.url })
    const http = createHttp({ session, fetch, pause: 1 })
    const errors: unknown[] = []
    const options: ListOptions = {
      columns: columnsOf({ name: 'productName', searchable: true }, { name: 'salePrice' }),
      source: products,
      rowKey: 'ticketProductId',
      onError: (error) => errors.push(error),
      ...given,
    }
    const list = createList({ http, session }, () => options)
    const stop = list.start()
    const state = list.$state.get
    return {
      ...list,
      options,
      errors,
      asked,
      last: () => asked.at(-1) as (typeof asked)[number],
      stop,
      state,
      settled: () => until(() => state().status !== 'loading', 'answer'),
      keys: () => state().page.rows.map(list.keyOf),
    }
  }

  return { servers, open }
}
