import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { idempotencyHeader } from '@ebkit/protocol/calls/resources'
import { type GatewayBeside, startTestGateway, type TestGateway, testPartnerKey, until } from '@ebkit/testing'
import pg from 'pg'
import { shop as place, type Row, type TicketShop, ticketShop } from '../behaviour/testing/ticketShop'
import { deliverWaiting } from '../outside/deliver'
import { demoOutside } from '../outside/demo'
import type { Adapter } from '../outside/Outside'
import { aPrinter, printers, type ResourceClient } from '../resources/testing/resourceClient'
import { makeMonthlyBills } from './jobs'
import { recount } from './recount'
import { runDue } from './runDue'
import { startScheduler } from './startScheduler'

const rounds = process.env.EB_SOAK ? 20 : 1
/** Number of due rows, and of waiting messages, in each round. */
const rows = process.env.EB_SOAK ? 40 : 8

/** How often each message was delivered, by either gateway. */
const deliveries = new Map<string, number>()

const counting =
  (adapter: Adapter | undefined): Adapter =>
  async (delivery, signal) => {
    deliveries.set(delivery.messageId, (deliveries.get(delivery.messageId) ?? 0) + 1)
    return (await adapter?.(delivery, signal)) ?? {}
  }

const outside = Object.fromEntries(
  Object.entries(demoOutside).map(([channel, adapter]) => [channel, counting(adapter)]),
)

