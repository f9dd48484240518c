import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ProductRow } from '@ebkit/protocol/schemas'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

const listPath = '/api/ticket-api/ticketProduct/jsonGetListTicketProduct'
const keysPath = '/ticket-api/eb/ticket-product/by-keys'

type Row = ProductRow & { hotelId: string; auditStatus: number; ticketCategoryId: string }
interface Page {
  list: Row[]
  total: number
}

let gateway: TestGateway
let manager: string
before(async () => {
  gateway = await startTestGateway()
  manager = await gateway.signIn('manager')
})
after(() => gateway.stop())

const place = { hotelId: '100101', brandId: '1001', pageNum: 1 }

const post = (path: string, body: unknown, cookie = manager) =>
  fetch(gateway.url + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function dataOf<Data>(answer: Response): Promise<Data> {
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: Data }).data
}

const list = async (parameters: object, cookie?: string) =>
  dataOf<Page>(await post(listPath, { ...place, ...parameters }, cookie))

const read = async (keys: readonly object[], cookie?: string) =>
  (await dataOf<Page>(await post(keysPath, { keys }, cookie))).list

/** Every row of a search, 200 at a time. */
async function all(parameters: object): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = await list({ ...parameters, pageNum, pageSize: 200 })
    rows.push(...page.list)
    if (page.list.length < 200) return rows
  }
}

describe('a page of products', () => {
  test('ten approved rows of the large store by default, the named ones first', async () => {
    const page = await list({})
    assert.equal(page.list.length, 10)
    assert.ok(page.total > 2000, String(page.total))
    assert.equal(page.list[0]?.productName, '西湖双人游船票（含茶点）')
    for (const row of page.list) assert.equal(row.auditStatus, 4)
  })

  test('the same parameters as a query return the same page', async () => {
    const parameters = {
      ...place,
      pageNum: 3,
      pageSize: 20,
      strategy: 19,
      productName: '双人',
      eligibleOnly: 1,
    }
    const query = new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [name, String(value)]),
    )
    const byQuery = await fetch(`${gateway.url}${listPath}?${query}`, { headers: { cookie: manager } })
    const page = await dataOf<Page>(byQuery)
    assert.equal(page.list.length, 20)
    assert.deepEqual(page, await list(parameters))
  })

  test('pages neither repeat nor leave out a row, also among rows of the same moment', async () => {
    await gateway.sql(
      "update ticket_product set created_at = '2026-01-01' where sort = 0 and hotel_id = '100101'",
    )
    const rows = await all({})
    const keys = new Set(rows.map((row) => row.ticketProductId))
    assert.equal(keys.size, rows.length)
    assert.equal(rows.length, (await list({})).total)
  })

  test('a page beyond the end is empty and has the total', async () => {
    const { total } = await list({})
    for (const pageNum of [Math.ceil(total / 10) + 1, 1_000_000, Number.MAX_SAFE_INTEGER])
      assert.deepEqual(await list({ pageNum }), { list: [], total })
  })

  test('at most 200 rows are given, however many are asked for', async () => {
    assert.equal((await list({ pageSize: 200 })).list.length, 200)
    assert.equal((await list({ pageSize: 100_000 })).list.length, 200)
    assert.equal((await list({ pageSize: 1 })).list.length, 1)
  })

  test('the audit status is the one that is asked for', async () => {
    for (const auditStatus of [1, 2, 3]) {
      const page = await list({ auditStatus })
      assert.ok(page.total > 0)
      for (const row of page.list) assert.equal(row.auditStatus, auditStatus)
    }
  })
})

