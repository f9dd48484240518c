import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

describe('states and inventory of ticket products', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  const act = (product: Row, action: string, input?: Row) =>
    shop.act('ticket-product', action, `${product.ticketProductId}`, input)
  const acted = (product: Row, action: string, input?: Row) =>
    shop.acted('ticket-product', action, `${product.ticketProductId}`, input)
  const stored = ({ ticketProductId }: Row) =>
    shop.row('ticket_product', `ticket_product_id = '${ticketProductId}'`)
  const save = async (product: Row, fields: Row) => {
    const { version } = await stored(product)
    const body = { ticketProductId: product.ticketProductId, version, ...fields }
    const { status, message, data } = await shop.post('ticket-api/eb/ticket-product/save', body)
    assert.equal(status, 200, message)
    return data
  }

  test('ticketProduct.publish: refused after the time on sale and without inventory', async () => {
    const product = await shop.product()
    assert.deepEqual([product.status, product.auditStatus], ['published', 4])
    await acted(product, 'offline')
    await save(product, { totalInventory: 0 })
    assert.equal((await act(product, 'publish')).code, 'no-inventory')
    await save(product, { totalInventory: 1, saleTime: { start: '2020-01-01', end: '2020-12-31' } })
    const { status, code, data } = await act(product, 'publish')
    assert.deepEqual(
      [status, code, data.text],
      [422, 'sale-ended', { zh: '售卖时间已结束', en: 'The time on sale has ended' }],
    )
    assert.equal((await stored(product)).status, 'offline')
  })

  test('ticketProduct.hasOrders: with an order, the types of product and spec stay', async () => {
    const product = await shop.product()
    const read = async () =>
      (await shop.get(`ticket-api/eb/ticket-product/detail?ticketProductId=${product.ticketProductId}`)).data
    assert.equal((await read()).hasOrders, false)
    await save(product, { productType: 'meal' })
    await shop.order(product)
    assert.equal((await read()).hasOrders, true)
    const { version } = await stored(product)
    const body = { ticketProductId: product.ticketProductId, version, productType: 'room' }
    assert.equal((await shop.post('ticket-api/eb/ticket-product/save', body)).code, 'ordered')
  })

  test('ticketProduct.reject: keeps the reason until the product is saved again', async () => {
    const { ticketCategoryId } = await shop.product()
    const { data: draft } = await shop.post('ticket-api/eb/ticket-product/save', {
      ...(await shop.productFields()),
      ticketCategoryId,
    })
    const rejected = await acted(draft, 'reject', { auditRemark: '图片不清晰' })
    assert.deepEqual([rejected.status, rejected.auditStatus, rejected.auditRemark], ['new', 3, '图片不清晰'])
    assert.equal((await save(draft, { sort: 3 })).auditStatus, 2)
  })

  test('ticketProduct.offline: running promotions lose it, and nobody orders it any more', async () => {
    const [product, other] = [await shop.product(), await shop.product()]
    const products = [product, other].map(({ ticketProductId, productName }) => ({
      ticketProductId,
      productName,
    }))
    await gateway.sql(
      `insert into ticket_promotion (brand_id, hotel_id, promotion_id, promotion_name, promotion_type, promotion_label,
        products, discount_type, activity_from, activity_until, quota, audience, sale_channels, status, volume_rules, member_grade_ids)
       values ('1001', '100101', 'p1', '国庆', 'limitTime', '特惠', $1, 'rate', '2020-01-01', '2099-01-01', 10, 'all', '{h5}', 'RUNNING', '[]', '{}')`,
      [JSON.stringify(products)],
    )
    assert.equal((await acted(product, 'offline')).status, 'offline')
    const promotion = await shop.row('ticket_promotion', "promotion_id = 'p1'")
    assert.deepEqual(
      (promotion.products as Row[]).map(({ ticketProductId }) => ticketProductId),
      [other.ticketProductId],
    )
    const refused = await shop.post('demo-api/guest/order', {
      ...{ ticketProductId: product.ticketProductId, quantity: 1, saleChannel: 'h5' },
      ...{ buyerName: '王', buyerPhone: '13800001234' },
    })
    assert.deepEqual([refused.status, refused.code], [422, 'not-on-sale'])
  })

  test('ticketProduct.share, ticketProduct.unshare: other stores sell it from the one inventory, and stop', async () => {
    const product = await shop.product({ totalInventory: 3 })
    const shared = await acted(product, 'share', { applyHotelIds: ['100102'] })
    assert.deepEqual([shared.status, shared.applyHotelIds], ['share', ['100101', '100102']])
    const key = await shop.paid(product, 2, { hotelId: '100102' })
    const order = await shop.row('ticket_order', `platform_order_id = '${key}'`)
    assert.deepEqual([order.hotel_id, order.status], ['100102', 'PAID'])
    assert.equal((await stored(product)).total_inventory, 1)
    const back = await acted(product, 'unshare')
    assert.deepEqual([back.status, back.applyHotelIds], ['published', ['100101']])
  })

  test('ticketProduct.adjustInventory: adds to the product or a spec, and never goes below zero', async () => {
    const product = await shop.product({ totalInventory: 5 })
    assert.equal((await acted(product, 'adjustInventory', { delta: -2, reason: '损耗' })).totalInventory, 3)
    assert.equal((await act(product, 'adjustInventory', { delta: -4, reason: '损耗' })).code, 'sold-out')
    const specs = [
      { specName: '成人', salePrice: 1_000, inventory: 2 },
      { specName: '儿童', salePrice: 500, inventory: 2 },
    ]
    const multiple = await shop.product({ productSpecType: 1, specs })
    const input = { specName: '儿童', delta: 3, reason: '加票' }
    const changed = (await acted(multiple, 'adjustInventory', input)).specs as Row[]
    assert.deepEqual(
      changed.map(({ inventory }) => inventory),
      [2, 5],
    )
    assert.equal(
      (await act(multiple, 'adjustInventory', { ...input, specName: '老人' })).code,
      'unknown-spec',
    )
  })

  test('ticketProduct.specs.sold: pieces of a spec are counted, and its inventory is its own', async () => {
    const specs = [
      { specName: '成人', salePrice: 1_000, inventory: 2 },
      { specName: '儿童', salePrice: 500, inventory: 2 },
    ]
    const product = await shop.product({ productSpecType: 1, specs })
    const key = await shop.paid(product, 2, { specName: '儿童' })
    const order = await shop.row('ticket_order', `platform_order_id = '${key}'`)
    assert.equal(order.pay_amount, '1000')
    const now = (await stored(product)).specs as Row[]
    assert.deepEqual(
      now.map(({ inventory, sold }) => [inventory, sold]),
      [
        [2, 0],
        [0, 2],
      ],
    )
  })

  test('ticketProduct.saleEnd: goes offline the day after its time on sale', async () => {
    const [ended, running] = [await shop.product(), await shop.product()]
    await gateway.sql(
      'update ticket_product set sale_until = current_date - 2 where ticket_product_id = $1',
      [ended.ticketProductId],
    )
    await shop.runDue()
    assert.deepEqual([(await stored(ended)).status, (await stored(running)).status], ['offline', 'published'])
    const trail = await shop.rows(
      'audit_entry',
      `row_key = '${ended.ticketProductId}' and kind = 'automatic'`,
    )
    assert.deepEqual(
      trail.map(({ name, user_id }) => [name, user_id]),
      [['saleEnd', 'system']],
    )
  })

  test('the inventory is not sold twice, however many order at the same moment', async () => {
    const product = await shop.product({ totalInventory: 5 })
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () =>
        shop.order(product).then(
          () => true,
          () => false,
        ),
      ),
    )
    assert.equal(outcomes.filter(Boolean).length, 5)
    assert.equal((await stored(product)).total_inventory, 0)
  })
})
