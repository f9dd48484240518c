import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ProductRow } from '@ebkit/protocol/schemas'
import { exclusiveActivityTypes, ineligibleReason } from '@ebkit/rules/products'
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

const post = (path: string, body: unknown) =>
  fetch(gateway.url + path, {
    method: 'POST',
    headers: { cookie: manager, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function dataOf<Data>(answer: Response): Promise<Data> {
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: Data }).data
}

const list = async (parameters: object) => dataOf<Page>(await post(listPath, { ...place, ...parameters }))

const read = async (keys: readonly object[]) => (await dataOf<Page>(await post(keysPath, { keys }))).list

/** Every row of a search, 200 at a time. */
async function all(parameters: object): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = await list({ ...parameters, pageNum, pageSize: 200 })
    rows.push(...page.list)
    if (page.list.length < 200) return rows
  }
}

const names = ({ list: rows }: Page) => rows.map((row) => row.productName)

describe('a search', () => {
  const rename = (productName: string, posterTitle: string | null = null) =>
    gateway.sql(
      `update ticket_product set product_name = $name$${productName}$name$,
        poster_title = ${posterTitle === null ? 'null' : `$title$${posterTitle}$title$`}
       where ticket_product_id = 'TP20260905006'`,
    )

  test('finds names that contain the text, without regard to case', async () => {
    await rename('Lakeside SPA 湖畔水疗')
    for (const productName of ['spa', 'SPA 湖', '湖畔水疗', 'lakeside', '  spa '])
      assert.deepEqual(names(await list({ productName })), ['Lakeside SPA 湖畔水疗'], productName)
    assert.deepEqual(await list({ productName: 'SPA水疗' }), { list: [], total: 0 })
  })

  test('F-GW-2 %, _ and \\ are literal', async () => {
    await rename('满 50% 减_a\\b')
    for (const productName of ['50%', '%', '_', '减_a', '\\', 'a\\b', '% 减_a\\'])
      assert.deepEqual(names(await list({ productName })), ['满 50% 减_a\\b'], productName)
    for (const productName of ['5_%', '满%减', '\\%', 'a%b'])
      assert.equal((await list({ productName })).total, 0)
  })

  test('F-GW-2 SQL in any text is text', async () => {
    const { total } = await list({})
    const hostile = [
      "'; drop table ticket_product; --",
      "' or '1'='1",
      "%' or true --",
      '$1',
      "\\' or 1=1 --",
      '") or (1=1',
    ]
    for (const text of hostile) {
      for (const name of ['productName', 'posterTitle', 'ticketProductId', 'productIds', 'ticketCategoryId'])
        assert.equal((await list({ [name]: text })).total, 0, `${name} ${text}`)
      assert.deepEqual(await read([{ ticketProductId: text, productType: text }]), [])
      for (const name of ['status', 'productType', 'shipType', 'ecardType', 'pageNum', 'strategy'])
        assert.equal((await post(listPath, { ...place, [name]: text })).status, 400, `${name} ${text}`)
    }
    assert.equal((await list({})).total, total)
  })

  test('by poster title finds poster titles, not names', async () => {
    await rename('雨前龙井礼盒 250g', '明前头采')
    assert.deepEqual(names(await list({ strategy: 13, posterTitle: '头采' })), ['雨前龙井礼盒 250g'])
    assert.equal((await list({ strategy: 24, posterTitle: '雨前龙井礼盒 250g' })).total, 0)
  })

  test('characters that a database does not take are no fault', async () => {
    assert.equal((await list({ productName: '\0' })).list.length, 10)
    assert.equal((await list({ productName: '没有\ud800的' })).total, 0)
    assert.equal((await list({ productName: '🙂'.repeat(50_000) })).total, 0)
  })

  test('by ids: one, several, under both names', async () => {
    const ids = ['TP20261103021', 'TP20260826005', 'TP00000000000']
    const expected = ['西湖双人游船票（含茶点）', '西湖手绘雨衣']
    assert.deepEqual(names(await list({ ticketProductId: ids[0] })), expected.slice(0, 1))
    for (const name of ['ticketProductId', 'productIds'])
      assert.deepEqual(names(await list({ [name]: ids.join(', ') })), expected)
    assert.deepEqual(
      names(await list({ ticketProductId: ids.join(), productIds: ids[1] })),
      expected.slice(1),
    )
    assert.equal((await post(listPath, { ...place, productIds: Array(501).fill('x').join() })).status, 400)
  })

  test('by further fields, one value or several', async () => {
    const rows = await all({})
    const filters: Record<string, (row: Row) => unknown> = {
      productType: (row) => row.productType,
      shipType: (row) => row.shipType,
      ecardType: (row) => row.ecardType,
      status: (row) => row.status,
      ticketCategoryId: (row) => row.ticketCategoryId,
    }
    for (const [name, of] of Object.entries(filters)) {
      const values = [...new Set(rows.map(of))].slice(0, 2)
      for (const some of [values.slice(0, 1), values])
        assert.equal(
          (await list({ [name]: some.join() })).total,
          rows.filter((row) => some.includes(of(row))).length,
          `${name} ${some}`,
        )
    }
  })
})