describe('two gateways on one database', () => {
  let one: TestGateway
  let other: GatewayBeside
  let cookie: string
  let shop: TicketShop
  /** Differences that the demo's handwritten rows have from the start. */
  let known: unknown
  const differences = () => recount(one.app.gateway, place.brandId, 100_000)
  before(async () => {
    one = await startTestGateway({ settings: { outside } })
    other = await one.startBeside()
    cookie = await one.signIn('admin')
    shop = ticketShop(one, cookie)
    known = await differences()
  })
  after(() => one.stop())

  const both = () => [one.app.gateway, other.app.gateway]
  const neverFails = (error: unknown) => {
    throw error
  }
  const trailOf = async (key: string, name: string) =>
    (await shop.rows('audit_entry', `row_key = '${key}' and name = '${name}'`)).length
  const stockOf = async (product: Row) =>
    (await shop.row('ticket_product', `ticket_product_id = '${product.ticketProductId}'`)).total_inventory

  /** Runs transactions that all wait at a table before any of them continues. */
  async function meetAt(table: string, count: number, works: () => Promise<unknown>[]): Promise<void> {
    const barrier = new pg.Client({ connectionString: one.ownerUrl })
    await barrier.connect()
    try {
      await barrier.query(`begin; lock table ${table} in access exclusive mode`)
      const done = Promise.all(works())
      await until(async () => {
        const { rows: waiting } = await barrier.query(
          'select from pg_locks where relation = $1::regclass and not granted',
          [table],
        )
        return waiting.length === count
      })
      await barrier.query('commit')
      await done
    } finally {
      await barrier.end()
    }
  }

  /** Orders that were not paid in time. */
  async function overdueOrders(product: Row): Promise<string[]> {
    const keys: string[] = []
    for (let index = 0; index < rows; index++) keys.push(await shop.order(product))
    await one.sql(
      "update ticket_order set created_at = now() - interval '1 hour' where platform_order_id = any ($1)",
      [keys],
    )
    return keys
  }

  async function closedOnce(product: Row, keys: readonly string[], stock: unknown): Promise<void> {
    for (const key of keys) {
      assert.equal((await shop.row('ticket_order', `platform_order_id = '${key}'`)).status, 'CLOSED')
      assert.equal(await trailOf(key, 'payTimeout'), 1)
    }
    assert.equal(await stockOf(product), stock, 'each piece came back once')
  }

  test(`automatic changes that both make at the same moment are made once, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round++) {
      const product = await shop.product({ totalInventory: rows })
      const keys = await overdueOrders(product)
      assert.equal(await stockOf(product), 0)
      // Without the lock that lets only one of them run: row locks must be sufficient.
      const done = await Promise.all(both().map((gateway) => runDue(gateway, place.brandId, neverFails)))
      assert.ok((done[0] ?? 0) + (done[1] ?? 0) >= rows)
      await closedOnce(product, keys, rows)
    }
  })

  /** Refunds that have not been sent to the payment service yet. */
  async function approvedRefunds(): Promise<string[]> {
    const product = await shop.product({ totalInventory: rows })
    const refunds: string[] = []
    for (let index = 0; index < rows; index++) {
      const order = await shop.paid(product)
      await shop.acted('ticket-order', 'refund', order, {
        refundQuantity: 1,
        refundAmount: 9_800,
        reason: '改期',
      })
      const { refund_id: id } = await shop.row('ticket_refund', `platform_order_id = '${order}'`)
      await shop.acted('ticket-refund', 'approve', `${id}`)
      refunds.push(`${id}`)
    }
    return refunds
  }

  async function paidBackOnce(refunds: readonly string[]): Promise<void> {
    for (const id of refunds) {
      const [message, ...more] = await shop.rows('outbox_message', `row_key = '${id}' and kind = 'refund'`)
      assert.equal(more.length, 0)
      assert.equal(message?.status, 'ANSWERED', String(message?.failure).slice(-300))
      assert.equal(deliveries.get(`${message?.message_id}`), 1, 'sent once')
      const { status, platform_order_id: order } = await shop.row('ticket_refund', `refund_id = '${id}'`)
      assert.equal(status, 'SUCCESS')
      const lines = await shop.rows('settlement_item', `order_no = '${order}' and item_type = 'REFUND'`)
      assert.equal(lines.length, 1, 'counted once')
    }
  }

  test(`the outbox sends each message once, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round++) {
      const refunds = await approvedRefunds()
      // Several at a time on each gateway, so that they compete for the same messages.
      const takers = Array.from({ length: 3 }, both).flat()
      await meetAt('outbox_message', takers.length, () =>
        takers.map((gateway) => deliverWaiting(gateway, place.brandId, rows)),
      )
      await paidBackOnce(refunds)
    }
  })

  test('the schedulers of both run the daily jobs once: changes, messages, bills', async () => {
    const product = await shop.product({ totalInventory: rows })
    const keys = await overdueOrders(product)
    const refunds = await approvedRefunds()
    await one.sql("update settlement_item set occurred_at = occurred_at - interval '40 days'")
    const logs = [one.app.log, other.app.log]
    const stops = both().map((gateway, index) => startScheduler(gateway, logs[index] as never, 200))
    const bills = () => shop.rows('settlement_bill', `hotel_id = '${place.hotelId}'`)
    try {
      await until(async () => (await bills()).length > 0)
    } finally {
      for (const stop of stops) await stop()
    }
    await closedOnce(product, keys, rows)
    await paidBackOnce(refunds)
    assert.equal((await bills()).length, 1)
    assert.deepEqual(await differences(), known, 'no stored value is counted twice')
  })

  test('bills that both create at the same moment are created once', async () => {
    await one.sql(
      "update settlement_item set settlement_bill_id = null, occurred_at = now() - interval '40 days'",
    )
    await one.sql('delete from settlement_bill')
    await Promise.all(both().map((gateway) => makeMonthlyBills(gateway, place.brandId)))
    const bills = await shop.rows('settlement_bill', `hotel_id = '${place.hotelId}'`)
    assert.equal(bills.length, 1)
    const own = `hotel_id = '${place.hotelId}' and biz_type = 'TICKET'`
    assert.deepEqual(await shop.rows('settlement_item', `${own} and settlement_bill_id is null`), [])
  })

  const at = (gateway: GatewayBeside, own = cookie): ResourceClient => printers(gateway as TestGateway, own)

  test(`a row that was saved at one is stale at the other: 409 with the row as it is, ${rounds} times`, async () => {
    const { data: printer } = await at(one).save(aPrinter())
    for (let round = 0; round < rounds; round++) {
      const { data: seen } = await at(other).detail(String(printer.printerId))
      const { status, data: saved } = await at(one).save({ ...seen, location: `大堂 ${round}` })
      assert.equal(status, 200)
      const refused = await at(other).save({ ...seen, location: '后厨' })
      assert.equal(refused.status, 409)
      assert.equal(
        (refused.data.current as Row | undefined)?.location ?? refused.data.location,
        saved.location,
      )
      // Of two simultaneous saves, one wins.
      const { data: newest } = await at(other).detail(String(printer.printerId))
      const answers = await Promise.all(
        [one, other].map((gateway, index) => at(gateway).save({ ...newest, location: `前台 ${index}` })),
      )
      assert.deepEqual(answers.map((answer) => answer.status).toSorted(), [200, 409])
    }
  })

  test('a save repeated at the other gateway gets the same answer, and saves nothing', async () => {
    const [body, headers] = [aPrinter(), { [idempotencyHeader]: `two-gateways-${Date.now()}` }]
    const first = await at(one).save(body, headers)
    const again = await at(other).save(body, headers)
    assert.deepEqual([first.status, again.status, again.data], [200, 200, first.data])
    assert.equal((await shop.rows('printer', `sn = '${body.sn}'`)).length, 1)
  })

  test('an order that a guest sends again is one order', async () => {
    const product = await shop.product()
    const buyer = { buyerName: '王小明', buyerPhone: '13800001234', saleChannel: 'h5' }
    const body = { ticketProductId: product.ticketProductId, quantity: 1, ...buyer }
    const headers = { [idempotencyHeader]: `guest-of-two-gateways-${Date.now()}` }
    const first = await shop.post('demo-api/guest/order', body, headers)
    const again = await ticketShop({ ...one, url: other.url }, cookie).post(
      'demo-api/guest/order',
      body,
      headers,
    )
    assert.deepEqual([first.status, again.status, again.data], [200, 200, first.data])
    assert.equal(
      (await shop.rows('ticket_order', `ticket_product_id = '${product.ticketProductId}'`)).length,
      1,
    )
  })

  const whoAmI = async (gateway: GatewayBeside, own: string) =>
    (await fetch(`${gateway.url}/api/session`, { headers: { cookie: own } })).status

  test('a session that was begun at one holds at both, and is over at both', async () => {
    const own = await one.signIn('clerk')
    assert.deepEqual([await whoAmI(one, own), await whoAmI(other, own)], [200, 200])
    const headers = { cookie: own, 'x-eb-client': 'ebkit/test' }
    const answer = await fetch(`${other.url}/api/session`, { method: 'DELETE', headers })
    assert.equal(answer.status, 200)
    assert.deepEqual([await whoAmI(one, own), await whoAmI(other, own)], [401, 401])
  })

  test('a user locked at one is refused at both, with session and token; revoked permissions apply at both', async () => {
    const own = await one.signIn('clerk')
    const asked = await fetch(`${one.url}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testPartnerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'clerk', hotelId: place.hotelId }),
    })
    const { data } = (await asked.json()) as { data: { token: string } }
    const byToken = async () =>
      (await fetch(`${other.url}/api/session`, { headers: { authorization: `Bearer ${data.token}` } })).status
    assert.deepEqual([await whoAmI(other, own), await byToken()], [200, 200])
    const seen = await at(other, own).list()
    await one.sql("update role set permissions = '{}' where role_id = '1001-r4'")
    assert.deepEqual([seen.status, (await at(other, own).list()).status], [200, 403])
    const { status } = await shop.act('employee-api/eb/employee', 'lock', '100101-u3')
    assert.equal(status, 200)
    assert.deepEqual([await whoAmI(one, own), await whoAmI(other, own), await byToken()], [401, 401, 401])
  })
})
