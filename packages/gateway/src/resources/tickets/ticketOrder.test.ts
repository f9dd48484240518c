import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

describe('orders of tickets', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  const stored = (key: string) => shop.row('ticket_order', `platform_order_id = '${key}'`)
  const codes = (key: string) =>
    shop.rows('ticket_code', `platform_order_id = '${key}' order by ticket_code_id`)
  const inventory = async (product: { readonly [name: string]: unknown }) =>
    (await shop.row('ticket_product', `ticket_product_id = '${product.ticketProductId}'`)).total_inventory

  test('ticketOrder.pay, ticketCode.sharePrice: a code for each piece; the shares add up to the payment', async () => {
    const product = await shop.product({ salePrice: 1_000 })
    const key = await shop.paid(product, 3)
    const order = await stored(key)
    assert.deepEqual([order.status, order.pay_amount, order.transaction_no], ['PAID', '3000', `TX${key}`])
    const made = await codes(key)
    assert.equal(made.length, 3)
    for (const { code, status } of made)
      assert.deepEqual([/^\d{12}$/.test(`${code}`), status], [true, 'UNUSED'])
    assert.equal(
      made.reduce((sum, { share_price }) => sum + Number(share_price), 0),
      3_000,
    )
    assert.equal(await inventory(product), 7)
  })
  test('ticketOrder.pay: the same transaction counts once; another one, another amount and a closed order are refused', async () => {
    const product = await shop.product({ salePrice: 1_000 })
    const key = await shop.order(product, 2)
    assert.deepEqual((await shop.pay(key, 1_999)).code, 'wrong-amount')
    assert.equal((await shop.pay(key, 2_000)).data.status, 'PAID')
    assert.equal((await shop.pay(key, 2_000)).data.status, 'PAID')
    assert.equal((await shop.pay(key, 2_000, 'another-one')).code, 'already-paid')
    assert.equal((await codes(key)).length, 2)
    const other = await shop.order(product)
    await shop.acted('ticket-order', 'close', other, { reason: '客人取消' })
    assert.equal((await shop.pay(other, 1_000)).code, 'order-closed')
  })

  test('ticketOrder.close: the pieces return to the inventory; a paid order is not closed', async () => {
    const product = await shop.product({ totalInventory: 5 })
    const key = await shop.order(product, 4)
    assert.equal(await inventory(product), 1)
    const refused = await shop.act('ticket-order', 'close', key)
    assert.deepEqual([refused.status, refused.code], [422, 422])
    assert.equal((await shop.acted('ticket-order', 'close', key, { reason: '无' })).status, 'CLOSED')
    assert.equal(await inventory(product), 5)
    const again = await shop.act('ticket-order', 'close', key, { reason: '无' })
    assert.deepEqual(
      [again.status, again.code, (again.data.current as { status: string }).status],
      [409, 'wrong-state', 'CLOSED'],
    )
    assert.equal(await inventory(product), 5)
  })

  test('ticketOrder.payTimeout: an order that nobody paid for 30 minutes is closed, once', async () => {
    const product = await shop.product({ totalInventory: 5 })
    const [late, early] = [await shop.order(product, 2), await shop.order(product, 1)]
    await gateway.sql(
      `update ticket_order set created_at = now() - interval '31 minutes' where platform_order_id = $1`,
      [late],
    )
    await Promise.all([shop.runDue(), shop.runDue()])
    assert.deepEqual([(await stored(late)).status, (await stored(early)).status], ['CLOSED', 'WAIT_PAY'])
    assert.equal(await inventory(product), 4)
  })

  test('an unpaid order whose spec was removed is closed, and the other specs keep their inventory', async () => {
    const spec = (specName: string) => ({ specName, salePrice: 1_000, inventory: 5 })
    const product = await shop.product({ productSpecType: 1, specs: [spec('A'), spec('B')] })
    const { ticketProductId } = product
    const [late, closed] = [
      await shop.order(product, 2, { specName: 'A' }),
      await shop.order(product, 1, { specName: 'A' }),
    ]
    const { version } = (
      await shop.get(`ticket-api/eb/ticket-product/detail?ticketProductId=${ticketProductId}`)
    ).data
    const saved = await shop.post('ticket-api/eb/ticket-product/save', {
      ...{ ticketProductId, version, specs: [spec('C'), spec('B')] },
    })
    assert.equal(saved.status, 200, saved.message)
    await gateway.sql(
      "update ticket_order set created_at = now() - interval '31 minutes' where platform_order_id = $1",
      [late],
    )
    await shop.runDue()
    assert.equal((await shop.acted('ticket-order', 'close', closed, { reason: '行程取消' })).status, 'CLOSED')
    assert.deepEqual([(await stored(late)).status, await inventory(product)], ['CLOSED', 10])
  })

  test('ticketCode.verify, ticketOrder.partUse, ticketOrder.useUp, ticketOrder.usedCount, ticketVerifyRecord.amount: a used code writes a record, moves the order on, and cannot be used again', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 1_001 }), 2)
    const [one, two] = await codes(key)
    const used = await shop.acted('ticket-code', 'verify', `${one?.ticket_code_id}`)
    assert.deepEqual(
      [used.status, typeof used.verifyTime, typeof used.verifyHotelName],
      ['USED', 'string', 'string'],
    )
    assert.deepEqual([(await stored(key)).status, (await stored(key)).used_count], ['PART_USED', 1])
    assert.equal((await shop.act('ticket-code', 'verify', `${one?.ticket_code_id}`)).status, 409)
    const record = await shop.row('ticket_verify_record', `code = '${one?.code}'`)
    assert.deepEqual(
      [record.amount, record.verify_hotel_id, record.status],
      [one?.share_price, '100101', 'VALID'],
    )
    await shop.acted('ticket-code', 'verify', `${two?.ticket_code_id}`)
    assert.deepEqual([(await stored(key)).status, (await stored(key)).used_count], ['COMPLETED', 2])
  })

  test('ticketOrder.refund, ticketCode.lock, ticketOrder.refundStatus: locks the codes, and never asks for more than is left', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 1_000 }), 3)
    const refund = (refundQuantity: number, refundAmount: number) =>
      shop.act('ticket-order', 'refund', key, { refundQuantity, refundAmount, reason: '行程取消' })
    assert.equal((await refund(4, 100)).code, 'refund-pieces')
    const { code, message } = await refund(1, 3_001)
    assert.deepEqual([code, message], ['refund-amount', 'At most ¥30.00 can be refunded'])
    assert.equal((await refund(2, 2_500)).status, 200)
    assert.deepEqual((await codes(key)).map(({ status }) => status).sort(), ['LOCKED', 'LOCKED', 'UNUSED'])
    assert.equal((await refund(1, 501)).code, 'refund-amount')
    assert.equal((await stored(key)).refund_status, 'APPLYING')
  })

  test('ticketRefund.approve, ticketRefund.succeed, ticketCode.refund, ticketOrder.refundAll, ticketOrder.refundQuantity, ticketOrder.refundAmount, ticketRefund.feeAmount, ticketRefund.refundAmount, ticketRefund.productName, ticketProduct.soldCount: the answer of the payment service ends the refund, once', async () => {
    const product = await shop.product({ salePrice: 1_000, refundFeeRate: 10, totalInventory: 9 })
    const key = await shop.paid(product, 2)
    await shop.acted('ticket-order', 'refund', key, {
      refundQuantity: 2,
      refundAmount: 2_000,
      reason: '行程取消',
    })
    const refund = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
    assert.deepEqual([refund.fee_amount, refund.refund_amount, refund.status], ['200', '1800', 'APPLYING'])
    assert.equal(refund.product_name, product.productName)
    assert.equal((await shop.acted('ticket-refund', 'approve', `${refund.refund_id}`)).status, 'PROCESSING')
    assert.equal((await stored(key)).status, 'PAID')
    await Promise.all([shop.deliver(), shop.deliver()])
    await shop.deliver()
    const order = await stored(key)
    assert.deepEqual(
      [order.status, order.refund_status, order.refund_quantity, order.refund_amount],
      ['REFUNDED', 'DONE', 2, '1800'],
    )
    assert.deepEqual(
      (await codes(key)).map(({ status }) => status),
      ['REFUNDED', 'REFUNDED'],
    )
    const kept = await shop.row('ticket_product', `ticket_product_id = '${product.ticketProductId}'`)
    assert.deepEqual([kept.total_inventory, kept.sold_count], [9, 0])
  })

  test('ticketRefund.fail, ticketRefund.retry, ticketRefund.markOffline: a refused payment keeps the codes locked until it is tried again', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 1_013 }), 1)
    await shop.acted('ticket-order', 'refund', key, {
      refundQuantity: 1,
      refundAmount: 1_013,
      reason: '行程取消',
    })
    const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
    await shop.acted('ticket-refund', 'approve', `${id}`)
    await shop.deliver()
    const failed = await shop.row('ticket_refund', `refund_id = '${id}'`)
    assert.deepEqual([failed.status, failed.fail_reason], ['FAILED', 'INSUFFICIENT_BALANCE'])
    assert.deepEqual([(await stored(key)).refund_status, (await codes(key))[0]?.status], ['FAILED', 'LOCKED'])
    assert.equal((await shop.acted('ticket-refund', 'retry', `${id}`)).status, 'PROCESSING')
    assert.equal((await stored(key)).refund_status, 'APPLYING')
    await shop.deliver()
    const done = await shop.acted('ticket-refund', 'markOffline', `${id}`, { voucher: '/demo/voucher.png' })
    assert.equal(done.status, 'SUCCESS')
    assert.deepEqual([(await stored(key)).status, (await codes(key))[0]?.status], ['REFUNDED', 'REFUNDED'])
  })

  test('ticketRefund.reject, ticketCode.unlock: the codes can be used again, and the buyer is told', async () => {
    const key = await shop.paid(await shop.product(), 1)
    await shop.acted('ticket-order', 'refund', key, {
      refundQuantity: 1,
      refundAmount: 100,
      reason: '行程取消',
    })
    const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
    await shop.acted('ticket-refund', 'reject', `${id}`, { rejectReason: '已过可退时间' })
    assert.deepEqual([(await stored(key)).refund_status, (await codes(key))[0]?.status], ['NONE', 'UNUSED'])
    assert.equal(
      (await shop.rows('outbox_message', `row_key = '${id}' and kind = 'refundRejected'`)).length,
      1,
    )
  })
  test('ticketOrder.hotelName, ticketOrder.productName, ticketOrder.payAmount: the order keeps what it was about', async () => {
    const product = await shop.product({ salePrice: 1_200 })
    const key = await shop.order(product, 2)
    const { ticketProductId } = product
    const { data: now } = await shop.get(
      `ticket-api/eb/ticket-product/detail?ticketProductId=${ticketProductId}`,
    )
    await shop.post('ticket-api/eb/ticket-product/save', {
      ...{
        ticketProductId,
        version: now.version,
        productName: `${product.productName} 改`,
        salePrice: 9_900,
      },
    })
    const { data: order } = await shop.get(`ticket-api/eb/ticket-order/detail?platformOrderId=${key}`)
    const { hotel_name: name } = await shop.row('hotel', "hotel_id = '100101'")
    assert.deepEqual(
      [order.productName, order.payAmount, order.hotelName],
      [product.productName, 2_400, name],
    )
  })

  test('ticketOrder.payMail, ticketOrder.ship, ticketOrder.receive: a parcel is paid with its postage, sent and received; then its shares are paid', async () => {
    await gateway.sql(
      `insert into pay_channel (brand_id, hotel_id, pay_channel_id, channel_type, store_id, mch_id, fee_rate, split_max, status)
       values ('1001', '100101', 'mailed', 'WECHAT', '100101', 'mch123456', 0, 25, 'ENABLED')`,
    )
    const [template] = await shop.rows(
      'postage_template',
      "hotel_id = '100101' and charge_type = 'PIECE' limit 1",
    )
    const product = await shop.product({
      ...{ productType: 'ticket', shipType: 'mail', postageTemplateId: template?.postage_template_id },
      ...{
        ifSetSeparate: true,
        separateList: [{ receiverName: '供应商', receiverAccount: 'abc', ratio: 20 }],
      },
      salePrice: 1_000,
    })
    const share = async () => (await shop.row('split_bill', `order_no = '${key}'`)).status
    const mail = { shipType: 'mail', receiverAddress: '火星市 1 号' }
    const key = await shop.paid(product, 1, mail)
    const paid = await stored(key)
    assert.deepEqual([paid.status, paid.postage], ['WAIT_SHIP', template?.default_first_fee])
    assert.equal(Number(paid.pay_amount), 1_000 + Number(template?.default_first_fee))
    assert.deepEqual(await codes(key), [])
    const sent = await shop.acted('ticket-order', 'ship', key, {
      expressCompany: 'SF',
      expressNo: 'SF1234567',
    })
    assert.deepEqual([sent.status, sent.expressCompany, sent.expressNo], ['SHIPPED', 'SF', 'SF1234567'])
    assert.equal((await shop.rows('outbox_message', `row_key = '${key}' and kind = 'shipped'`)).length, 1)
    assert.equal(await share(), 'WAITING')
    assert.equal((await shop.acted('ticket-order', 'receive', key)).status, 'COMPLETED')
    assert.equal(await share(), 'PROCESSING')
  })

  test('shares of a parcel with an open refund wait until it is paid or rejected, and are of what is left', async () => {
    const [template] = await shop.rows('postage_template', "hotel_id = '100101' limit 1")
    const product = await shop.product({
      ...{ shipType: 'mail', postageTemplateId: template?.postage_template_id, salePrice: 1_000 },
      ...{
        ifSetSeparate: true,
        separateList: [{ receiverName: '供应商', receiverAccount: 'abc', ratio: 20 }],
      },
    })
    /** A parcel that is received while one of its two pieces is to be refunded. */
    async function received() {
      const key = await shop.paid(product, 2, { shipType: 'mail', receiverAddress: '火星市 1 号' })
      await shop.acted('ticket-order', 'ship', key, { expressCompany: 'SF', expressNo: 'SF1' })
      await shop.acted('ticket-order', 'refund', key, {
        ...{ refundQuantity: 1, refundAmount: 1_000, reason: '破损' },
      })
      await shop.acted('ticket-order', 'receive', key)
      const share = async () => {
        const { status, order_amount } = await shop.row('split_bill', `order_no = '${key}'`)
        return [status, Number(order_amount) - Number((await stored(key)).postage)]
      }
      assert.deepEqual(await share(), ['WAITING', 2_000])
      const { refund_id: refund } = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
      return { refund: String(refund), share }
    }
    const paid = await received()
    await shop.acted('ticket-refund', 'approve', paid.refund)
    assert.equal((await paid.share())[0], 'WAITING')
    await shop.deliver()
    assert.deepEqual(await paid.share(), ['PROCESSING', 1_000])
    const rejected = await received()
    await shop.acted('ticket-refund', 'reject', rejected.refund, { rejectReason: '无破损' })
    assert.deepEqual(await rejected.share(), ['PROCESSING', 2_000])
  })

  test('ticketOrder.autoReceive: ten days after shipping a parcel counts as received', async () => {
    const product = await shop.product({
      shipType: 'all',
      postageTemplateId: (await shop.rows('postage_template', "hotel_id = '100101' limit 1"))[0]
        ?.postage_template_id,
    })
    const ship = async () => {
      const key = await shop.paid(product, 1, { shipType: 'mail', receiverAddress: '火星市 1 号' })
      await shop.acted('ticket-order', 'ship', key, { expressCompany: 'SF', expressNo: 'SF1' })
      return key
    }
    const [old, fresh] = [await ship(), await ship()]
    await gateway.sql(
      "update ticket_order set updated_at = now() - interval '241 hours' where platform_order_id = $1",
      [old],
    )
    await shop.runDue()
    assert.deepEqual([(await stored(old)).status, (await stored(fresh)).status], ['COMPLETED', 'SHIPPED'])
  })

  test('ticketOrder.changeDate: moves the day of the order and of its unused codes', async () => {
    const product = await shop.product({
      ...{ validType: 'date', validDays: undefined, productStatusVmo: { limitSell: 1 }, dailySaleLimit: 3 },
      totalInventory: 20,
    })
    const [key, other] = [
      await shop.paid(product, 1, { useDate: '2090-05-01' }),
      await shop.paid(product, 2, { useDate: '2090-05-02' }),
    ]
    const moved = await shop.acted('ticket-order', 'changeDate', key, { useDate: '2090-05-02' })
    assert.equal(moved.useDate, '2090-05-02')
    const { data } = await shop.get(`ticket-api/eb/ticket-code/list?filter=platformOrderId%3D${key}`)
    const [code] = data.list as { validStart: string; validEnd: string }[]
    assert.deepEqual([code?.validStart, code?.validEnd], ['2090-05-02', '2090-05-02'])
    await gateway.sql('update ticket_product set daily_sale_limit = 2 where ticket_product_id = $1', [
      product.ticketProductId,
    ])
    assert.equal(
      (await shop.act('ticket-order', 'changeDate', other, { useDate: '2090-05-02' })).code,
      'day-full',
    )
    assert.equal(
      (await shop.act('ticket-order', 'changeDate', key, { useDate: '2020-05-02' })).code,
      'past-date',
    )
    const plain = await shop.paid(await shop.product())
    assert.equal(
      (await shop.act('ticket-order', 'changeDate', plain, { useDate: '2090-05-02' })).code,
      'not-by-date',
    )
  })

  test('ticketOrder.resend, ticketOrder.note: codes are sent again three times a day; the remark is replaced', async () => {
    const key = await shop.paid(await shop.product())
    for (let time = 0; time < 3; time++) await shop.acted('ticket-order', 'resend', key)
    assert.equal((await shop.act('ticket-order', 'resend', key)).code, 'resend-limit')
    const noted = await shop.acted('ticket-order', 'note', key, { merchantRemark: '加床' })
    assert.deepEqual([noted.merchantRemark, noted.status], ['加床', 'PAID'])
  })

  test('ticketOrder.expire, ticketCode.expire: expired codes are refunded if the product says so', async () => {
    const expired = async (expiredAutoRefund: boolean) => {
      const key = await shop.paid(await shop.product({ expiredAutoRefund, salePrice: 1_000 }), 2)
      await gateway.sql('update ticket_code set valid_end = current_date - 2 where platform_order_id = $1', [
        key,
      ])
      await shop.runDue()
      await shop.runDue()
      await shop.deliver()
      return key
    }
    const [refunded, kept] = [await expired(true), await expired(false)]
    assert.deepEqual(
      [(await stored(refunded)).status, (await stored(refunded)).refund_amount],
      ['REFUNDED', '2000'],
    )
    assert.equal((await stored(kept)).status, 'EXPIRED')
    assert.deepEqual(
      (await codes(kept)).map(({ status }) => status),
      ['EXPIRED', 'EXPIRED'],
    )
    assert.equal(
      (await shop.rows('settlement_item', `order_no = '${kept}' and item_type = 'EXPIRE'`)).length,
      2,
    )
  })

  test('expired codes are refunded with what is left, if others were refunded for more than their share', async () => {
    const expired = async (refundAmount: number) => {
      const key = await shop.paid(await shop.product({ expiredAutoRefund: true, salePrice: 1_000 }), 2)
      const asked = { refundQuantity: 1, refundAmount, reason: '行程取消' }
      await shop.acted('ticket-order', 'refund', key, asked)
      const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
      await shop.acted('ticket-refund', 'approve', `${id}`)
      await shop.deliver()
      await gateway.sql('update ticket_code set valid_end = current_date - 2 where platform_order_id = $1', [
        key,
      ])
      await shop.runDue()
      await shop.runDue()
      await shop.deliver()
      const { status, refund_amount } = await stored(key)
      return [status, refund_amount]
    }
    assert.deepEqual(await expired(1_500), ['REFUNDED', '2000'])
    assert.deepEqual(await expired(2_000), ['EXPIRED', '2000'])
  })

  test('another store undoes its own verification of a shared code, by the record too', async () => {
    const product = await shop.product()
    await shop.acted('ticket-product', 'share', `${product.ticketProductId}`, { applyHotelIds: ['100102'] })
    const [code] = await codes(await shop.paid(product))
    const home = "select hotel_id, manage_hotel_ids from employee where employee_name = '林晚晴'"
    const [before] = await gateway.sql(home)
    await gateway.sql(
      "update employee set hotel_id = '100102', manage_hotel_ids = '{}' where employee_name = '林晚晴'",
    )
    try {
      const far = ticketShop(gateway, await gateway.signIn('manager'))
      await far.acted('ticket-code', 'verify', `${code?.ticket_code_id}`)
      const record = await shop.row('ticket_verify_record', `code = '${code?.code}'`)
      const undone = await far.act('ticket-verify-record', 'revoke', `${record.verify_id}`, {
        reason: '扫错',
      })
      assert.equal(undone.status, 200, undone.message)
      const { status, verify_time } = await shop.row('ticket_code', `code = '${code?.code}'`)
      assert.deepEqual([status, verify_time], ['UNUSED', null])
    } finally {
      await gateway.sql(
        "update employee set hotel_id = $1, manage_hotel_ids = $2 where employee_name = '林晚晴'",
        [before?.hotel_id, before?.manage_hotel_ids],
      )
    }
  })

  test('ticketCode.revoke, ticketVerifyRecord.revoke: a verification of the last 24 hours is undone, in the same store', async () => {
    const key = await shop.paid(await shop.product(), 2)
    const [one, two] = await codes(key)
    for (const code of [one, two]) await shop.acted('ticket-code', 'verify', `${code?.ticket_code_id}`)
    assert.equal(
      (await shop.acted('ticket-code', 'revoke', `${one?.ticket_code_id}`, { reason: '扫错' })).status,
      'UNUSED',
    )
    assert.deepEqual([(await stored(key)).status, (await stored(key)).used_count], ['PART_USED', 1])
    const record = await shop.row('ticket_verify_record', `code = '${two?.code}'`)
    const undone = await shop.acted('ticket-verify-record', 'revoke', `${record.verify_id}`, {
      reason: '扫错',
    })
    assert.deepEqual([undone.status, undone.revokeReason], ['REVOKED', '扫错'])
    assert.deepEqual([(await stored(key)).status, (await stored(key)).used_count], ['PAID', 0])
    await shop.acted('ticket-code', 'verify', `${two?.ticket_code_id}`)
    await gateway.sql(
      "update ticket_verify_record set verify_time = now() - interval '25 hours' where code = $1",
      [two?.code],
    )
    assert.equal(
      (await shop.act('ticket-code', 'revoke', `${two?.ticket_code_id}`, { reason: '扫错' })).code,
      'revoke-time',
    )
  })

  test('ticketCode.invalidate: a void code cannot be used, and its piece is not sold again', async () => {
    const product = await shop.product({ totalInventory: 5 })
    const key = await shop.paid(product, 2)
    const [one, two] = await codes(key)
    assert.equal((await shop.acted('ticket-code', 'invalidate', `${one?.ticket_code_id}`)).status, 'INVALID')
    assert.equal((await shop.act('ticket-code', 'verify', `${one?.ticket_code_id}`)).status, 409)
    await shop.acted('ticket-code', 'verify', `${two?.ticket_code_id}`)
    assert.deepEqual([(await stored(key)).status, await inventory(product)], ['COMPLETED', 3])
    const other = await shop.paid(product, 2)
    const [used, unused] = await codes(other)
    await shop.acted('ticket-code', 'verify', `${used?.ticket_code_id}`)
    assert.notEqual((await stored(other)).status, 'COMPLETED')
    await shop.acted('ticket-code', 'invalidate', `${unused?.ticket_code_id}`)
    assert.equal((await stored(other)).status, 'COMPLETED', 'nothing of it can be used any more')
  })

  test('ticketCode.verify is refused before and after its validity, and on excluded days', async () => {
    const verify = async (fields: object, change: string) => {
      const key = await shop.paid(await shop.product({ ...fields }))
      if (change) await gateway.sql(`update ticket_code set ${change} where platform_order_id = $1`, [key])
      const [code] = await codes(key)
      return (await shop.act('ticket-code', 'verify', `${code?.ticket_code_id}`)).code
    }
    assert.equal(await verify({}, 'valid_start = current_date + 2'), 'not-yet-valid')
    assert.equal(await verify({}, 'valid_end = current_date - 2'), 'expired')
    assert.equal(await verify({ unusableWeekdays: [0, 1, 2, 3, 4, 5, 6] }, ''), 'unusable-day')
    assert.equal(
      await verify({ unusableDates: [{ dates: { start: '2020-01-01', end: '2099-01-01' } }] }, ''),
      'unusable-day',
    )
    assert.equal(await verify({ effectDelayHours: 2 }, ''), 'not-yet-valid')
    assert.equal(await verify({}, ''), 0)
  })

  test('a role refunds no more than it may', async () => {
    const key = await shop.paid(await shop.product({ salePrice: 600_000 }))
    const manager = ticketShop(gateway, await gateway.signIn('manager'))
    const input = { refundQuantity: 1, refundAmount: 500_001, reason: '行程取消' }
    const clerk = ticketShop(gateway, await gateway.signIn('viewer'))
    const refused = await clerk.act('ticket-order', 'refund', key, input)
    assert.deepEqual([refused.status, refused.code], [403, 'forbidden'])
    await gateway.sql(
      "update role set permissions = permissions || '{ticketOrder:refund}' where role_id = '1001-r2'",
    )
    const limited = await manager.act('ticket-order', 'refund', key, input)
    assert.deepEqual([limited.status, limited.code], [403, 'refund-limit'])
    const { text } = limited.data as unknown as { text: { zh: string } }
    assert.match(text.zh, /^你的角色一次最多可退 ¥5000\.00/)
    assert.equal(
      (await manager.act('ticket-order', 'refund', key, { ...input, refundAmount: 500_000 })).status,
      200,
    )
  })
})
