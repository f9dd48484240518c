import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createFileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'
import { listOf } from '../../behaviour/testing/ticketRows'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

describe('batches of refunds', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let reviewer: TicketShop
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('admin')
    shop = ticketShop(gateway, cookie)
    await gateway.sql(
      "update role set permissions = permissions || '{batchRefund:*}', max_refund_amount = 100000 where role_id = '1001-r2'",
    )
    reviewer = ticketShop(gateway, await gateway.signIn('manager'))
  })
  after(() => gateway.stop())

  const order = (key: string) => shop.row('ticket_order', `platform_order_id = '${key}'`)
  const read = async (key: unknown) =>
    (await shop.get(`ticket-api/eb/batch-refund/detail?batchRefundId=${key}`)).data
  const save = (body: Row) =>
    shop.post('ticket-api/eb/batch-refund/save', { batchName: '台风闭园', reason: '台风闭园', ...body })
  async function batch(body: Row): Promise<Row> {
    const { status, message, data } = await save(body)
    assert.equal(status, 200, `${message} ${JSON.stringify(data)}`)
    return data
  }
  const preview = async (body: Row) => {
    const { status, message, data } = await shop.post('ticket-api/eb/batch-refund/preview', body)
    assert.equal(status, 200, `${message} ${JSON.stringify(data)}`)
    return data as { figures: Row; lists: Readonly<Record<string, readonly Row[]>> }
  }
  const settle = async () => {
    await shop.runDue()
    await shop.deliver()
    await shop.runDue()
  }

  test('batchRefund.approve, batchRefund.isOwn, batchRefund.orderCount, batchRefund.totalAmount, batchRefund.successCount, batchRefund.successAmount, batchRefund.finish: another user approves, and each order is refunded', async () => {
    const product = await shop.product({ salePrice: 1_000, refundFeeRate: 10, totalInventory: 20 })
    const [one, two, used] = [await shop.paid(product, 2), await shop.paid(product), await shop.paid(product)]
    const [code] = await shop.rows('ticket_code', `platform_order_id = '${used}'`)
    await shop.acted('ticket-code', 'verify', `${code?.ticket_code_id}`)
    await shop.order(product)
    const {
      batchRefundId: key,
      orderCount,
      totalAmount,
    } = await batch({ products: listOf(product), refundRatio: 50, noticeText: '已退款' })
    assert.deepEqual([orderCount, totalAmount], [2, 1_500])
    const seen = await reviewer.get(`ticket-api/eb/batch-refund/detail?batchRefundId=${key}`)
    assert.deepEqual([(await read(key)).isOwn, seen.data.isOwn], [true, false])
    assert.equal((await shop.act('batch-refund', 'approve', `${key}`)).code, 'own-batch')
    const approved = await reviewer.acted('batch-refund', 'approve', `${key}`)
    assert.deepEqual(
      [approved.status, typeof approved.auditBy, typeof approved.auditTime],
      ['RUNNING', 'string', 'string'],
    )
    await settle()
    const done = await read(key)
    assert.deepEqual(
      [done.status, done.successCount, done.successAmount, done.failCount],
      ['DONE', 2, 1_500, 0],
    )
    assert.deepEqual(
      [(await order(one)).refund_amount, (await order(two)).status, (await order(used)).refund_amount],
      ['1000', 'REFUNDED', '0'],
    )
    assert.equal((await shop.rows('outbox_message', "kind = 'batchRefund'")).length, 2)
    const none = await batch({ products: listOf(await shop.product()) })
    assert.equal(
      (await reviewer.act('batch-refund', 'approve', `${none.batchRefundId}`)).code,
      'nothing-to-refund',
    )
  })

  test('batchRefund.finishPart, batchRefund.failCount, batchRefund.retry: refused payments and orders that changed meanwhile are tried again', async () => {
    const product = await shop.product({ salePrice: 1_013, totalInventory: 20 })
    const [refused, used] = [await shop.paid(product), await shop.paid(product)]
    const { batchRefundId: key } = await batch({ products: listOf(product) })
    const code = await shop.row('ticket_code', `platform_order_id = '${used}'`)
    await shop.acted('ticket-code', 'verify', `${code.ticket_code_id}`)
    await reviewer.acted('batch-refund', 'approve', `${key}`)
    await settle()
    const part = await read(key)
    assert.deepEqual([part.status, part.successCount, part.failCount], ['PART_FAILED', 0, 2])
    assert.equal((await order(refused)).refund_status, 'FAILED')
    assert.equal((await shop.acted('batch-refund', 'retry', `${key}`)).status, 'RUNNING')
    assert.equal((await order(refused)).refund_status, 'APPLYING')
    await shop.acted('ticket-code', 'revoke', `${code.ticket_code_id}`, { reason: '误操作' })
    await settle()
    assert.equal((await shop.rows('ticket_refund', `batch_refund_id = '${key}'`)).length, 2)
    assert.equal((await read(key)).status, 'PART_FAILED', 'the payment service refuses these amounts always')
  })

  test('batchRefund.reject, batchRefund.withdraw: nothing is refunded; only the creator withdraws', async () => {
    const product = await shop.product({ salePrice: 1_000 })
    const paid = await shop.paid(product)
    const [one, two] = [
      await batch({ products: listOf(product) }),
      await batch({ products: listOf(product) }),
    ]
    const rejected = await reviewer.acted('batch-refund', 'reject', `${one.batchRefundId}`, {
      rejectReason: '金额有误',
    })
    assert.deepEqual(
      [rejected.status, rejected.rejectReason, typeof rejected.auditBy],
      ['REJECTED', '金额有误', 'string'],
    )
    assert.equal(
      (await reviewer.act('batch-refund', 'withdraw', `${two.batchRefundId}`)).code,
      'only-creator',
    )
    assert.equal((await shop.acted('batch-refund', 'withdraw', `${two.batchRefundId}`)).status, 'CANCELLED')
    await settle()
    assert.equal((await order(paid)).refund_status, 'NONE')
    assert.equal((await reviewer.act('batch-refund', 'approve', `${two.batchRefundId}`)).status, 409)
  })

  test('a preview counts what is refunded, and says why orders are left out', async () => {
    const product = await shop.product({
      ...{ salePrice: 1_000, totalInventory: 20, refundType: 'ahead', refundAheadDays: 1 },
    })
    const [free, part] = [await shop.paid(product, 2), await shop.paid(product, 2)]
    const [used, refunded] = [await shop.paid(product), await shop.paid(product)]
    const [refunding, invoiced, late] = [
      await shop.paid(product),
      await shop.paid(product),
      await shop.paid(product),
    ]
    await shop.order(product)
    for (const key of [part, used]) {
      const [code] = await shop.rows('ticket_code', `platform_order_id = '${key}'`)
      await shop.acted('ticket-code', 'verify', `${code?.ticket_code_id}`)
    }
    for (const key of [refunded, refunding])
      await shop.acted('ticket-order', 'refund', key, {
        refundQuantity: 1,
        refundAmount: 1_000,
        reason: '退',
      })
    await gateway.sql(`update ticket_refund set status = 'SUCCESS' where platform_order_id = '${refunded}'`)
    await gateway.sql(`update ticket_order set status = 'REFUNDED' where platform_order_id = '${refunded}'`)
    await gateway.sql(`insert into invoice (brand_id, hotel_id, invoice_id, order_no, store_id, title_name, items, status)
      values ('1001', '100101', 'batch-invoice', '${invoiced}', '100101', '王', '[]', 'ISSUED')`)
    await gateway.sql(`update ticket_code set valid_end = current_date where platform_order_id = '${late}'`)
    const { figures, lists } = await preview({ products: listOf(product), refundRatio: 50 })
    assert.deepEqual(figures, { orders: 2, pieces: 3, amount: 1_500, leftOut: 5 })
    assert.deepEqual(lists.leftOut, [
      { order: invoiced, reason: 'INVOICED' },
      { order: late, reason: 'LATE' },
      { order: refunded, reason: 'REFUNDED' },
      { order: refunding, reason: 'REFUNDING' },
      { order: used, reason: 'USED' },
    ])
    assert.ok(free)
    const saved = await batch({ products: listOf(product), refundRatio: 50 })
    assert.deepEqual([saved.orderCount, saved.totalAmount], [2, 1_500])
    assert.deepEqual((await preview({})).figures, { orders: 0, pieces: 0, amount: 0, leftOut: 0 })
  })

  test('a file of orders is taken when all of its lines fit; the reviewer refunds no more than the role may', async () => {
    const product = await shop.product({ salePrice: 200_000 })
    const [one, two] = [await shop.paid(product), await shop.paid(product)]
    const files = createFileCalls(gateway, cookie)
    const file = async (text: string) => save({ scopeType: 'file', orderFile: await files.put(text) })
    const unfit = await file(`订单号,金额\n${one},2000.01\n${two},1\nT0,1\n${two},1\n`)
    const [problem] = unfit.data.problems as Row[]
    assert.deepEqual([unfit.status, problem?.path], [422, 'orderFile'])
    assert.match(JSON.stringify(problem), /wrong: 2、4、5/)
    const looked = await preview({
      scopeType: 'file',
      orderFile: await files.put(`${one},2000.01\n${two},1\nT0,1\n${two},1\n`),
    })
    assert.deepEqual(looked.figures, { orders: 1, pieces: 1, amount: 100, wrong: 3 })
    assert.deepEqual(looked.lists.wrong, [
      { line: 1, order: one, problem: 'ABOVE', rest: 200_000, amount: 200_001 },
      { line: 3, order: 'T0', problem: 'UNKNOWN', rest: 0, amount: 100 },
      { line: 4, order: two, problem: 'TWICE', rest: 200_000, amount: 100 },
    ])
    const { status, data } = await file(`${one},2000\n${two},12.5\n`)
    assert.deepEqual([status, data.orderCount, data.totalAmount], [200, 2, 201_250])
    assert.equal(
      (await reviewer.act('batch-refund', 'approve', `${data.batchRefundId}`)).code,
      'refund-limit',
    )
  })
})
