import type { RowStory } from '../SeedRow'
import { day, momentText } from '../values/moments'

/** The recipients of a message, counted: sent, delivered, failed, clicked. */
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

/** One in twenty delivered messages was clicked. */
export const shortMessageRecord: RowStory = ({ row, random, createdAt }) => ({
  sendTime: row.sendTime ?? momentText(createdAt),
  clickTime: row.status === 'DELIVERED' && random.next() < 0.05 ? row.clickTime : undefined,
  unsubscribed: row.status === 'DELIVERED' && random.next() < 0.003,
})

/** The recipients of a message were reached, could not be reached, or wait for an employee to send it. */
export const massMessage: RowStory = ({ row, random, now }) => {
  const most = row.sendType === 'GROUP' ? random.between(3, 40) : random.between(60, 1800)
  const targetCount = row.status === 'DRAFT' ? 0 : most
  const isPlanned = row.status === 'SCHEDULED'
  const isFinished = row.status === 'FINISHED'
  const share = isFinished
    ? 0.75 + random.next() * 0.2
    : row.status === 'SENDING'
      ? 0.2 + random.next() * 0.4
      : 0
  const sentCount = Math.floor(targetCount * share)
  const failCount = share ? Math.floor((targetCount - sentCount) * 0.3) : 0
  const clickCount = Math.floor(sentCount * random.next() * 0.3)
  return {
    ...{ targetCount, sentCount, failCount, clickCount, unsentCount: targetCount - sentCount - failCount },
    tradeAmount: clickCount * random.between(10, 90) * 100,
    ...(isPlanned && { sendMode: 'SCHEDULED', sendTime: momentText(now + random.between(1, 9) * day) }),
  }
}
