import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { createList } from './createList'
import type { ListOptions, ListRow } from './List'

const servers = serveTests('manager')

const path = '/api/ticket-api/ticketProduct/jsonGetListTicketProduct'
const products = {
  url: path,
  method: 'POST',
  pageName: 'pageNum',
  searchName: 'productName',
  params: { auditStatus: 4, strategy: 12, hotelId: '{hotelId}', brandId: '{brandId}' },
} as const

/** A list of ticket products, and what it asked and told. */
function open(given: Partial<ListOptions> = {}) {
  /** Requests of lists: method, query and body. */
  const asked: { method?: string; query: Record<string, string>; body: Record<string, unknown> }[] = []
  const fetch: typeof globalThis.fetch = (address, options) => {
    const { search, pathname } = new URL(String(address))
    if (pathname.includes('GetListTicketProduct'))
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
    columns: [{ name: 'productName', searchable: true }, { name: 'salePrice' }],
    source: products,
    rowKey: 'ticketProductId',
    onError: (error) => errors.push(error),
    ...given,
  }
  const list = createList({ http, session }, () => options)
  const stop = list.start()
  const state = list.$state.get
  const settled = () => until(() => state().status !== 'loading', 'answer')
  return {
    ...list,
    options,
    errors,
    asked,
    stop,
    state,
    settled,
    keys: () => state().page.rows.map(list.keyOf),
  }
}

describe('list', () => {
  test('W-LIST-1 W-LIST-10 reads page 1 of 20 rows, and any other', async () => {
    const list = open()
    await list.settled()
    assert.equal(list.state().page.rows.length, 20)
    assert.ok(list.state().page.total > 20)
    const first = list.keys()
    await list.setPage(2)
    assert.ok(list.keys().every((key) => !first.includes(key)))
    assert.deepEqual(
      list.asked.map(({ body }) => [body.pageNum, body.pageSize]),
      [
        [1, 20],
        [2, 20],
      ],
    )
    await list.setPage(9999)
    assert.equal(
      list.state().pageIndex,
      Math.ceil(list.state().page.total / 20),
      'the last one, where there are fewer',
    )
    list.stop()
  })
})

export type { ListRow }
