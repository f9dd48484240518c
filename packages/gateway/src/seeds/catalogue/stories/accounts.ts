import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

/** The period that the flows of all accounts cover, in days. */
const flowDays = 120

/** Changes of each account, by record index: a record that is generated again replaces its earlier change. */
const changes = new WeakMap<SeedRow, Map<number, number>>()

/** The balance of an account before a record. Records are in chronological order. */
function before(account: SeedRow, all: readonly SeedRow[], index: number): number {
  for (const each of all) changes.get(each)?.delete(index)
  const known = changes.get(account) ?? new Map<number, number>()
  changes.set(account, known)
  return [...known].reduce((sum, [place, change]) => (place < index ? sum + change : sum), 0)
}

function note(account: SeedRow, index: number, change: number): void {
  changes.get(account)?.set(index, change)
}

/** Times rise with the index. */
const momentOfFlow = ({ now, index, count, random }: RowContext) =>
  now - 60_000 - (1 - (index + random.next()) / count) * flowDays * day

/** Flow types that take money out of an account. */
const isOut = /REFUND|WITHDRAW$|FEE|REWARD|CONSUME/

/** An account never pays out more than it has, and each balance follows from the flow before. */
export const cashFlow: RowStory = (context) => {
  const { row, random, index, referred, candidates } = context
  const accounts = candidates('cashAccount')
  const account = referred('cashAccountId') ?? accounts[0]
  if (!account) return {}
  const balance = before(account, accounts, index)
  const out = isOut.test(String(row.flowType))
  const flowType = out && balance < 100_000 ? 'SETTLE' : row.flowType
  const isTaken = isOut.test(String(flowType))
  const share = flowType === 'WITHDRAW' ? 0.6 : 0.02
  const amount = isTaken
    ? -Math.max(100, Math.floor((balance * share * random.next()) / 100) * 100)
    : random.between(500, 20_000) * 100
  note(account, index, amount)
  const moment = momentText(momentOfFlow(context))
  return {
    ...{ flowType, amount, direction: amount > 0 ? 'IN' : 'OUT', balanceAfter: balance + amount },
    ...{ cashAccountId: account.cashAccountId, accountType: account.accountType, storeId: account.storeId },
    ...{ occurredAt: moment, createdAt: moment },
  }
}

/** A company signs bills up to its limit, and pays back what it used. */
export const creditFlow: RowStory = (context) => {
  const { row, random, index, referred, candidates } = context
  const accounts = candidates('creditAccount')
  const account = referred('creditAccountId') ?? accounts[0]
  if (!account) return {}
  const used = before(account, accounts, index)
  const room = Number(account.creditLimit) - used
  const isBack = /REPAY|REFUND/.test(String(row.flowType))
  const flowType = isBack && used < 20_000 ? 'CONSUME' : !isBack && room < 100_000 ? 'REPAY' : row.flowType
  const isLess = /REPAY|REFUND/.test(String(flowType))
  const amount = isLess
    ? Math.floor((used * (0.3 + random.next() * 0.7)) / 100) * 100
    : Math.min(room, random.between(200, 6000) * 100)
  const change = isLess ? -amount : amount
  note(account, index, change)
  const time = momentOfFlow(context)
  return {
    ...{ flowType, amount, usedAfter: used + change, creditAccountId: account.creditAccountId },
    ...{ occurredAt: momentText(time), billPeriod: dayText(time).slice(0, 7), createdAt: momentText(time) },
  }
}

/** The credit a company has left; only a part of the used credit is overdue. */
export const creditAccount: RowStory = ({ row, random, now }) => {
  const creditLimit = Number(row.creditLimit)
  const isTemporary = String(row.tempUntil ?? '') >= dayText(now) && Number(row.tempLimit) > 0
  const tempLimit = isTemporary ? Number(row.tempLimit) : 0
  const share =
    row.status === 'CLOSED' ? 0 : row.status === 'OVERDUE' ? 0.3 + random.next() * 0.65 : random.next() * 0.8
  const usedAmount = Math.floor((creditLimit * share) / 100) * 100
  const overdueAmount = row.status === 'OVERDUE' ? Math.floor(usedAmount / 400) * 100 : 0
  return {
    ...{ tempLimit, tempUntil: isTemporary ? row.tempUntil : undefined, usedAmount, overdueAmount },
    availableAmount: creditLimit + tempLimit - usedAmount,
  }
}
