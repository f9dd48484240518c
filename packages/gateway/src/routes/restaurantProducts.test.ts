import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { RestaurantProductRow } from '@ebkit/protocol/schemas'
import { insertDishes, startTestGateway, type TestGateway } from '@ebkit/testing'

const path = '/api/restaurant-api/product/getRestaurantProductPageList'

let gateway: TestGateway
let manager: string
before(async () => {
  gateway = await startTestGateway()
  manager = await gateway.signIn('manager')
  await gateway.sql(insertDishes)
})
after(() => gateway.stop())

const ask = (parameters: Record<string, string | number>, cookie = manager) =>
  fetch(
    `${gateway.url}${path}?${new URLSearchParams(Object.entries(parameters).map(([n, v]) => [n, `${v}`]))}`,
    {
      headers: { cookie },
    },
  )

async function list(parameters: Record<string, string | number> = {}) {
  const answer = await ask({ pageindex: 1, search: '测试菜', ...parameters })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: { rows: RestaurantProductRow[]; count: number } }).data
}

async function read(keys: readonly string[]) {
  const answer = await fetch(`${gateway.url}/restaurant-api/eb/restaurant-product/by-keys`, {
    method: 'POST',
    headers: { cookie: manager, 'content-type': 'application/json' },
    body: JSON.stringify({ keys }),
  })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: { rows: RestaurantProductRow[] } }).data.rows
}

const names = ({ rows }: { rows: RestaurantProductRow[] }) => rows.map(({ name }) => name)

describe('restaurant products', () => {
  test('W-RPP-1 W-RPP-3 ten rows a page by default, with their number; pages neither repeat nor leave out', async () => {
    const [first, second, last] = await Promise.all([1, 2, 8].map((pageindex) => list({ pageindex })))
    assert.deepEqual([first?.rows.length, first?.count], [10, 75])
    assert.equal(last?.rows.length, 5)
    assert.deepEqual(
      [first, second].flatMap((page) => names(page ?? assert.fail())),
      Array.from({ length: 20 }, (_, index) => `测试菜 ${index + 1}`),
    )
  })

  test('W-RPP-7 a row has the fields of the specification', async () => {
    const [row] = (await list()).rows
    const [restaurant] = await gateway.sql<{ name: string }>(
      "select name from restaurant where hotel_id = '100101' order by restaurant_id limit 1",
    )
    assert.deepEqual(row, {
      restaurant_product_id: 'DISH1',
      name: '测试菜 1',
      price: 1850,
      status: 'NEW',
      Restaurant: { name: restaurant?.name },
      activityStatus: false,
      image: `${gateway.url}/pictures/products/plate.svg`,
    })
  })

  test('W-RPP-6 activityStatus is true while a running activity contains the dish', async () => {
    assert.deepEqual(
      (await list({ pagesize: 100 })).rows.flatMap(({ name, activityStatus }) =>
        activityStatus ? name : [],
      ),
      ['测试菜 3'],
    )
    assert.equal((await list({ eligibleOnly: 1 })).count, 74)
  })

  test('search, sort, and filters; % and _ are texts', async () => {
    assert.deepEqual(names(await list({ search: '菜 75' })), ['测试菜 75'])
    assert.deepEqual(names(await list({ search: '测_菜' })), [])
    assert.equal(names(await list({ sort: '-price' }))[0], '测试菜 75')
    assert.equal(names(await list({ sort: 'price' }))[0], '测试菜 1')
    assert.equal((await list({ status: 'PUBLISHED,OFFLINE' })).count, 50)
    assert.equal((await list({ restaurantId: 'none' })).count, 0)
  })

  const refused: Record<string, string | number>[] = [
    { pageindex: 0 },
    { sort: 'secret' },
    { status: 'GONE' },
    { pageindex: 'x' },
  ]
  for (const wrong of refused)
    test(`refuses ${JSON.stringify(wrong)}`, async () => {
      assert.equal((await ask({ pageindex: 1, ...wrong })).status, 400)
    })

  test('by id: those that exist, in any status, also of another store that the user sees', async () => {
    const rows = await read(['DISH3', 'none', 'DISH2', 'DISH\0'])
    assert.deepEqual(rows.map(({ restaurant_product_id: id }) => id).sort(), ['DISH2', 'DISH3'])
    assert.deepEqual(await read([]), [])
  })

  test('rows of another brand do not exist', async () => {
    const [other] = await gateway.sql<{ id: string; brand: string }>(
      "select hotel_id as id, brand_id as brand from hotel where brand_id <> '1001' limit 1",
    )
    assert.equal((await ask({ pageindex: 1, hotelId: other?.id ?? assert.fail() })).status, 404)
  })
})
