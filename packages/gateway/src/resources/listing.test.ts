import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { findResource, type ServedResource } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { bindingOf } from './bindings'
import { listRows } from './listing'
import { printers, type ResourceClient, ticketProducts } from './testing/resourceClient'

describe('resource lists', () => {
  let gateway: TestGateway
  let own: ResourceClient
  let products: ResourceClient
  let viewer: ResourceClient
  before(async () => {
    gateway = await startTestGateway()
    const cookie = await gateway.signIn('manager')
    own = printers(gateway, cookie)
    products = ticketProducts(gateway, cookie)
    viewer = printers(gateway, await gateway.signIn('viewer'))
  })
  after(() => gateway.stop())

  const names = async (parameters: Record<string, string | number>) => {
    const { status, data } = await own.list({ pageSize: 100, ...parameters })
    assert.equal(status, 200)
    return data.list.map((row) => row.printerName)
  }

  test('W-LIST-11 a page has its rows, and the envelope how many there are and how many a page takes', async () => {
    const { data, ...envelope } = await own.list({ pageIndex: 2, pageSize: 5 })
    assert.deepEqual([envelope.code, envelope.totalCount, envelope.pageSize], [0, 16, 5])
    assert.equal(data.list.length, 5)
    assert.deepEqual([data.total, data.pageNum, data.pageSize, data.isTotalExact], [16, 2, 5, true])
  })

  test('pages together are the whole list, each row once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageIndex) => own.list({ pageIndex, pageSize: 4 })))
    const keys = pages.flatMap(({ data }) => data.list.map((row) => row.printerId))
    assert.equal(keys.length, 16)
    assert.equal(new Set(keys).size, 16)
    assert.equal(pages[4]?.data.total, 16, 'beyond the last page')
  })

  test('values of other tables are looked up for the rows of a page, not for those before it', async () => {
    await gateway.sql('create sequence looked_up; grant usage on sequence looked_up to public')
    const printer = bindingOf(findResource('printer') as ServedResource)
    const binding = { ...printer, listed: `t.printer_id as "printerId", nextval('looked_up') as place` }
    const tenant = { brandId: '1001', hotelIds: ['100101'] }
    const asked = { brandId: '1001', stores: ['100101'], pageIndex: 3, pageSize: 5 }
    const { list } = await gateway.database.withTenant(tenant, (rows) => listRows(rows, binding, asked))
    assert.equal(list.length, 5)
    assert.deepEqual(await gateway.sql('select last_value::int as count from looked_up'), [{ count: 5 }])
  })

  test('a page beyond the end has the total; no page is larger than a thousand', async () => {
    const { data } = await own.list({ pageIndex: 99_999_999, pageSize: 1000 })
    assert.deepEqual([data.list, data.total], [[], 16])
    assert.equal((await own.list({ pageSize: 5000 })).data.pageSize, 1000)
    const wrongs: Record<string, string | number>[] = [
      { pageIndex: 0 },
      { pageSize: 0 },
      { pageIndex: 'x' },
      { pageSize: '-1' },
    ]
    for (const wrong of wrongs) assert.equal((await own.list(wrong)).status, 400, JSON.stringify(wrong))
  })

  test('words are found in any order and in any text, letters whatever their case', async () => {
    assert.deepEqual(await names({ search: '备用 游客' }), ['游客中心备用'])
    assert.deepEqual(await names({ search: '柜内 备用' }), ['游客中心备用'])
    assert.deepEqual(await names({ search: 'feie100101003' }), ['东门门票机'])
    assert.deepEqual(await names({ search: '没有这样的' }), [])
  })

  test('F-GW-2 wildcards of LIKE are literal', async () => {
    for (const search of ['%', '_', '\\', "' or 1=1 --", '%%%']) assert.deepEqual(await names({ search }), [])
  })

  test('a secret cannot be guessed by searching, filtering or sorting', async () => {
    assert.deepEqual(await names({ search: 'demo-100101-3' }), [])
    assert.equal((await own.list({ filter: 'deviceKey=*' })).status, 400)
    assert.equal((await own.list({ orderType: 'deviceKey asc' })).status, 400)
    const { data } = await own.list({})
    assert.ok(data.list.every((row) => !('deviceKey' in row)))
    assert.ok(!('deviceKey' in (await own.detail('PR10010103')).data))
  })

  test('conditions choose rows: values, lists of them, computed fields, empty ones', async () => {
    assert.deepEqual(await names({ filter: 'status=DISABLED' }), ['烧烤出品'])
    assert.deepEqual(await names({ filter: 'onlineState=NOPAPER|OFFLINE', orderType: 'printerId asc' }), [
      '东门门票机',
      '宴会厅出品',
    ])
    assert.deepEqual(await names({ filter: 'pendingJobs>3&usage=KITCHEN' }), ['宴会厅出品'])
    assert.equal((await names({ filter: 'restaurantId=null' })).length, 11)
    assert.deepEqual(await names({ filter: 'createdAt>=today-1&createdAt<=today', search: '饼房' }), [
      '饼房标签',
    ])
  })

  test('refuses an invalid condition with the position of the error', async () => {
    const { status, message, data } = await own.list({ filter: 'status=ENABLED&&x' })
    assert.equal(status, 400)
    assert.match(message, /filter/)
    assert.deepEqual([data.parameter, data.position], ['filter', 15])
    for (const filter of [
      'nope=1',
      'status',
      'hotelId in (1)',
      '1=1',
      'labels=x',
      `status=${'x'.repeat(5000)}`,
    ])
      assert.equal((await own.list({ filter })).status, 400, filter)
  })

  test('lists are sorted by several columns; empty values come last both ways', async () => {
    const { data } = await own.list({ orderType: 'usage desc,printerName asc', pageSize: 100 })
    const expected = data.list
      .map((row) => `${row.usage}`)
      .toSorted()
      .toReversed()
    assert.deepEqual(
      data.list.map((row) => row.usage),
      expected,
    )
    for (const direction of ['asc', 'desc']) {
      const { data: sorted } = await own.list({ orderType: `restaurantId ${direction}`, pageSize: 100 })
      assert.equal(sorted.list.at(-1)?.restaurantId, null, direction)
      assert.notEqual(sorted.list[0]?.restaurantId, null, direction)
    }
    for (const orderType of [
      'nope asc',
      'printerName up',
      'printerName asc desc',
      'printerName;drop table x',
      '1',
    ])
      assert.equal((await own.list({ orderType })).status, 400, orderType)
  })

  test('pages of an order go through the rows with a value, then through the others', async () => {
    const key = ({ printerId }: Record<string, unknown>) => String(printerId)
    for (const orderType of [
      'restaurantId asc',
      'restaurantId desc',
      'printerName asc',
      'createdAt asc',
      'createdAt desc',
    ]) {
      const { data: whole } = await own.list({ orderType, pageSize: 100 })
      const paged: string[] = []
      for (let pageIndex = 1; paged.length < whole.total; pageIndex++) {
        const { data } = await own.list({ orderType, pageSize: 3, pageIndex })
        assert.equal(data.total, whole.total)
        assert.ok(data.list.length > 0, `${orderType} ${pageIndex}`)
        paged.push(...data.list.map(key))
      }
      assert.deepEqual(paged, whole.list.map(key), orderType)
      assert.deepEqual((await own.list({ orderType, pageSize: 3, pageIndex: 90 })).data.list, [])
    }
    const { data: up } = await own.list({ orderType: 'printerName asc', pageSize: 100 })
    const { data: down } = await own.list({ orderType: 'printerName desc', pageSize: 100 })
    assert.deepEqual(up.list.map(key), down.list.map(key).toReversed(), 'one index serves both')
  })

  test('the same by POST, for long conditions', async () => {
    const answer = await own.ask('list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: 'status=DISABLED', pageSize: 3 }),
    })
    assert.equal(((await answer.json()) as { data: { total: number } }).data.total, 1)
  })

  test('rows have names of references and money in cents, and lists have no long texts', async () => {
    const { data } = await products.list({ filter: 'shipType=mail', pageSize: 1, orderType: 'sort desc' })
    const row = data.list[0] as Record<string, Record<string, unknown>>
    assert.match(`${row.referenceLabels?.ticketCategoryId}`, /\S/)
    assert.match(`${row.referenceLabels?.postageTemplateId}`, /\S/)
    assert.ok(Number.isInteger(row.minSalePrice))
    assert.ok(!('description' in row))
    assert.ok('description' in (await products.detail(`${row.ticketProductId}`)).data)
    assert.equal(typeof row.saleTime?.start, 'string')
  })

  test('F-GW-1 rows of other stores and brands are neither listed nor shown', async () => {
    const { data } = await own.list({ hotelId: '100102', pageSize: 100 })
    assert.ok(data.list.length > 0)
    assert.ok(data.list.every((row) => row.hotelId === '100102'))
    const foreign = await gateway.sql<{ id: string }>(
      "select printer_id as id from printer where brand_id <> '1001'",
    )
    assert.ok(foreign.length > 0)
    for (const key of [`${foreign[0]?.id}`, 'PR10010101x', "' or ''='", '100104'])
      assert.equal((await own.detail(key)).status, 404, key)
    assert.equal((await own.detail('PR10010201')).status, 404, 'of another store than the current one')
    assert.equal((await own.detail('PR10010201', { hotelId: '100102' })).status, 200)
    assert.equal((await own.list({ hotelId: '100104' })).status, 404)
  })

  test('users with read permission cannot write', async () => {
    assert.equal((await viewer.list()).status, 200)
    assert.equal((await viewer.save({ printerName: 'x' })).status, 403)
    assert.equal((await viewer.delete(['PR10010101'])).status, 403)
    assert.equal((await viewer.ask('export')).status, 403)
    await gateway.sql("update role set permissions = '{order:view}' where role_id = '1001-r10'")
    assert.equal((await viewer.list()).status, 403)
  })

  test('counts totals beyond ten thousand on request only', async () => {
    await gateway.sql(`insert into printer (brand_id, hotel_id, printer_id, printer_name, brand_model, sn, usage, location)
      select '1001', '100103', 'many' || n, 'many' || n, 'FEIE', 'many' || n, 'LABEL', 'x'
      from generate_series(1, 12000) n`)
    const many = { hotelId: '100103', pageSize: 10, search: 'many' }
    const { data } = await own.list(many)
    assert.deepEqual([data.total, data.isTotalExact], [10_000, false])
    const { data: exact } = await own.list({ ...many, count: 'exact' })
    assert.deepEqual([exact.total, exact.isTotalExact], [12_000, true])
    const { data: last } = await own.list({ ...many, pageIndex: 1200 })
    assert.equal(last.list.length, 10)
  })
})
