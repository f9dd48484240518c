import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TestGateway } from '@ebkit/testing'
import { type StartedTicketShop, startTicketShop } from '../../behaviour/testing/startTicketShop'
import type { Row, TicketShop } from '../../behaviour/testing/ticketShop'

describe('bindings to ticket systems', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
  })
  after(() => gateway.stop())

  const binding = (key: string) => shop.row('ticket_binding', `binding_id = '${key}'`)
  const pushes = (key: string) =>
    shop.rows('ticket_push_log', `binding_id = '${key}' order by request_time, push_log_id`)
  /** Adds a bound product; the supplier's system does not know codes that end in 13. */
  async function bound(
    fields: Parameters<typeof rows.binding>[1] = {},
  ): Promise<{ product: Row; key: string }> {
    const product = await shop.product()
    const key = await rows.binding(product, fields)
    await shop.acted('ticket-binding', 'bind', key)
    await shop.deliver()
    return { product, key }
  }
  const setCode = (key: string, code: string) =>
    gateway.sql('update ticket_binding set supplier_product_code = $2 where binding_id = $1', [key, code])

  test('ticketBinding.bind: the other system says what its product is, or that there is none', async () => {
    const { key, product } = await bound({ syncPrice: true })
    const now = await binding(key)
    assert.deepEqual(
      [now.status, now.supplier_product_name, now.last_sync_result],
      ['BOUND', 'zyb A21', '成功'],
    )
    const own = await shop.row('ticket_product', `ticket_product_id = '${product.ticketProductId}'`)
    assert.deepEqual(
      [own.total_inventory, own.settle_price],
      [Number(now.supplier_price) / 10, now.supplier_price],
    )
    const unknown = await bound({ supplierProductCode: 'A13' })
    const { status, last_sync_result } = await binding(unknown.key)
    assert.deepEqual([status, last_sync_result], ['FAILED', 'PRODUCT_NOT_FOUND'])
    assert.equal((await shop.act('ticket-binding', 'sync', unknown.key)).status, 409)
  })

  test('an order of a spec is pushed to the binding of the spec, others to the one of the whole product', async () => {
    const specs = ['A', 'B'].map((specName) => ({ specName, salePrice: 1_000, inventory: 5 }))
    // keys are random: several products, so that neither order of the keys decides
    for (let time = 0; time < 6; time++) {
      const product = await shop.product({ productSpecType: 1, specs })
      const all = { status: 'BOUND' } as const
      await rows.binding(product, { ...all, supplierProductCode: 'GENERAL' })
      await rows.binding(product, { ...all, supplierProductCode: 'OFSPEC', specName: 'A' })
      const sent: unknown[] = []
      for (const specName of ['A', 'B']) {
        const key = await shop.paid(product, 1, { specName })
        const pushed = `kind = 'push' and content->>'platformOrderId' = '${key}'`
        sent.push(((await shop.row('outbox_message', pushed)).content as Row).supplierProductCode)
      }
      assert.deepEqual(sent, ['OFSPEC', 'GENERAL'])
    }
  })

  test('ticketBinding.sync, ticketBinding.syncLost: three refusals in a row end the binding', async () => {
    const { key } = await bound()
    const sync = async () => {
      await shop.acted('ticket-binding', 'sync', key)
      await shop.deliver()
      return binding(key)
    }
    await setCode(key, 'A31')
    assert.equal((await sync()).supplier_product_name, 'zyb A31')
    await setCode(key, 'A13')
    const states = [(await sync()).status, (await sync()).status, (await sync()).status]
    assert.deepEqual(states, ['BOUND', 'BOUND', 'FAILED'])
    assert.equal((await binding(key)).last_sync_result, 'PRODUCT_NOT_FOUND')
  })

  test('ticketBinding.suspend, ticketBinding.resume, ticketBinding.unbind: orders are sent while the product is bound', async () => {
    const { key, product } = await bound()
    const count = async () => (await pushes(key)).length
    await shop.paid(product)
    assert.equal(await count(), 1)
    assert.equal((await shop.acted('ticket-binding', 'suspend', key)).status, 'SUSPENDED')
    const order = await shop.paid(product)
    assert.deepEqual(
      [await count(), (await shop.rows('ticket_code', `platform_order_id = '${order}'`)).length],
      [1, 1],
    )
    assert.equal((await shop.acted('ticket-binding', 'resume', key)).status, 'BOUND')
    await shop.paid(product)
    assert.equal(await count(), 2)
    assert.equal((await shop.acted('ticket-binding', 'unbind', key)).status, 'DRAFT')
    await shop.paid(product)
    assert.equal(await count(), 2)
  })

  test('ticketPushLog.refused, ticketPushLog.retry, ticketPushLog.handle, ticketBinding.pushFailCount: a refused order is sent again under its number, or handled by hand', async () => {
    const { key, product } = await bound()
    const order = await shop.paid(product)
    await shop.deliver()
    const [good] = await pushes(key)
    assert.deepEqual(
      [good?.status, `${good?.supplier_order_no}`.startsWith('DEMO'), good?.push_type],
      ['SUCCESS', true, 'order'],
    )
    assert.equal((await shop.act('ticket-push-log', 'retry', `${good?.push_log_id}`)).status, 409)
    await setCode(key, 'A13')
    await shop.paid(product)
    await shop.deliver()
    const bad = `${(await pushes(key))[1]?.push_log_id}`
    const log = () => shop.row('ticket_push_log', `push_log_id = '${bad}'`)
    const failures = async () => (await rows.read('ticket-binding', 'bindingId', key)).pushFailCount
    assert.deepEqual(
      [(await log()).status, (await log()).error_code, await failures()],
      ['FAILED', 'PRODUCT_NOT_FOUND', 1],
    )
    await shop.acted('ticket-push-log', 'retry', bad)
    await shop.deliver()
    assert.deepEqual([(await log()).status, (await log()).retry_count], ['FAILED', 1])
    const sent = await shop.rows('outbox_message', `row_key = '${bad}' order by created_at`)
    const numbers = sent.map(({ content }) => (content as Row).platformOrderId)
    assert.deepEqual([numbers.length, new Set(numbers).size], [2, 1])
    const handled = await shop.acted('ticket-push-log', 'handle', bad, { handleRemark: '电话确认' })
    assert.deepEqual([handled.status, handled.handleRemark, await failures()], ['HANDLED', '电话确认', 0])
    const silent = await shop.paid(product)
    await gateway.sql(
      "update ticket_push_log set request_time = now() - interval '11 seconds' where platform_order_id = $1",
      [silent],
    )
    await shop.runDue()
    const late = await shop.row('ticket_push_log', `platform_order_id = '${silent}'`)
    assert.deepEqual([late.status, late.error_code, order === silent], ['FAILED', 'TIMEOUT', false])
  })
})
