import type { SeedRow } from '../SeedRow'
import type { Derivation, Sources } from './Derivation'

interface Tally {
  readonly row: SeedRow
  readonly visitors: Set<unknown>
  readonly buyers: Set<unknown>
  staySeconds: number
}

/** One tally for each product, store, day and channel. */
class Tallies {
  readonly all = new Map<string, Tally>()
  /** Products that are sold as passes. */
  private readonly passes: ReadonlySet<unknown>

  constructor(private readonly sources: Sources) {
    const sales = sources.rows('orderFact').filter(({ bizLine }) => bizLine === 'PASS')
    this.passes = new Set(sales.map(({ productId }) => productId))
  }

  at(productId: unknown, storeId: unknown, moment: unknown, channel: unknown): Tally {
    const statDate = String(moment).slice(0, 10)
    const name = `${productId} ${storeId} ${statDate} ${channel}`
    const known = this.all.get(name)
    if (known) return known
    const product = this.sources.find('ticketProduct', productId)
    const counts = { pv: 0, uv: 0, shareCount: 0, collectCount: 0, orderCount: 0, payCount: 0, payBuyers: 0 }
    const productKind = this.passes.has(productId) ? 'PASS' : 'TICKET'
    const row = {
      ...{ statDate, productKind, productId, productName: product?.productName, storeId, channel },
      categoryName: this.sources.find('ticketCategory', product?.ticketCategoryId)?.categoryName,
      ...counts,
      ...{ payQuantity: 0, payAmount: 0, refundAmount: 0, useCount: 0, avgStay: 0 },
      createdAt: `${statDate} 23:59:00`,
    }
    const tally = { row, visitors: new Set(), buyers: new Set(), staySeconds: 0 }
    this.all.set(name, tally)
    return tally
  }
}

const add = (row: SeedRow, name: string, amount: unknown = 1) => {
  row[name] = Number(row[name]) + Number(amount)
}

function countVisits(tallies: Tallies, { rows }: Sources): void {
  for (const visit of rows('pageVisit')) {
    if (visit.productId === undefined || !visit.visitedAt) continue
    const tally = tallies.at(visit.productId, visit.storeId, visit.visitedAt, visit.channel)
    if (visit.eventType === 'SHARE') add(tally.row, 'shareCount')
    if (visit.eventType !== 'VIEW') continue
    add(tally.row, 'pv')
    tally.visitors.add(visit.visitorId)
    tally.staySeconds += Number(visit.staySeconds ?? 0)
  }
}

function countSales(tallies: Tallies, { rows }: Sources): void {
  for (const fact of rows('orderFact')) {
    if (fact.bizLine !== 'TICKET' && fact.bizLine !== 'PASS') continue
    const { row, buyers } = tallies.at(fact.productId, fact.storeId, fact.paidAt, fact.channel)
    add(row, 'payCount')
    add(row, 'payQuantity', fact.quantity)
    add(row, 'payAmount', fact.payAmount)
    if (fact.memberId !== undefined) buyers.add(fact.memberId)
    if (!fact.refundedAt) continue
    add(
      tallies.at(fact.productId, fact.storeId, fact.refundedAt, fact.channel).row,
      'refundAmount',
      fact.refundAmount,
    )
  }
}

function countOrdersAndUses(tallies: Tallies, { rows, find }: Sources): void {
  for (const order of rows('ticketOrder'))
    add(
      tallies.at(order.ticketProductId, order.hotelId, order.createdAt, order.saleChannel).row,
      'orderCount',
    )
  for (const record of rows('ticketVerifyRecord')) {
    const order = find('ticketOrder', record.platformOrderId)
    if (record.status !== 'VALID' || !order) continue
    add(
      tallies.at(order.ticketProductId, order.hotelId, record.verifyTime, order.saleChannel).row,
      'useCount',
    )
  }
}

/** Views, sales and uses of each product by day, store and channel. */
export const productTraffic: Derivation = {
  from: ['pageVisit', 'orderFact', 'ticketOrder', 'ticketVerifyRecord', 'ticketProduct', 'ticketCategory'],
  *derive(sources) {
    const tallies = new Tallies(sources)
    countVisits(tallies, sources)
    countSales(tallies, sources)
    countOrdersAndUses(tallies, sources)
    for (const { row, visitors, buyers, staySeconds } of tallies.all.values()) {
      row.uv = visitors.size
      row.payBuyers = buyers.size
      row.avgStay = Number(row.pv) ? Math.round(staySeconds / Number(row.pv)) : 0
      yield { row, isEarly: false }
    }
  },
}
