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
  params: { auditStatus: 4, strategy: 12, hotelId: '100101', brandId: '101' },
} as const

/** A list of ticket products, and what it asked and told. */
function open(given: Partial<ListOptions> = {}) {
  const session = createSession(undefined, cookieFetch(servers.cookie))
  session.configure({ gateway: servers.proxy.url })
  const http = createHttp({ session, fetch: cookieFetch(servers.cookie), pause: 1 })
  const errors: unknown[] = []
  const options: ListOptions = {
    columns: [{ name: 'productName', searchable: true }, { name: 'salePrice' }],
    source: products,
    rowKey: 'ticketProductId',
    onError: (error) => errors.push(error),
    ...given,
  }
  const list = createList(
    () => http,
    () => options,
  )
  const stop = list.start()
  const state = list.$state.get
  const settled = () => until(() => state().status !== 'loading', 'answer')
  return { ...list, options, errors, stop, state, settled, keys: () => state().page.rows.map(list.keyOf) }
}

/** What the gateway was asked for lists, newest last. */
const asked = () => servers.proxy.requests.filter((request) => request.path.includes('GetListTicketProduct'))
const bodyOf = (request?: { body: string | Buffer }) => JSON.parse(String(request?.body || '{}'))

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
      asked().map((request) => [bodyOf(request).pageNum, bodyOf(request).pageSize]),
      [
        [1, 20],
        [2, 20],
      ],
    )
    await list.setPage(9999)
    assert.equal(list.state().pageIndex, Math.ceil(list.state().page.total / 20), 'the last one, where there are fewer')
    list.stop()
  })
})

export type { ListRow }
