import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import { createSeed } from '../createSeed'
import type { SeedRow } from '../SeedRow'
import { productTraffic } from './productTraffic'

const resources = applications.flatMap((application) => application.resources)
const hotelIds = ['100101', '100102', '100103', '100104', '100105', '100106', '100107', '100108']

/** All rows of some resources. */
function rowsOf(names: readonly string[]): ReadonlyMap<string, readonly SeedRow[]> {
  const brand = { brandId: '1001', hotelIds }
  const now = Date.UTC(2026, 10, 25, 14)
  const seed = createSeed({ resources, brand, now, existing: new Map(), scale: 0.05 })
  const made = new Map(
    seed.plans.map((plan) => [plan.resource.name, [...seed.rowsOf(plan)].map(({ row }) => row)] as const),
  )
  return new Map(names.map((name) => [name, made.get(name) ?? []]))
}

const sum = (rows: readonly SeedRow[] = [], name: string) =>
  rows.reduce((total, row) => total + Number(row[name] ?? 0), 0)

describe('figures that follow from orders', () => {
  const rows = rowsOf([
    'orderFact',
    'productTraffic',
    'pageVisit',
    'ticketVerifyRecord',
    'settlementBill',
    'settlementItem',
  ])
  const facts = rows.get('orderFact')?.filter(({ bizLine }) => bizLine === 'TICKET' || bizLine === 'PASS')
  const traffic = rows.get('productTraffic')

  test('the traffic of products has the sales, views and uses of all of them', () => {
    assert.ok(facts?.length)
    assert.equal(sum(traffic, 'payCount'), facts.length)
    assert.equal(sum(traffic, 'payAmount'), sum(facts, 'payAmount'))
    assert.equal(sum(traffic, 'payQuantity'), sum(facts, 'quantity'))
    assert.equal(sum(traffic, 'refundAmount'), sum(facts, 'refundAmount'))
    const views = rows
      .get('pageVisit')
      ?.filter(({ eventType, productId }) => eventType === 'VIEW' && productId)
    assert.equal(sum(traffic, 'pv'), views?.length)
    const uses = rows.get('ticketVerifyRecord')?.filter(({ status }) => status === 'VALID')
    assert.equal(sum(traffic, 'useCount'), uses?.length)
  })

  test('a pass is one on all days, also when it is only looked at', () => {
    const sale = { bizLine: 'PASS', productId: 'P1', storeId: '1', paidAt: '2026-11-02 10:00', channel: 'H5' }
    const visit = (productId: string) => ({
      ...{ productId, storeId: '1', visitedAt: '2026-11-01 09:00', channel: 'H5', eventType: 'VIEW' },
    })
    const given: Record<string, readonly SeedRow[]> = {
      orderFact: [{ ...sale, quantity: 1, payAmount: 100 }],
      pageVisit: [visit('P1'), visit('T1')],
    }
    const derived = productTraffic.derive({
      brand: { brandId: '1001', hotelIds },
      now: 0,
      rows: (name) => given[name] ?? [],
      isEarly: () => false,
      find: () => undefined,
    })
    const kinds = [...derived].map(({ row }) => [row.statDate, row.productId, row.productKind])
    assert.deepEqual(kinds, [
      ['2026-11-01', 'P1', 'PASS'],
      ['2026-11-01', 'T1', 'TICKET'],
      ['2026-11-02', 'P1', 'PASS'],
    ])
  })

  test('a fact is what was paid less what was paid back', () => {
    for (const { payAmount, refundAmount, netAmount, originAmount, discountAmount } of facts ?? []) {
      assert.equal(netAmount, Number(payAmount) - Number(refundAmount))
      assert.equal(discountAmount, Number(originAmount) - Number(payAmount))
    }
  })

  test('what a bill pays is the sum of its items, and a finished period has a bill', () => {
    const items = rows.get('settlementItem') ?? []
    const bills = rows.get('settlementBill') ?? []
    assert.ok(bills.length)
    for (const bill of bills) {
      const own = items.filter(({ settlementBillId }) => settlementBillId === bill.settlementBillId)
      for (const name of ['settleAmount', 'channelFee', 'platformFee', 'commission'])
        assert.equal(sum(own, name), bill[name], name)
      assert.equal(
        bill.settleAmount,
        Number(bill.orderAmount) -
          Number(bill.refundAmount) -
          Number(bill.channelFee) -
          Number(bill.platformFee) -
          Number(bill.commission),
      )
    }
    const open = items.filter(({ settlementBillId }) => !settlementBillId)
    assert.ok(open.every(({ occurredAt }) => String(occurredAt) >= '2026-11'))
  })
})
