import type { RowContext, RowStory, SeedRow } from '../SeedRow'

/** What became of a message to so many people: sent, delivered, failed, clicked. */
export const shortMessage: RowStory = ({ row, random }) => {
  const isSent = row.status === 'SENT'
  const charCount = Number(row.charCount)
  const segmentCount = charCount <= 70 ? 1 : Math.ceil(charCount / 67)
  const sentCount = isSent ? Number(row.targetCount) : 0
  const successCount = Math.round(sentCount * (0.94 + random.next() * 0.04))
  const clickCount = Math.round(successCount * (0.02 + random.next() * 0.07))
  return {
    ...{ segmentCount, sentCount, successCount, failCount: sentCount - successCount, clickCount },
    clickRate: successCount ? Number(((100 * clickCount) / successCount).toFixed(1)) : 0,
    orderAmount: clickCount * random.between(5, 60) * 100,
    shortUrl: row.linkType === 'none' ? undefined : row.shortUrl,
  }
}

/** One of twenty was clicked, and only what arrived. */
export const shortMessageRecord: RowStory = ({ row, random }) => ({
  clickTime: row.status === 'DELIVERED' && random.next() < 0.05 ? row.clickTime : undefined,
  unsubscribed: row.status === 'DELIVERED' && random.next() < 0.003,
})

/** The people of a message were reached, could not be, or wait for an employee to send it. */
export const massMessage: RowStory = ({ row, random }) => {
  const targetCount = row.sendType === 'GROUP' ? random.between(3, 40) : random.between(60, 1800)
  const isFinished = row.status === 'FINISHED'
  const share = isFinished ? 0.75 + random.next() * 0.2 : row.status === 'SENDING' ? 0.2 + random.next() * 0.4 : 0
  const sentCount = Math.floor(targetCount * share)
  const failCount = share ? Math.floor((targetCount - sentCount) * 0.3) : 0
  const clickCount = Math.floor(sentCount * random.next() * 0.3)
  return {
    ...{ targetCount, sentCount, failCount, clickCount, unsentCount: targetCount - sentCount - failCount },
    tradeAmount: clickCount * random.between(10, 90) * 100,
  }
}

/** What an envelope holds on average. */
const amountOf = (row: SeedRow) =>
  row.amountType === 'random' ? (Number(row.minAmount) + Number(row.maxAmount)) / 2 : Number(row.amount)

function receivedOf({ row, random }: RowContext): number {
  if (row.status === 'NEW') return 0
  return Math.floor(Number(row.totalCount) * (row.status === 'USED_UP' ? 1 : 0.2 + random.next() * 0.7))
}

/** Envelopes are received, used and left; one that is used up has none left. */
export const redEnvelope: RowStory = (context) => {
  const { row, random } = context
  const totalCount = Number(row.totalCount)
  const average = amountOf(row)
  const receivedCount = receivedOf(context)
  const usedCount = Math.floor(receivedCount * (0.12 + random.next() * 0.46))
  const isDeducted = row.envelopeType === 'deduct'
  return {
    ...{ totalBudget: Math.round(totalCount * average), receivedCount, remainCount: totalCount - receivedCount, usedCount },
    usedAmount: Math.round(usedCount * average),
    saleAmount: isDeducted ? usedCount * random.between(60, 400) * 100 : 0,
    useRate: receivedCount ? Number(((100 * usedCount) / receivedCount).toFixed(1)) : 0,
    ...('threshold' in row && { threshold: Math.ceil(average / 100) * 1000 }),
  }
}

/** Cash goes to the wallet; the others wait until they are used. */
export const redEnvelopeRecord: RowStory = ({ row }) => {
  const isCash = /SENT|FAILED/.test(String(row.status))
  return {
    envelopeType: isCash ? 'cash' : 'deduct',
    threshold: isCash ? undefined : Math.ceil(Number(row.amount) / 100) * 1000,
    expireTime: isCash ? undefined : row.expireTime,
  }
}

/** Few are taken back. */
export const redEnvelopeWriteoff: RowStory = ({ row, random }) => {
  const isBack = random.next() < 0.04
  return { status: isBack ? 'ROLLED_BACK' : 'NORMAL', rollbackTime: isBack ? row.rollbackTime : undefined }
}