describe('a row', () => {
  const named = async (productName: string) => (await list({ productName })).list[0] as Row

  test('W-PICK-34 carries labels, delivery, card type, rate plans, activities and split accounting', async () => {
    const room = await named('湖景大床房券（含双早）')
    assert.deepEqual(room.rpNames, ['湖景大床房 含双早'])
    assert.equal(room.ifSetSeparate, 1)
    assert.equal(room.supplierAccountStatus, 1)
    assert.deepEqual((await named('自助晚餐双人券')).activityTypes, [23])
    assert.equal((await named('西溪湿地年卡')).ecardType, 'valid_card')
    const tea = await named('雨前龙井礼盒 250g')
    assert.equal(tea.shipType, 'mail')
    assert.deepEqual(tea.productLabelList, ['包邮'])
    assert.equal(tea.categoryName, '')
  })

  test('has its price in yuan, a multi-spec one its lowest and the inventory of all specs', async () => {
    const boat = await named('西湖双人游船票（含茶点）')
    assert.deepEqual(
      [boat.salePrice, boat.minSalePrice, boat.totalInventory, boat.soldCount],
      [98, 98, 1280, 3462],
    )
    const park = await named('亲子乐园周末套票')
    assert.deepEqual([park.salePrice, park.minSalePrice, park.totalInventory], [null, 299, 640])
    await gateway.sql("update ticket_product set sale_price = 1005 where ticket_product_id = 'TP20260817013'")
    assert.equal((await named('运河夜游船票')).salePrice, 10.05)
  })

  test('W-PICK-33 has its flags as 0 and 1', async () => {
    const tower = await named('灵隐·飞来峰联票')
    assert.equal(tower.isBrandMultiple, 1)
    assert.equal(tower.productSpecType, 0)
    assert.deepEqual(Object.keys(tower.productStatusVmo ?? {}), [
      'limitTime',
      'limitSell',
      'zhiLianPass',
      'zhiLianRoom',
    ])
    const rows = await all({})
    for (const flag of ['limitTime', 'limitSell', 'zhiLianPass', 'zhiLianRoom'] as const)
      assert.deepEqual(new Set(rows.map((row) => row.productStatusVmo?.[flag])), new Set([0, 1]), flag)
  })

  test('of a gift has the price 0', async () => {
    const gift = await named('西湖手绘雨衣')
    assert.deepEqual([gift.productType, gift.salePrice, gift.minSalePrice], ['gift', 0, 0])
  })

  test('has the name of its status', async () => {
    const nameOf = new Map<unknown, unknown>()
    for (const auditStatus of [2, 4])
      for (const row of await all({ auditStatus })) nameOf.set(row.status, row.statusName)
    assert.deepEqual(Object.fromEntries(nameOf), {
      new: '待审核',
      published: '已上线',
      offline: '已下线',
      share: '已分享',
    })
  })

  test('has a picture that pages of other origins can show', async () => {
    const addresses = new Set((await all({})).map((row) => row.coverImage ?? ''))
    assert.ok(addresses.size >= 12)
    for (const address of addresses) {
      const picture = await fetch(address)
      assert.equal(picture.status, 200, address)
      assert.equal(picture.headers.get('content-type'), 'image/svg+xml')
      assert.equal(picture.headers.get('cross-origin-resource-policy'), 'cross-origin')
      assert.match(await picture.text(), /^<svg /)
    }
  })

  test('keeps a picture that lies elsewhere', async () => {
    const address = 'https://pictures.example/a.jpg'
    await gateway.sql(
      `update ticket_product set cover_image = '${address}' where ticket_product_id = 'TP20260817013'`,
    )
    assert.equal((await named('运河夜游船票')).coverImage, address)
  })
})

describe('products by key', () => {
  const key = (ticketProductId: string, productType = 'ticket') => ({ ticketProductId, productType })

  test('a row is found by its id together with its type', async () => {
    const rows = await read([
      key('TP20261103021'),
      key('TP20260826005', 'gift'),
      key('TP20261110002', 'room'),
    ])
    assert.deepEqual(rows.map((row) => row.ticketProductId).sort(), ['TP20260826005', 'TP20261103021'])
    assert.deepEqual(
      rows.find((row) => row.ticketProductId === 'TP20261103021'),
      (await list({})).list[0],
    )
  })

  test('whatever the status is, once each; unknown ones are left out', async () => {
    const [draft] = (await list({ auditStatus: 1 })).list
    const [offline] = (await list({ status: 'offline' })).list
    const keys = [draft, offline].map((row) => key(row?.ticketProductId ?? '', row?.productType ?? ''))
    const rows = await read([...keys, ...keys, key('unknown'), key('TP2026\0'), key('', '')])
    assert.equal(rows.length, 2)
    assert.deepEqual(await read([]), [])
  })

  test('500 at once', async () => {
    const rows = (await all({})).slice(0, 500)
    const keys = rows.map((row) => key(row.ticketProductId, row.productType ?? ''))
    assert.equal((await read(keys)).length, 500)
  })
})

