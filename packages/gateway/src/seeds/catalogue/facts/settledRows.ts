import type { SeedRow } from '../SeedRow'
import { day, dayText, momentOf } from '../values/moments'
import type { Sources } from './Derivation'

/** A settlement item with its settlement period. */
export interface SettledRow {
  readonly item: SeedRow
  readonly period: Period
}

export interface Period {
  readonly cycle: 'WEEK' | 'MONTH'
  /** Days, both included. */
  readonly start: string
  readonly end: string
}

/** A share of an amount in per mille, rounded to cents. */
const share = (amount: number, perMille: number) => Math.round((amount * perMille) / 1000)

/** The first three stores settle tickets weekly; everything else is settled monthly. */
function periodOf(sources: Sources, hotelId: unknown, bizType: string, moment: string): Period {
  const isWeekly = bizType === 'TICKET' && sources.brand.hotelIds.slice(0, 3).includes(String(hotelId))
  const date = moment.slice(0, 10)
  if (!isWeekly) {
    const [year = 0, month = 0] = date.split('-').map(Number)
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return { cycle: 'MONTH', start: `${date.slice(0, 7)}-01`, end: `${date.slice(0, 7)}-${last}` }
  }
  const time = momentOf(date)
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return { cycle: 'WEEK', start: dayText(time - weekday * day), end: dayText(time + (6 - weekday) * day) }
}

/** Adds the fees and the net amount. A refund returns the amount in full, without fees. */
function settled(sources: Sources, item: SeedRow): SettledRow {
  const amount = Number(item.amount)
  const isRefund = item.itemType === 'REFUND'
  const channelFee = isRefund ? 0 : share(amount, 3.8)
  const platformFee = isRefund ? 0 : share(amount, 6)
  const commission = !isRefund && item.channel === 'TIKTOK' ? share(amount, 20) : 0
  const settleAmount = isRefund ? -amount : amount - channelFee - platformFee - commission
  const period = periodOf(sources, item.hotelId, String(item.bizType), String(item.occurredAt))
  return {
    item: {
      ...item,
      ...{ channelFee, platformFee, commission, settleAmount },
      saleStoreId: item.hotelId,
      useStoreId: item.hotelId,
      createdAt: item.occurredAt,
    },
    period,
  }
}

const channelOf: Readonly<Record<string, string>> = {
  wechat: 'WXA',
  h5: 'H5',
  alipay: 'ALIPAY',
  tiktok: 'TIKTOK',
  xhs: 'OTA',
  fliggy: 'OTA',
  offline: 'STORE',
}

const payMethodOf: Readonly<Record<string, string>> = {
  wechat: 'WECHAT',
  alipay: 'ALIPAY',
  prepay: 'PREPAY_CARD',
  pos: 'BANKCARD',
  cash: 'CASH',
}

function* tickets(sources: Sources): Generator<SeedRow> {
  for (const record of sources.rows('ticketVerifyRecord')) {
    const order = sources.find('ticketOrder', record.platformOrderId)
    if (record.status !== 'VALID' || !order) continue
    yield {
      hotelId: record.hotelId,
      bizType: 'TICKET',
      itemType: 'USE',
      orderNo: order.platformOrderId,
      codeNo: record.code,
      productName: order.productName,
      quantity: 1,
      memberName: record.holderName,
      phone: record.holderPhone,
      amount: record.amount,
      payMethod: payMethodOf[String(order.payMethod)],
      channel: channelOf[String(order.saleChannel)],
      occurredAt: record.verifyTime,
    }
  }
}

/** Payments made in a store, and their refunds. */
function* payments(sources: Sources, resource: string, bizType: string, number: string): Generator<SeedRow> {
  for (const row of sources.rows(resource)) {
    if (!row.paidAt || !row.payAmount) continue
    const item = {
      ...{ hotelId: row.hotelId, bizType, orderNo: row[number], quantity: 1 },
      ...{ memberName: row.memberName, phone: row.phone, payMethod: row.payMethod, channel: 'STORE' },
    }
    yield { ...item, itemType: 'SALE', amount: row.payAmount, occurredAt: row.paidAt }
    const refund = Number(row.refundAmount ?? 0)
    if (refund > 0)
      yield { ...item, itemType: 'REFUND', amount: refund, occurredAt: row.refundedAt ?? row.paidAt }
  }
}

/** All settled rows: tickets when they are used, payments in a store when they are made. */
export function* settledRows(sources: Sources): Generator<SettledRow> {
  for (const item of tickets(sources)) yield settled(sources, item)
  for (const item of payments(sources, 'directPayment', 'DIRECT', 'orderNo')) yield settled(sources, item)
  for (const item of payments(sources, 'vposTrade', 'VPOS', 'tradeNo')) yield settled(sources, item)
}

/** Identifies the bill of a row: equal for all rows of one bill. */
export const billOf = ({ item, period }: SettledRow) => `${item.hotelId} ${item.bizType} ${period.start}`

export const settledFrom = ['ticketVerifyRecord', 'ticketOrder', 'directPayment', 'vposTrade'] as const
