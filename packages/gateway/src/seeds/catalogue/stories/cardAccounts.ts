import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

const later = (one: unknown, other: unknown) => (String(one ?? '') < String(other ?? '') ? other : one)

/** Larger recharges give larger bonuses; a name such as `充1000送200` states both amounts. */
export const prepayCardConfig: RowStory = ({ row }) => {
  const [, paid, given] = /充(\d+)送(\d+)/.exec(String(row.configName)) ?? []
  const tiers = ((row.tiers ?? []) as readonly SeedRow[]).map((tier, place) => ({
    ...tier,
    amount: paid ? Number(paid) * 100 * (place + 1) : ([50_000, 100_000, 300_000][place] ?? 500_000),
    giftAmount: given ? Number(given) * 100 * (place + 1) : ([2000, 5000, 30_000][place] ?? 50_000),
  }))
  return { tiers }
}

/** The balance is what was paid in and what was given as a bonus. An inactive card has not been used. */
export const prepayCardAccount: RowStory = ({ row, random, createdAt, now }) => {
  const state = String(row.status)
  const isEmpty = /CANCELLED|EXPIRED/.test(state)
  const isUnused = state === 'INACTIVE'
  const principalBalance = isEmpty ? 0 : random.between(0, 60) * 10_000
  const giftBalance = isEmpty ? 0 : Math.floor(principalBalance / 10)
  const consumeTotal = isUnused ? 0 : random.between(0, 30) * 10_000
  const over = Math.max(createdAt, now - random.between(2, 60) * day)
  return {
    ...{ principalBalance, giftBalance, balance: principalBalance + giftBalance },
    ...{ consumeTotal, rechargeTotal: principalBalance + consumeTotal },
    activateTime: isUnused ? undefined : row.activateTime,
    lastTradeTime: isUnused ? undefined : later(row.lastTradeTime, row.activateTime),
    ...(state === 'EXPIRED' && { endDate: dayText(over) }),
    ...(!isEmpty && row.endDate !== undefined && { endDate: dayText(createdAt + 3 * 365 * day) }),
  }
}

/** What the channels received is sales less refunds, except for the day's difference. */
export const prepayCardReconcile: RowStory = ({ row, random, index, now }) => {
  const yuan = (from: number, to: number) => random.between(from, to) * 100
  const [saleCount, consumeCount] = [random.between(0, 12), random.between(3, 60)]
  const saleAmount = saleCount * yuan(500, 3000)
  const consumePrincipal = consumeCount * yuan(40, 400)
  const refundAmount = index % 7 === 0 ? Math.floor(saleAmount / 1000) * 100 : 0
  const isUneven = /DIFF|HANDLED/.test(String(row.status))
  const diffAmount = isUneven ? yuan(100, 3000) * (index % 2 ? 1 : -1) : 0
  const reconciled = now - (1 + (index % 60)) * day
  return {
    ...{ saleCount, saleAmount, consumeCount, consumePrincipal, refundAmount, diffAmount },
    consumeGift: Math.floor(consumePrincipal / 1000) * 100,
    crossIn: Math.floor((consumePrincipal * random.next()) / 400) * 100,
    crossOut: Math.floor((consumePrincipal * random.next()) / 400) * 100,
    channelAmount: saleAmount - refundAmount - diffAmount,
    reconcileDate: dayText(reconciled),
    createdAt: momentText(reconciled + day),
  }
}
