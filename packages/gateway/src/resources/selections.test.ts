import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../behaviour/testing/business'
import { type ResourceClient, resourceClient } from './testing/resourceClient'

interface Product {
  readonly id: string
  readonly name: string
}

describe('lists by the products that rows select', () => {
  let gateway: TestGateway
  let shop: Business
  let prices: ResourceClient
  let own: readonly Product[]
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    prices = resourceClient(
      gateway,
      await gateway.signIn('manager'),
      'member-api/eb/member-price',
      'memberPriceId',
    )
    own = await productsOf('1001', 3)
  })
  after(() => gateway.stop())

  const productsOf = (brandId: string, count: number) =>
    gateway.sql<{ id: string; name: string }>(
      `select ticket_product_id as id, product_name as name from ticket_product
        where brand_id = $1 and (hotel_id = '100101' or $1 <> '1001') order by ticket_product_id limit ${count}`,
      [brandId],
    )
  const select = (products: readonly Product[]) =>
    products.map(({ id }) => ({ ticketProductId: id, productType: 'ticket' }))
  const add = (schemeName: string, products: readonly Product[]) =>
    shop.add('memberPrice', { schemeName, products: select(products) })
  const found = async (filter: string) => {
    const { data, status } = await prices.list({ filter, orderType: 'schemeName asc' })
    assert.equal(status, 200)
    return data.list.map(({ schemeName }) => schemeName)
  }

  test('a row is found by any product that it selects, and by none that it does not', async () => {
    const [first, second, third] = own as [Product, Product, Product]
    await add('甲', [first, second])
    await add('乙', [second])
    await add('丙', [])
    assert.deepEqual(new Set(await found(`products=${first.id}`)), new Set(['甲']))
    assert.deepEqual(new Set(await found(`products=${second.id}`)), new Set(['甲', '乙']))
    assert.deepEqual(new Set(await found(`products=${first.id}|${third.id}`)), new Set(['甲']))
    assert.deepEqual(await found(`products=${third.id}`), [])
    assert.ok((await found('products=null')).includes('丙'))
    assert.ok(!(await found('products=*')).includes('丙'))
    assert.ok((await found(`products!=${second.id}`)).includes('丙'))
    assert.ok(!(await found(`products!=${second.id}`)).includes('乙'))
  })

  test('the names of the products come with the rows, in their order', async () => {
    const [first, , third] = own as [Product, Product, Product]
    const key = await add('有名字', [third, first])
    const { data } = await prices.list({ filter: `memberPriceId=${key}` })
    assert.deepEqual(data.list[0]?.referenceLabels, { products: [third.name, first.name] })
  })

  test('a product of another brand finds nothing, though rows there select it', async () => {
    const [foreign] = await productsOf('1002', 1)
    assert.ok(foreign)
    const key = await add('外店', [foreign])
    assert.deepEqual(await found(`products=${foreign.id}`), ['外店'])
    await gateway.sql(
      `update member_price m set brand_id = p.brand_id, hotel_id = p.hotel_id
        from ticket_product p where p.ticket_product_id = $1 and m.member_price_id = $2`,
      [foreign.id, key],
    )
    assert.deepEqual(await found(`products=${foreign.id}`), [])
    assert.ok(!(await found('products=*')).includes('外店'))
  })

  test('what is no key is compared as a text, never as SQL', async () => {
    for (const odd of ["'] or true", '$1', '%', '[{}]', '"'])
      assert.deepEqual(await found(`products="${odd.replaceAll('"', '')}"`), [], odd)
  })
})
