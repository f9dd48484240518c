import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { day, momentText } from '../values/moments'

/** The average amount of an envelope. */
const amountOf = (row: SeedRow) =>
  row.amountType === 'random' ? (Number(row.minAmount) + Number(row.maxAmount)) / 2 : Number(row.amount)

function receivedOf({ row, random }: RowContext): number {
  if (row.status === 'NEW') return 0
  return Math.floor(Number(row.totalCount) * (row.status === 'USED_UP' ? 1 : 0.2 + random.next() * 0.7))
}

/** Envelopes are received, used and left over; a used-up one has none left. */
export const redEnvelope: RowStory = (context) => {
  const { row, random } = context
  const totalCount = Number(row.totalCount)
  const average = amountOf(row)
  const receivedCount = receivedOf(context)
  const usedCount = Math.floor(receivedCount * (0.12 + random.next() * 0.46))
  const isDeducted = row.envelopeType === 'deduct'
  return {
    ...{
      totalBudget: Math.round(totalCount * average),
      receivedCount,
      remainCount: totalCount - receivedCount,
      usedCount,
    },
    usedAmount: Math.round(usedCount * average),
    saleAmount: isDeducted ? usedCount * random.between(60, 400) * 100 : 0,
    useRate: receivedCount ? Number(((100 * usedCount) / receivedCount).toFixed(1)) : 0,
    ...('threshold' in row && { threshold: Math.ceil(average / 100) * 1000 }),
  }
}

/** 18 % are cash, nearly all of them paid; of the others 41 % are used and 33 % expired. */
function envelopeState({ random }: RowContext): string {
  const isCash = random.next() < 0.18
  const part = random.next()
  if (isCash) return part < 0.96 ? 'SENT' : 'FAILED'
  return part < 0.41 ? 'USED' : part < 0.74 ? 'EXPIRED' : part < 0.98 ? 'RECEIVED' : 'REVOKED'
}

/** Cash goes to the wallet; the others can be used for some weeks. */
export const redEnvelopeRecord: RowStory = (context) => {
  const { row, random, createdAt, now } = context
  const old = now - createdAt > 40 * day
  const drawn = envelopeState(context)
  // Unused envelopes are recent, expired ones are not.
  const status = drawn === 'RECEIVED' && old ? 'EXPIRED' : drawn === 'EXPIRED' && !old ? 'RECEIVED' : drawn
  const isCash = /SENT|FAILED/.test(status)
  const end =
    status === 'RECEIVED' ? now + random.between(2, 40) * day : createdAt + random.between(7, 30) * day
  const used = Math.min(now - 60_000, createdAt + Math.floor(random.next() * 6 * day))
  return {
    ...{ status, envelopeType: isCash ? 'cash' : 'deduct', receiveTime: momentText(createdAt) },
    threshold: isCash ? undefined : Math.ceil(Number(row.amount) / 100) * 1000,
    expireTime: isCash ? undefined : momentText(end),
    useTime: status === 'USED' ? momentText(used) : undefined,
    payoutNo: status === 'SENT' ? row.payoutNo : undefined,
    failReason: status === 'FAILED' ? '未实名' : undefined,
  }
}

/** A few are rolled back. */
export const redEnvelopeWriteoff: RowStory = ({ row, random }) => {
  const isBack = random.next() < 0.04
  return { status: isBack ? 'ROLLED_BACK' : 'NORMAL', rollbackTime: isBack ? row.rollbackTime : undefined }
}
