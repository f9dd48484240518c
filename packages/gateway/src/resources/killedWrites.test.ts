import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import {
  freePort,
  type GatewayProcess,
  startGatewayProcess,
  startTestGateway,
  type TestGateway,
  until,
} from '@ebkit/testing'
import { inSystem } from '../behaviour/inSystem'
import { storeDay } from '../behaviour/numbers'
import { createKilledClient, type KilledClient } from '../behaviour/testing/killedClient'
import { checkProduct, ordersOf } from '../behaviour/testing/orderChecks'
import { shop as place, type Row, type TicketShop, ticketShop } from '../behaviour/testing/ticketShop'
import { recount } from '../scheduler/recount'
import { makeBill } from './finance/makeBills'
import { aPrinter } from './testing/resourceClient'

const kills = process.env.EB_SOAK ? 50 : 1
/** The number of concurrent writers. */
const people = 6
/** No amount ends with 13 cents: the demo's payment service would refuse it. */
const price = 1_700
const stock = 1_000

const buyer = { buyerName: '王小明', buyerPhone: '13800001234', saleChannel: 'h5' }

describe('business while the gateway is killed', () => {
  /** Reads what the killed gateway wrote; writes nothing while writes to that one are under way. */
  let observer: TestGateway
  let shop: TicketShop
  let killed: GatewayProcess
  let client: KilledClient
  let directory: string
  let port: number
  /** The differences that the hand-written demo rows have from the start. */
  let known: unknown
  const differences = () => recount(observer.app.gateway, place.brandId, 100_000)
  before(async () => {
    observer = await startTestGateway()
    const cookie = await observer.signIn('admin')
    shop = ticketShop(observer, cookie)
    known = await differences()
    directory = await mkdtemp(join(tmpdir(), 'ebkit-killed-'))
    port = await freePort()
    await start()
    client = createKilledClient(`http://127.0.0.1:${port}`, cookie)
  })
  after(async () => {
    killed?.child.kill('SIGKILL')
    await killed?.exited
    await observer.stop()
    await rm(directory, { recursive: true, force: true })
  })

  async function start(): Promise<void> {
    killed = startGatewayProcess(directory, { PORT: `${port}`, DATABASE_URL: observer.ownerUrl })
    await killed.listening
  }

  /** Counts writes, so that their bodies differ. */
  let turn = 0

  const orders = 'platform_order_id'
  async function order(product: Row): Promise<string | undefined> {
    const body = { ticketProductId: product.ticketProductId, quantity: 1 + (turn++ % 3), ...buyer }
    const answer = await client.write({
      ...{ path: 'demo-api/guest/order', body },
      holds: async ({ platformOrderId }) => {
        await shop.row('ticket_order', `${orders} = '${platformOrderId}'`)
      },
    })
    if (!answer) return undefined
    const { platformOrderId, payAmount } = answer
    const payment = { amount: payAmount, payMethod: 'wechat', transactionNo: `TX${platformOrderId}` }
    const paid = await client.write({
      ...{ path: 'demo-api/guest/pay', body: { platformOrderId, hotelId: place.hotelId, ...payment } },
      holds: async () => {
        const { pay_time, transaction_no } = await shop.row(
          'ticket_order',
          `${orders} = '${platformOrderId}'`,
        )
        assert.notEqual(pay_time, null, 'an acknowledged payment is there')
        assert.equal(transaction_no, payment.transactionNo)
      },
    })
    return paid && String(platformOrderId)
  }

  async function verify(key: string): Promise<void> {
    const [code] = await shop.rows('ticket_code', `${orders} = '${key}' and status = 'UNUSED' limit 1`)
    await client.write({
      ...{ path: 'ticket-api/eb/ticket-code/action/verify', body: { key: code?.ticket_code_id, input: {} } },
      holds: async () => {
        const { status } = await shop.row('ticket_code', `ticket_code_id = '${code?.ticket_code_id}'`)
        assert.equal(status, 'USED')
      },
    })
  }

  async function refund(key: string): Promise<void> {
    const input = { refundQuantity: 1, refundAmount: price, reason: '行程取消' }
    const ofOrder = `${orders} = '${key}'`
    const asked = await client.write({
      ...{ path: 'ticket-api/eb/ticket-order/action/refund', body: { key, input } },
      holds: async () => assert.equal((await shop.rows('ticket_refund', ofOrder)).length, 1),
    })
    if (!asked) return
    const { refund_id: refundId } = await shop.row('ticket_refund', ofOrder)
    await client.write({
      ...{ path: 'ticket-api/eb/ticket-refund/action/approve', body: { key: refundId, input: {} } },
      holds: async () => {
        const { status } = await shop.row('ticket_refund', ofOrder)
        assert.ok(status === 'PROCESSING' || status === 'SUCCESS', `the refund is ${status}`)
      },
    })
  }

  async function save(): Promise<void> {
    const body = aPrinter()
    const saved = await client.write({
      ...{ path: 'merchant-api/eb/printer/save', body },
      holds: async () => void (await shop.row('printer', `sn = '${body.sn}'`)),
    })
    if (!saved) return
    const { created_at: _, ...row } = saved
    await client.write({
      ...{
        path: 'merchant-api/eb/printer/save',
        body: { ...body, printerId: row.printerId, version: row.version, location: '大堂' },
      },
      holds: async () => {
        const { location, version } = await shop.row('printer', `sn = '${body.sn}'`)
        assert.deepEqual([location, version], ['大堂', 2])
      },
    })
  }

  async function adjust({ ticketProductId: key }: Row): Promise<void> {
    await client.write({
      ...{ path: 'ticket-api/eb/ticket-product/action/adjustInventory' },
      body: { key, input: { delta: (turn++ % 5) - 2 || 1, reason: '盘点' } },
      holds: async () => undefined, // `checkProduct` compares the sum of all
    })
  }

  /** Confirms and pays out the bill of the orders so far. */
  async function settle(settlementBillId: string): Promise<void> {
    for (const action of ['confirm', 'settle'])
      await client.write({
        ...{
          path: `payment-api/eb/settlement-bill/action/${action}`,
          body: { key: settlementBillId, input: {} },
        },
        holds: async () => {
          const { status } = await shop.row('settlement_bill', `settlement_bill_id = '${settlementBillId}'`)
          assert.notEqual(status, 'UNCONFIRMED')
        },
      })
  }

  /** What one person does until the gateway is killed. */
  async function work(product: Row, person: number, isKilled: () => boolean): Promise<void> {
    for (let step = person; !isKilled(); step++) {
      if (step % 4 === 0) await save()
      if (step % 4 === 1) await adjust(product)
      const key = isKilled() ? undefined : await order(product)
      if (key && !isKilled()) await (step % 2 ? verify : refund)(key)
    }
  }

  let periods = 0
  async function makeBillOfAll(): Promise<string | undefined> {
    const period = { start: addDays(storeDay(), -1 - periods++), end: storeDay() }
    return inSystem(observer.app.gateway, place, (given) => makeBill(given, period))
  }

  /** Kills the gateway once some writes are acknowledged and others in flight. @returns whether it interrupted any */
  async function killInTheMiddle(product: Row, bill: string | undefined, enough: number): Promise<boolean> {
    let isKilled = false
    const working = Promise.all([
      ...Array.from({ length: people }, (_, person) => work(product, person, () => isKilled)),
      bill && settle(bill),
    ])
    try {
      // a refusal ends the wait, and everybody's work
      await Promise.race([working, until(() => client.acknowledged >= enough && client.open > 1)])
      killed.child.kill('SIGKILL')
    } finally {
      isKilled = true
    }
    await killed.exited
    assert.equal(killed.child.signalCode, 'SIGKILL')
    const interrupted = client.open > 0
    await working
    return interrupted
  }

  /** Messages that the killed gateway was sending count as lost: the next one sends them. */
  async function deliverAll(): Promise<void> {
    await observer.sql("update outbox_message set next_attempt_at = now() where status = 'WAITING'")
    await shop.deliver()
    const left = await shop.rows('outbox_message', "status = 'WAITING'")
    assert.deepEqual(
      left.map(({ failure }) => failure),
      [],
    )
  }

  async function checkBooks(bill: string | undefined): Promise<void> {
    assert.deepEqual(await differences(), known, 'balances are the sums of their entries')
    const refunds = await shop.rows('ticket_refund', "status = 'PROCESSING'")
    assert.equal(refunds.length, 0, 'each refund under way was sent and answered')
    if (!bill) return
    const { data } = await shop.get(`payment-api/eb/settlement-bill/detail?settlementBillId=${bill}`)
    const lines = await shop.rows('settlement_item', `settlement_bill_id = '${bill}'`)
    const sum = lines.reduce((total, { settle_amount: each }) => total + Number(each), 0)
    assert.equal(data.settleAmount, sum, 'a bill is the sum of its lines')
    const flows = await shop.rows('cash_flow', `related_no = '${data.billNo}'`)
    assert.deepEqual(
      flows.map(({ amount }) => Number(amount)),
      data.status === 'SETTLED' ? [sum] : [],
      'a bill that is settled moved its sum once',
    )
  }

  test(`F-GW-9 kill -9 in the middle of orders, payments, verifications, refunds, settlements and saves, ${kills} times: nothing acknowledged is lost, nothing is half done or done twice, the books balance`, async () => {
    let interrupted = 0
    for (let kill = 0; kill < kills; kill++) {
      const product = await shop.product({ salePrice: price, totalInventory: stock })
      await shop.paid(product)
      const bill = await makeBillOfAll()
      if (await killInTheMiddle(product, bill, 12 + ((kill * 7) % 23))) interrupted++
      await start()
      const asked = client.open
      const answers = await client.settle()
      await deliverAll()
      await checkProduct(shop, product, stock, `kill ${kill}, ${asked} sent again`)
      await checkBooks(bill)
      // plus the one from before the kill; no repeated request took effect twice
      const ordered = answers.filter(({ payAmount }) => payAmount !== undefined)
      assert.equal((await ordersOf(shop, product)).length, ordered.length + 1)
      assert.ok(ordered.length > 1)
    }
    assert.ok(interrupted >= kills * 0.9, `writes were under way at ${interrupted} of ${kills} kills`)
  })
})
