import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText } from '../values/moments'

/** A card's value follows from its name: `1000送100储值卡` costs 1,000 yuan and gives 100. */
export const prepayCard: RowStory = ({ row }) => {
  const name = String(row.cardName)
  const [, paid, given] = /(\d+)送(\d+)/.exec(name) ?? []
  const [, worth] = /(\d+)元/.exec(name) ?? []
  const faceValue = Number(paid ?? worth ?? 500) * 100
  const useType = paid ? 'recharge' : worth ? 'gift' : 'corporate'
  return { useType, faceValue, salePrice: faceValue, giftAmount: Number(given ?? 0) * 100 }
}

const isPaid = ({ status }: SeedRow) => !/WAIT_PAY|CLOSED/.test(String(status))

/** Fields that a card order has only after it was paid. */
function payment(row: SeedRow, payAmount: number, payMethod: unknown): SeedRow {
  const paid = isPaid(row)
  return {
    payAmount,
    payMethod: paid ? payMethod : undefined,
    payTime: paid ? row.payTime : undefined,
    transactionNo: paid ? row.transactionNo : undefined,
    refundAmount: row.status === 'REFUNDED' ? payAmount : undefined,
  }
}

/** The amount is the quantity at the price of the card. */
export const prepayCardOrder: RowStory = ({ row, random, referred }) => {
  const card = referred('prepayCardId')
  const quantity = row.orderType === 'recharge' ? 1 : random.pick([1, 1, 1, 2, 3])
  const price = Number(card?.salePrice ?? 100_000)
  return {
    quantity,
    faceAmount: quantity * Number(card?.faceValue ?? 100_000),
    giftAmount: quantity * Number(card?.giftAmount ?? 0),
    ...payment(row, quantity * price, row.payMethod === 'free' ? 'wechat' : (row.payMethod ?? 'wechat')),
    invoiceStatus: isPaid(row) ? row.invoiceStatus : 'NONE',
  }
}

/** A gift costs nothing; whoever sold a card gets a reward for each piece. */
export const equityCardOrder: RowStory = ({ row, random, referred }) => {
  const card = referred('equityCardId')
  const quantity = random.pick([1, 1, 1, 1, 2])
  const isGift = row.orderType === 'gift'
  const price = row.orderType === 'renew' ? card?.renewPrice : card?.salePrice
  const unitPrice = isGift ? 0 : Number(price ?? card?.salePrice ?? 39_900)
  const bought = row.payMethod === 'free' ? 'wechat' : (row.payMethod ?? 'wechat')
  return {
    ...{ quantity, unitPrice },
    ...payment(row, quantity * unitPrice, isGift ? 'free' : bought),
    rewardAmount: row.employeeId && isPaid(row) ? quantity * Number(card?.rewardAmount ?? 0) : 0,
  }
}

/** The day on which a card ends, by its state. */
function endOf(status: unknown, usual: number, now: number, rest: number): number {
  if (status === 'EXPIRED') return Math.min(usual, now - rest * day)
  return /ACTIVE|FROZEN/.test(String(status)) && usual < now + day ? now + rest * day : usual
}

/** What remains of each benefit, and the remaining days. */
export const equityUser: RowStory = ({ row, random, referred, createdAt, now }) => {
  const end = endOf(
    row.status,
    createdAt + Number(referred('equityCardId')?.validDays ?? 365) * day,
    now,
    random.between(1, 60),
  )
  const isUnused = row.status === 'INACTIVE'
  const equityRemain = ((row.equityRemain ?? []) as readonly SeedRow[]).map((right) => {
    const totalTimes = random.between(2, 12)
    const usedTimes = isUnused ? 0 : random.between(0, Math.ceil(totalTimes / 2))
    return { ...right, totalTimes, usedTimes, remainTimes: totalTimes - usedTimes }
  })
  const useCount = equityRemain.reduce((sum, { usedTimes }) => sum + usedTimes, 0)
  return {
    ...{ equityRemain, useCount, saveAmount: useCount * random.between(10, 80) * 100 },
    activateTime: isUnused ? undefined : row.activateTime,
    payAmount: row.source === 'gift' ? 0 : Number(referred('equityCardId')?.salePrice ?? 39_900),
    startDate: isUnused ? undefined : dayText(Math.min(createdAt, end)),
    endDate: dayText(end),
    remainDays: Math.max(0, Math.round((end - now) / day)),
  }
}

/** A box holds a range of card numbers; a few cards are missing on arrival. */
export const physicalCardDelivery: RowStory = ({ row, index }) => {
  const quantity = Number(row.quantity)
  const first = index * 200 + 1
  const number = (place: number) => `GOLD26${String(place).padStart(8, '0')}`
  return {
    ...{ startNo: number(first), endNo: number(first + quantity - 1) },
    receivedQuantity: row.status === 'RECEIVED' ? quantity - (index % 9 === 4 ? 2 : 0) : undefined,
  }
}

/** A card can be activated within a year. */
export const physicalCard: RowStory = ({ createdAt }) => ({ activateBefore: dayText(createdAt + 365 * day) })

/** An extension applies to the listed rows; a range of days lies before the extension or around it. */
export const extension: RowStory = ({ row, createdAt }) => {
  const ids = row.cardAccountIds ?? row.equityUserIds ?? row.ticketCodeIds
  const earlier = { start: dayText(createdAt - 60 * day), end: dayText(createdAt - 2 * day) }
  return {
    ...(Array.isArray(ids) && ids.length > 0 && { targetCount: ids.length }),
    ...('orderRange' in row && { orderRange: earlier }),
    ...('buyRange' in row && { buyRange: earlier }),
    ...('endRange' in row && { endRange: { start: dayText(createdAt), end: dayText(createdAt + 30 * day) } }),
    ...('delayTo' in row && { delayTo: dayText(createdAt + 120 * day) }),
  }
}
