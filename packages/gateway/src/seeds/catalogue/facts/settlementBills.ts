import { createRandom } from '../../random'
import { hashOf } from '../hashOf'
import type { SeedRow } from '../SeedRow'
import { day, dayText, momentOf, momentText } from '../values/moments'
import type { Derivation, Sources } from './Derivation'
import { billOf, type SettledRow, settledFrom, settledRows } from './settledRows'

const sum = (rows: readonly SettledRow[], name: string, types: readonly string[]) =>
  rows.reduce(
    (total, { item }) => total + (types.includes(String(item.itemType)) ? Number(item[name]) : 0),
    0,
  )

const count = (rows: readonly SettledRow[], types: readonly string[]) =>
  rows.filter(({ item }) => types.includes(String(item.itemType))).length

const all = ['SALE', 'USE', 'REFUND']
const sales = ['SALE', 'USE']

/** The totals of a bill: sums of its items. */
const totalsOf = (rows: readonly SettledRow[]): SeedRow => ({
  orderCount: count(rows, sales),
  useCount: count(rows, ['USE']),
  refundCount: count(rows, ['REFUND']),
  orderAmount: sum(rows, 'amount', sales),
  refundAmount: sum(rows, 'amount', ['REFUND']),
  crossInAmount: 0,
  crossOutAmount: 0,
  channelFee: sum(rows, 'channelFee', all),
  platformFee: sum(rows, 'platformFee', all),
  commission: sum(rows, 'commission', all),
  splitAmount: 0,
  adjustAmount: 0,
  settleAmount: sum(rows, 'settleAmount', all),
})

/** Bills are settled within a few weeks; a few of the recent ones are open, disputed or failed. */
function stateOf(ageInDays: number, part: number): string {
  if (ageInDays < 8) return 'UNCONFIRMED'
  if (ageInDays < 16) return part < 0.5 ? 'CONFIRMED' : 'SETTLED'
  if (part < 0.03) return 'DISPUTED'
  return part < 0.05 ? 'FAILED' : 'SETTLED'
}

function billRow(
  name: string,
  rows: readonly SettledRow[],
  { now }: Sources,
  index: number,
): SeedRow | undefined {
  const [first] = rows
  if (!first || first.period.end >= dayText(now)) return undefined
  const { item, period } = first
  const closed = momentOf(period.end) + day + 2 * 3_600_000
  const status = stateOf((now - closed) / day, createRandom(hashOf(name)).next())
  const isConfirmed = /CONFIRMED|SETTLED|FAILED/.test(status) && status !== 'UNCONFIRMED'
  return {
    hotelId: item.hotelId,
    storeId: item.hotelId,
    billNo: `JS${period.start.replaceAll('-', '')}${String(index + 1).padStart(5, '0')}`,
    bizType: item.bizType,
    cycle: period.cycle,
    periodStart: period.start,
    periodEnd: period.end,
    settleBasis: item.bizType === 'TICKET' ? 'VERIFY' : 'SALE',
    ...totalsOf(rows),
    settleAccount: '6217',
    disputeText: status === 'DISPUTED' ? '金额与门店台账不一致' : undefined,
    confirmedAt: isConfirmed ? momentText(Math.min(now - 60_000, closed + 2 * day)) : undefined,
    settledAt: status === 'SETTLED' ? momentText(Math.min(now - 60_000, closed + 4 * day)) : undefined,
    invoiceStatus: 'NONE',
    status,
    createdAt: momentText(closed),
  }
}

/** One bill for each store, line of business and period that has ended. */
export const settlementBills: Derivation = {
  from: settledFrom,
  *derive(sources) {
    const bills = new Map<string, SettledRow[]>()
    for (const row of settledRows(sources)) {
      const name = billOf(row)
      const rows = bills.get(name) ?? []
      bills.set(name, rows)
      rows.push(row)
    }
    let index = 0
    for (const [name, rows] of bills) {
      const row = billRow(name, rows, sources, index++)
      if (row) yield { row, isEarly: false }
    }
  },
}
