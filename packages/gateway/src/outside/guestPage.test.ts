import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Row, type TicketShop, ticketShop } from '../behaviour/testing/ticketShop'

describe('the calls of the page that simulates a guest', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  const products = async (): Promise<Row[]> =>
    (await shop.get('demo-api/guest/products')).data as unknown as Row[]
  const listed = async ({ ticketProductId }: Row) =>
    (await products()).find((product) => product.ticketProductId === ticketProductId)
  const order = (key: string, hotel = '') =>
    shop.get(`demo-api/guest/order?platformOrderId=${key}${hotel && `&hotelId=${hotel}`}`)
  const states = ({ codes }: Row) => (codes as { state: Row }[]).map(({ state }) => state.value)

  test('products are those that can be ordered now, with what an order requires', async () => {
    const first = { sort: 9_999 }
    const product = await shop.product({ ...first, realNameType: 'person', linePrice: 12_800 })
    assert.deepEqual(await listed(product), {
      ticketProductId: product.ticketProductId,
      productName: product.productName,
      coverImage: product.coverImage,
      ...{ salePrice: 9_800, linePrice: 12_800, inventory: 10, specs: [], minPerOrder: 1, maxPerOrder: 200 },
      ...{ saleChannel: 'wechat', refundType: 'anytime', realNameType: 'person' },
      ...{ needsUseDate: false, needsAddress: false },
    })
    const onlyH5 = await shop.product({ ...first, saleChannels: ['h5'] })
    assert.equal((await listed(onlyH5))?.saleChannel, 'h5')
    const none = [
      await shop.product({ ...first, saleChannels: ['tiktok'] }),
      await shop.product({ ...first, saleTime: { start: '2099-01-01', end: '2099-12-31' } }),
      await shop.product({ ...first, totalInventory: 1, minPerOrder: 2 }),
    ]
    const offline = await shop.product(first)
    await shop.acted('ticket-product', 'offline', `${offline.ticketProductId}`)
    for (const each of [...none, offline]) assert.equal(await listed(each), undefined)
    assert.ok((await products()).length <= 60)
  })

  test('an order contains the payment, its codes, and the possible and actual refunds', async () => {
    const product = await shop.product({ refundFeeRate: 10 })
    const key = await shop.paid(product, 3)
    const before = (await order(key)).data
    assert.deepEqual(
      [before.quantity, before.payAmount, before.refundableAmount, before.refundFeeRate, before.refunds],
      [3, 29_400, 29_400, 10, []],
    )
    assert.deepEqual((before.state as Row).value, 'PAID')
    assert.deepEqual(states(before), ['UNUSED', 'UNUSED', 'UNUSED'])
    assert.deepEqual(
      (before.codes as Row[]).map(({ sharePrice }) => sharePrice),
      [9_800, 9_800, 9_800],
    )
    const [code, ...rest] = before.codes as { code: string }[]
    const stored = await shop.row('ticket_code', `code = '${code?.code}'`)
    await shop.acted('ticket-code', 'verify', String(stored.ticket_code_id), { verifyType: 'input' })
    const used = (await order(key)).data
    assert.deepEqual([...states(used)].sort(), ['UNUSED', 'UNUSED', 'USED'])
    assert.deepEqual([...(used.refundable as string[])].sort(), rest.map((each) => each.code).sort())
    const asked = { platformOrderId: key, quantity: 1, amount: 9_800, reason: '行程变更' }
    assert.equal((await shop.post('demo-api/guest/refund', asked)).status, 200)
    const after = (await order(key)).data
    const [refund] = after.refunds as Row[]
    assert.deepEqual(
      [after.refundableAmount, (after.refundable as string[]).length, refund?.quantity, refund?.amount],
      [19_600, 1, 1, 8_820],
    )
    assert.equal((refund?.state as Row | undefined)?.value, 'APPLYING')
    // the first refund took the amount that the page had announced
    const locked = (after.codes as { code: string; state: Row }[]).find(
      ({ state }) => state.value === 'LOCKED',
    )
    assert.equal(locked?.code, (used.refundable as string[])[0])
  })

  test('orders of other stores and unknown ones are not found', async () => {
    const key = await shop.paid(await shop.product())
    assert.equal((await order(key, '100102')).status, 404)
    assert.equal((await order('T0')).status, 404)
  })

  test('the page, its link in codes of refunds, and the demo mark exist only in a demo', async () => {
    const path = async (address: string, url = gateway.url) =>
      fetch(`${url}/${address}`, { redirect: 'manual' })
    const moved = await path('refund?platformOrderId=T1%262')
    assert.deepEqual([moved.status, moved.headers.get('location')], [302, '/guest?order=T1%262'])
    assert.equal((await shop.get('api/session')).data.isDemo, true)
    const plain = await startTestGateway({ settings: { servesDemo: false } })
    try {
      const other = ticketShop(plain, await plain.signIn('admin'))
      assert.equal((await other.get('api/session')).data.isDemo, undefined)
      assert.equal((await other.get('demo-api/guest/products')).status, 404)
      assert.equal((await path('guest', plain.url)).status, 404)
      assert.equal((await path('refund?platformOrderId=T1', plain.url)).status, 404)
    } finally {
      await plain.stop()
    }
  })
})
