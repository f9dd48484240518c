import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPassword } from '@ebkit/testing'
import { namedProducts } from './namedProducts'
import { seed } from './seed'
import { productsOf } from './ticketProducts'

describe('the demo’s ticket products', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const counts = async (what: string, where = 'true') => {
    const rows = await gateway.sql<{ name: string; products: number }>(
      `select ${what} as name, count(*)::int as products from ticket_product where ${where} group by 1`,
    )
    return Object.fromEntries(rows.map(({ name, products }) => [name, products]))
  }

  test('are three thousand, most of them at one store, some at stores of two brands', async () => {
    const stores = await counts('hotel_id')
    assert.equal(
      Object.values(stores).reduce((sum, products) => sum + products),
      3000,
    )
    assert.equal(stores['100101'], 2600)
    assert.deepEqual(Object.keys(await counts('brand_id')), ['1001', '1002'])
    assert.deepEqual(await counts('left(hotel_id, 4) = brand_id'), { true: 3000 })
  })

  test('are distributed as in the catalogue: 60 % published, 20 % offline, 12 % new, 8 % shared', async () => {
    assert.deepEqual(await counts('status'), { published: 1800, offline: 600, new: 360, share: 240 })
    assert.deepEqual(await counts("(audit_status = 4) = (status <> 'new')"), { true: 3000 })
  })

  test('a fifth has specs, 6 % several stores, 8 % split accounting, 5 % are cards for a period', async () => {
    assert.equal((await counts('product_spec_type'))[1], 600)
    assert.equal((await counts('is_brand_multiple'))[1], 180)
    assert.equal((await counts('supplier_account_status'))[1], 240)
    assert.equal((await counts('ecard_type')).valid_card, 150)
  })

  test('some have daily limits, and some are in each of the activities that exclude others', async () => {
    assert.deepEqual([(await counts('limit_time'))[1], (await counts('limit_sell'))[1]], [120, 150])
    const held = await counts('unnest(activity_types)', "status = 'published'")
    for (const type of [23, 24, 25, 32]) assert.ok((held[type] ?? 0) >= 45, String(type))
    assert.deepEqual(held, await counts('unnest(activity_types)'))
  })

  test('two categories have split accounting', async () => {
    const rows = await gateway.sql(`
      select distinct category_name from ticket_category join ticket_product using (ticket_category_id)
      where supplier_account_status = 1 order by 1`)
    assert.deepEqual(rows.map((row) => row.category_name).sort(), ['房券', '酒景套餐'].sort())
  })

  test('prices, specs and parcels are whole', async () => {
    const wrong = await gateway.sql(`
      select product_name from ticket_product where
        (product_type = 'gift') <> (min_sale_price = 0)
        or min_sale_price is null or min_sale_price < 0
        or (product_spec_type = 1) <> (sale_price is null)
        or (product_spec_type = 1) <> (jsonb_array_length(specs) > 0)
        or (ship_type = 'code') <> (postage_template_id is null)
        or (limit_time = 1) <> (daily_sale_from is not null)
        or (limit_sell = 1) <> (daily_sale_limit is not null)
        or (zhi_lian_room = 1) <> (cardinality(rp_names) > 0)
        or char_length(product_name) not between 2 and 60 or char_length(poster_title) > 30
        or cardinality(product_label_list) > 3 or sale_until < sale_from
        or (status in ('published', 'share') and sale_until < '2027-01-01')`)
    assert.deepEqual(wrong, [])
  })

  test('the lowest price is that of the cheapest spec', async () => {
    const [park] = await gateway.sql(
      "select min_sale_price from ticket_product where product_name = '亲子乐园周末套票'",
    )
    assert.equal(Number(park?.min_sale_price), 29_900)
    const [changed] = await gateway.sql(`update ticket_product
      set specs = jsonb_set(specs, '{2,salePrice}', '19900') where product_name = '亲子乐园周末套票' returning min_sale_price`)
    assert.equal(Number(changed?.min_sale_price), 19_900)
  })

  test('the named ones come first', async () => {
    const rows = await gateway.sql(`select ticket_product_id from ticket_product
      where hotel_id = '100101' order by sort desc limit ${namedProducts.length}`)
    assert.deepEqual(
      rows.map((row) => row.ticket_product_id),
      namedProducts.map((product) => product.ticketProductId),
    )
  })

  test('every store with products has twelve categories and nine postage templates, one the default, two disabled', async () => {
    const rows = await gateway.sql(`
      select count(*)::int as templates, count(*) filter (where is_default)::int as defaults,
        count(*) filter (where status = 'DISABLED')::int as disabled,
        (select count(*)::int from ticket_category c where c.hotel_id = t.hotel_id) as categories
      from postage_template t group by hotel_id`)
    assert.equal(rows.length, 8)
    for (const row of rows) assert.deepEqual(row, { templates: 9, defaults: 1, disabled: 2, categories: 12 })
    const [most] = await gateway.sql(`select max(products)::int as products from
      (select count(*) as products from ticket_product group by postage_template_id having postage_template_id is not null) x`)
    assert.ok(most && Number(most.products) <= 64 && Number(most.products) > 20)
  })

  test('are the same on every run, and quickly made', () => {
    const from = performance.now()
    const products = productsOf('1001')
    assert.ok(performance.now() - from < 5_000)
    assert.deepEqual(productsOf('1001'), products)
    assert.equal(new Set([...products, ...productsOf('1002')].map((each) => each.ticketProductId)).size, 3000)
  })

  test('come to a demo that was filled before there were any, once, also by two gateways at a time', async () => {
    await gateway.sql('delete from ticket_product')
    await gateway.sql('delete from postage_template')
    await gateway.sql('delete from ticket_category')
    const options = { password: testPassword }
    await Promise.all([seed(gateway.database, options), seed(gateway.database, options)])
    assert.equal((await gateway.sql('select from ticket_product')).length, 3000)
    await gateway.sql("delete from ticket_product where hotel_id = '100101'")
    await seed(gateway.database, options)
    assert.equal((await gateway.sql('select from ticket_product')).length, 400)
  })
})
