import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cookieFetch, serveTests } from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import type { Configuration } from '../page/Configuration'
import { createSession } from '../session/createSession'
import { createProductService } from './products'

const servers = serveTests('manager')

const listPath = 'api/ticket-api/ticketProduct/jsonGetListTicketProduct'
const readPath = 'ticket-api/eb/ticket-product/by-keys'

interface Sent {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown>
}

/** A service of a new page, and the requests of its product calls. */
function openService(configuration: Partial<Configuration> = {}) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = (address, options) => {
    const url = new URL(String(address))
    const body = options?.body ? JSON.parse(String(options.body)) : {}
    if (/ticket-api/.test(url.pathname))
      sent.push({
        method: options?.method ?? '',
        path: url.pathname.slice(1),
        query: Object.fromEntries(url.searchParams),
        body,
      })
    return cookieFetch(servers.cookie)(address, options)
  }
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url, ...configuration })
  return { service: createProductService(createHttp({ session, fetch, pause: 1 }), session), session, sent }
}

describe('product service: list', () => {
  test('W-PICK-7 W-PICK-8 W-PICK-10 posts strategy 12 and audit status 4 by default', async () => {
    const { service, sent, session } = openService()
    await service.list({ pageNum: 1 })
    const { identity } = session.$identity.get()
    assert.deepEqual(sent, [
      {
        method: 'POST',
        path: listPath,
        query: {},
        body: {
          pageNum: 1,
          pageSize: 10,
          hotelId: identity?.hotelId,
          brandId: identity?.brandId,
          strategy: 12,
          auditStatus: 4,
        },
      },
    ])
    assert.ok(servers.proxy.requests.some(({ method, path }) => method === 'POST' && path === `/${listPath}`))
    await service.list({ pageNum: 1, strategy: 19, auditStatus: 2 })
    assert.deepEqual([sent[1]?.body.strategy, sent[1]?.body.auditStatus], [19, 2])
  })

  test('W-PICK-11 sends all filters of a page, ticketProductId as productIds too', async () => {
    const { service, sent, session } = openService()
    const { rows: known } = await service.list({ pageNum: 1 })
    const ticketProductId = known[0]?.ticketProductId as string
    const chooseHotelId = session.$hotelId.get() as string
    const query = { pageNum: 1, pageSize: 5, strategy: 12, auditStatus: 4, chooseHotelId, ticketProductId }
    const { rows } = await service.list({
      ...query,
      productName: known[0]?.productName ?? '',
      status: known[0]?.status,
    })
    assert.deepEqual(sent[1]?.body, {
      ...query,
      hotelId: chooseHotelId,
      brandId: session.context().brandId,
      productIds: ticketProductId,
      productName: known[0]?.productName,
      status: known[0]?.status,
    })
    assert.deepEqual(
      rows.map((row) => row.ticketProductId),
      [ticketProductId],
    )
  })

  test('W-PICK-10 W-PICK-11 with GET the same fields are sent as the query, and the answer is the same', async () => {
    const { service, sent } = openService()
    const posted = await service.list({ pageNum: 2, productName: '船' })
    const got = await service.list({ pageNum: 2, productName: '船' }, { method: 'GET' })
    assert.deepEqual(got, posted)
    const texts = Object.entries(sent[0]?.body ?? {}).map(([name, value]) => [name, String(value)])
    assert.deepEqual(sent[1], { method: 'GET', path: listPath, query: Object.fromEntries(texts), body: {} })
  })

  test('W-PICK-12 searches the poster title in tabs 13 and 24, the name elsewhere', async () => {
    const { service, sent } = openService()
    for (const strategy of [13, 24, 12, 19, 29, 30])
      await service.list({ pageNum: 1, strategy, productName: '湖' })
    assert.deepEqual(
      sent.map(({ body }) => [body.strategy, body.posterTitle, body.productName]),
      [13, 24, 12, 19, 29, 30].map((tab) => [
        tab,
        ...(tab === 13 || tab === 24 ? ['湖', undefined] : [undefined, '湖']),
      ]),
    )
    const { rows } = await service.list({ pageNum: 1, strategy: 13, productName: '湖' })
    for (const { posterTitle } of rows) assert.match(posterTitle ?? '', /湖/)
  })

  test('W-PICK-13 reads data.list and data.total; prices are in cents', async () => {
    const { service } = openService()
    const { rows, total } = await service.list({ pageNum: 1 })
    assert.equal(rows.length, 10)
    assert.ok(total > 2000, `${total}`)
    for (const { ticketProductId, salePrice, minSalePrice } of rows) {
      const [stored] = await servers.gateway.sql(
        'select sale_price::integer, min_sale_price::integer, product_type from ticket_product where ticket_product_id = $1',
        [ticketProductId],
      )
      assert.equal(minSalePrice, stored?.min_sale_price)
      assert.equal(salePrice, stored?.product_type === 'gift' ? 0 : stored?.sale_price)
    }
  })

  test('converts prices for a gateway that uses cents', async () => {
    const { service } = openService()
    const list = [{ ticketProductId: 7, salePrice: '1280', minSalePrice: 'none' }]
    const fault = servers.proxy.inject({ match: listPath, fault: 'wrongShape', data: { list, total: 1 } })
    const { rows } = await service.list({ pageNum: 1 }, { priceUnit: 'cents' })
    assert.deepEqual([rows[0]?.ticketProductId, rows[0]?.salePrice, rows[0]?.minSalePrice], ['7', 1280, null])
    assert.equal((await service.list({ pageNum: 1 })).rows[0]?.salePrice, 128_000)
    assert.equal(fault.hits, 2)
  })

  test('a list answer with missing fields is rejected as a whole', async () => {
    const { service } = openService()
    const row = { ticketProductId: 'a', productType: 'ticket' }
    for (const [data, field] of [
      [{ list: [row, { productName: '?' }], total: 2 }, 'list.1.ticketProductId'],
      [{ total: 2 }, 'list'],
      [{ list: [row] }, 'total'],
      [{ list: [row], total: '1' }, 'total'],
      [{ list: { 0: row }, total: 1 }, 'list'],
      [null, ''],
      [[], ''],
    ] as const) {
      const fault = servers.proxy.inject({ match: listPath, fault: 'wrongShape', data, times: 1 })
      await assert.rejects(service.list({ pageNum: 1 }), {
        code: 'malformed',
        params: { reason: 'shape', field, status: 200 },
      })
      assert.equal(fault.hits, 1)
    }
  })

  test('uses brand and hotel of the page’s configuration if they are set', async () => {
    const { service, sent, session } = openService({ hotelId: '100101', brandId: '1001' })
    await service.list({ pageNum: 1 })
    assert.deepEqual([sent[0]?.body.hotelId, sent[0]?.body.brandId], ['100101', '1001'])
    assert.equal(session.$identity.get().status, 'unknown')
  })
})

describe('product service: read', () => {
  test('W-PICK-35 returns existing products by id and type', async () => {
    const { service, sent } = openService()
    const { rows } = await service.list({ pageNum: 1, pageSize: 3 })
    const keys = rows.map(({ ticketProductId, productType }) => ({
      ticketProductId,
      productType: productType ?? '',
    }))
    const otherType = { ...(keys[0] as (typeof keys)[0]), productType: 'no such type' }
    const read = await service.read([
      ...keys,
      otherType,
      { ticketProductId: 'unknown', productType: 'ticket' },
    ])
    const byId = (list: typeof rows) =>
      [...list].sort((one, other) => one.ticketProductId.localeCompare(other.ticketProductId))
    assert.deepEqual(byId(read), byId(rows))
    assert.deepEqual([sent[1]?.method, sent[1]?.path], ['POST', readPath])
  })

  test('its failures are service errors', async () => {
    const { service } = openService()
    const fault = servers.proxy.inject({ match: readPath, fault: 'status', status: 500 })
    await assert.rejects(service.read([]), { name: 'ServiceError', call: 'readTicketProducts', code: 'http' })
    assert.equal(fault.hits, 1)
  })
})