describe('F-GW-1 products of others', () => {
  let clerk: string
  before(async () => {
    clerk = await gateway.signIn('clerk')
  })

  const keyOf = (row: Row | undefined) => ({
    ticketProductId: row?.ticketProductId,
    productType: row?.productType,
  })

  test('F-GW-1 are not found by id or key, of another brand or of a store that the user does not see', async () => {
    const rows = await gateway.sql<Record<string, string>>(
      `select ticket_product_id, product_type, product_name from ticket_product
       where hotel_id like '1002%' or (hotel_id in ('100104', '100106') and cardinality(apply_hotel_ids) = 0)`,
    )
    assert.ok(rows.length > 200)
    const ids = rows.map((row) => row.ticket_product_id)
    const keys = rows.map((row) => ({
      ticketProductId: row.ticket_product_id,
      productType: row.product_type,
    }))
    assert.deepEqual(await read(keys), [])
    assert.deepEqual(await list({ productIds: ids.join() }), { list: [], total: 0 })
    for (const chooseHotelId of ['100201', '100104', '100106', '100101,100201'])
      assert.equal((await post(listPath, { ...place, chooseHotelId })).status, 404)
  })

  test('F-GW-1 a user of another brand has its own products only', async () => {
    const neighbour = await gateway.signIn('neighbour')
    const own = await list({ hotelId: '100201', brandId: '1002', pageSize: 200 }, neighbour)
    assert.ok(own.total > 50)
    for (const row of own.list) assert.match(row.hotelId, /^1002/)
    assert.deepEqual(await read([{ ticketProductId: 'TP20261103021', productType: 'ticket' }], neighbour), [])
    assert.equal((await post(listPath, place, neighbour)).status, 404)
  })

  test('chooseHotelId returns what that store sells: its own products, and those that others let it sell', async () => {
    const rows = await list({ chooseHotelId: '100102', pageSize: 200 })
    const [expected] = await gateway.sql<{ total: number }>(
      `select count(*)::int as total from ticket_product where audit_status = 4 and brand_id = '1001' and
        (hotel_id = '100102' or ('100102' = any(apply_hotel_ids) and (is_brand_multiple = 1 or status = 'share')))`,
    )
    const visible = new Set(rows.list.map((row) => row.hotelId))
    assert.ok(visible.has('100102') && visible.has('100101'))
    assert.equal(rows.total, expected?.total)
  })

  test('a store reads what another store shares with it, and nothing else of that store', async () => {
    const [shared] = (await list({ chooseHotelId: '100102', status: 'share' })).list.filter(
      (row) => row.hotelId === '100102',
    )
    const [own] = (await list({ chooseHotelId: '100102', status: 'published' })).list.filter(
      (row) => row.hotelId === '100102' && !row.isBrandMultiple,
    )
    assert.ok(shared && own)
    await gateway.sql(
      `update ticket_product set apply_hotel_ids = '{100102,100101}' where ticket_product_id = '${shared.ticketProductId}'`,
    )
    const seen = await read([keyOf(shared), keyOf(own)], clerk)
    assert.deepEqual(
      seen.map((row) => row.ticketProductId),
      [shared.ticketProductId],
    )
  })

  test('reading needs a session', async () => {
    assert.equal((await post(listPath, place, '')).status, 401)
    assert.equal((await post(keysPath, { keys: [] }, '')).status, 401)
  })
})
