import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../behaviour/testing/business'

interface Found {
  readonly address: string
  readonly page: { readonly zh: string }
  readonly name: string
  readonly facts: readonly string[]
}

describe('rows by number or name', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  const ask = async (search: string, account = 'admin', more = '') =>
    fetch(`${gateway.url}/merchant-api/eb/page/rows?search=${encodeURIComponent(search)}${more}`, {
      headers: { cookie: await gateway.signIn(account) },
    })
  const find = async (...given: Parameters<typeof ask>): Promise<readonly Found[]> => {
    const answer = await ask(...given)
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { data: Found[] }).data
  }
  const names = async (...given: Parameters<typeof ask>) =>
    (await find(...given)).map(({ name, page }) => `${page.zh} ${name}`)

  test('an order is found by its number and by its buyer, with its address, and with the list’s masks', async () => {
    const { ticketProductId } = await shop.product()
    const key = await shop.add('ticketOrder', {
      ticketProductId,
      platformOrderId: 'T20261126QRS1',
      buyerName: '欧阳寻人',
      buyerPhone: '13912345678',
    })
    const [found] = await find('20261126QRS')
    assert.deepEqual(found, {
      address: `/ticket/orderList/detail?id=${key}`,
      page: found?.page,
      name: 'T20261126QRS1',
      facts: found?.facts,
    })
    assert.equal(found?.page.zh, '门票订单明细')
    assert.ok(found?.facts.includes('139****5678') || found?.facts.includes('欧阳寻人'), `${found?.facts}`)
    assert.doesNotMatch(JSON.stringify(found), /13912345678/)
    assert.deepEqual(await names('欧阳寻人'), ['门票订单明细 T20261126QRS1'])
  })

  test('coupons, orders of restaurants, invoices and refunds are found by number and by name, with where they open', async () => {
    const { ticketProductId } = await shop.product()
    const platformOrderId = 'T20261126QRS2'
    await shop.add('ticketOrder', { ticketProductId, platformOrderId })
    const coupon = await shop.add('coupon', { couponName: '寻券满减' })
    const order = await shop.add('restaurantOrder', { orderNo: 'ROPQRS7', pickNo: 'QRS-A12' })
    const invoice = await shop.add('invoice', {
      ...{ applyNo: 'FPQRS8', titleName: '寻票有限公司', storeId: '100101' },
    })
    const batch = await shop.add('batchRefund', { batchName: '寻退批次' })
    const refund = await shop.add('ticketRefund', { refundId: 'RFQRS9', platformOrderId })
    const opening = async (search: string) => (await find(search)).map(({ address }) => address)
    const orders = '/ticket/orderList/detail'
    for (const [search, address] of [
      ['寻券满减', `/coupon/list?id=${coupon}`],
      [coupon, `/coupon/list?id=${coupon}`],
      ['ROPQRS7', `/order-distribution?id=${order}`],
      ['QRS-A12', `/order-distribution?id=${order}`],
      ['FPQRS8', `/invoice/index?id=${invoice}`],
      ['寻票有限', `/invoice/index?id=${invoice}`],
      ['寻退批次', `/batch-refund/list?id=${batch}`],
      [refund, `${orders}?dialog=refund&refund.search=${refund}`],
    ] as const)
      assert.deepEqual(await opening(search), [address], search)
    assert.deepEqual(await names(refund), [`退款审核 ${refund}`])
    // The refund as well, because it can be searched by its order's number.
    assert.deepEqual(await opening(platformOrderId), [
      `${orders}?id=${platformOrderId}`,
      `${orders}?dialog=refund&refund.search=${refund}`,
    ])
    const permit = (codes: string) =>
      gateway.sql(`update role set permissions = '{${codes}}' where role_id = '1001-r10'`)
    // A list in a drawer is for users who may open both pages.
    for (const [codes, count] of [
      ['ticketRefund:view', 0],
      ['ticketOrder:view', 0],
      ['ticketOrder:view,ticketRefund:view', 1],
    ] as const) {
      await permit(codes)
      assert.equal((await find(refund, 'viewer')).length, count, codes)
    }
  })

  test('only lists that the user may open, and rows of the current store', async () => {
    await shop.add('printer', { printerName: '寻物打印机' })
    await shop.add('printer', { printerName: '寻物打印机二' }, '100102')
    await shop.add('employee', { employeeName: '寻物员', roleIds: ['1001-r4'], phone: '13700001111' })
    assert.deepEqual(await names('寻物'), ['员工管理 寻物员', '打印机管理 寻物打印机'])
    assert.deepEqual(await names('寻物', 'admin', '&hotelId=100102'), ['打印机管理 寻物打印机二'])
    await gateway.sql("update role set permissions = '{printer:view}' where role_id = '1001-r10'")
    assert.deepEqual(await names('寻物', 'viewer'), ['打印机管理 寻物打印机'])
    assert.deepEqual(await find('寻物', 'neighbour'), [])
  })

  test('a few rows of each list; a text that is too short is refused', async () => {
    for (const name of ['甲', '乙', '丙', '丁'])
      await shop.add('printer', { printerName: `许多打印机${name}` })
    assert.equal((await find('许多打印机')).length, 3)
    assert.equal((await ask('x')).status, 400)
    assert.equal((await ask('  ')).status, 400)
  })
})