describe('a tab', () => {
  test('13 and 24 show rows with a poster title, 29 parcels, 30 cards and linked rooms, the others all', async () => {
    const rows = await all({})
    const shown: Record<number, (row: Row) => boolean> = {
      12: () => true,
      13: (row) => !!row.posterTitle,
      19: () => true,
      24: (row) => !!row.posterTitle,
      29: (row) => row.shipType === 'mail' || row.shipType === 'all',
      30: (row) => row.ecardType === 'valid_card' || row.productStatusVmo?.zhiLianRoom === 1,
    }
    for (const [strategy, isShown] of Object.entries(shown)) {
      const expected = rows.filter(isShown)
      assert.ok(expected.length > 100, strategy)
      const found = await all({ strategy: Number(strategy) })
      assert.deepEqual(
        found.map((row) => row.ticketProductId),
        expected.map((row) => row.ticketProductId),
        strategy,
      )
    }
  })
})

describe('eligibleOnly', () => {
  /** Every combination of what decides, on the rows of the large store. */
  before(async () => {
    const bit = (salt: string, of: number) => `(abs(hashtext(ticket_product_id || '${salt}')) % ${of} = 0)`
    await gateway.sql(`
      update ticket_product set
        if_set_separate = ${bit('separate', 3)},
        separate_list = case when ${bit('receivers', 4)} then '[]'::jsonb
          else '[{"receiverName": "x", "receiverAccount": "1", "ratio": 1}]'::jsonb end,
        product_spec_type = ${bit('spec', 4)}::int,
        is_brand_multiple = ${bit('stores', 4)}::int,
        limit_time = ${bit('time', 4)}::int,
        limit_sell = ${bit('sell', 4)}::int,
        activity_types = case when ${bit('exclusive', 3)}
          then array[11, (array[23, 24, 25, 32])[1 + abs(hashtext(ticket_product_id)) % 4]]
          when ${bit('other', 2)} then array[11, 18] else '{}' end
      where hotel_id = '100101'`)
  })

  test('returns exactly the rows that the clients’ rule allows', async () => {
    for (const strategy of [12, 13, 19, 24, 29, 30]) {
      const rows = await all({ strategy })
      for (const activityType of [undefined, 11, ...exclusiveActivityTypes]) {
        const place = { tab: strategy, activityType }
        const expected = rows.filter((row) => ineligibleReason(row, place) === undefined)
        assert.ok(expected.length > 0 && expected.length < rows.length)
        const found = await all({ strategy, activityType, eligibleOnly: 1 })
        assert.deepEqual(
          found.map((row) => row.ticketProductId),
          expected.map((row) => row.ticketProductId),
          `strategy ${strategy}, activity ${activityType}`,
        )
        assert.equal((await list({ strategy, activityType, eligibleOnly: 1 })).total, expected.length)
      }
    }
  })

  test('0 returns all', async () => {
    assert.equal((await list({ strategy: 19, eligibleOnly: 0 })).total, (await list({ strategy: 19 })).total)
  })
})

describe('requests that do not fit', () => {
  const problemsOf = async (answer: Response) => {
    const { code, data } = (await answer.json()) as { code: string; data: { problems: { field: string }[] } }
    assert.deepEqual({ status: answer.status, code }, { status: 400, code: 'invalid-request' })
    return data.problems.map(({ field }) => field.split('.')[0])
  }

  test('answer 400 and name the parameter', async () => {
    const odd: Record<string, readonly unknown[]> = {
      pageNum: [0, -1, 1.5, 'x', null, [], {}, '1e3', ''],
      pageSize: [0, -10, 'all', 0.5],
      strategy: [99, -12, 'default'],
      auditStatus: [0, 5, 'x'],
      status: ['sold', 'new,sold', 7, ['new']],
      productType: ['car', {}],
      shipType: ['air'],
      ecardType: ['x'],
      eligibleOnly: [2, 'yes', -1],
      activityType: ['x', {}],
      productName: [5, ['a'], {}],
      productIds: [['TP20261103021'], {}],
    }
    for (const [name, values] of Object.entries(odd))
      for (const value of values)
        assert.deepEqual(
          await problemsOf(await post(listPath, { ...place, [name]: value })),
          [name],
          `${name} ${JSON.stringify(value)}`,
        )
    const { pageNum: _, ...incomplete } = place
    assert.deepEqual(await problemsOf(await post(listPath, incomplete)), ['pageNum'])
  })

  test('a parameter that comes twice in a query is refused', async () => {
    const query = 'hotelId=100101&brandId=1001&pageNum=1&status=new&status=offline'
    const answer = await fetch(`${gateway.url}${listPath}?${query}`, { headers: { cookie: manager } })
    assert.deepEqual(await problemsOf(answer), ['status'])
  })

  test('refuses invalid keys, and more than 500', async () => {
    const key = { ticketProductId: 'x', productType: 'ticket' }
    for (const keys of [undefined, 'x:ticket', [{ ticketProductId: 'x' }], ['x'], Array(501).fill(key)])
      assert.deepEqual(await problemsOf(await post(keysPath, { keys })), ['keys'])
  })
})
