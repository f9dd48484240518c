import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText, pastMoment } from '../values/moments'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** A link has a code even if nobody chose one. */
export const shortLink: RowStory = ({ row, random }) => ({
  code: row.code ?? Array.from({ length: 6 }, () => random.pick([...letters])).join(''),
})

/** An offer costs a fifth less than its product. */
export const ticketUpSell: RowStory = ({ row, candidates }) => {
  const prices = new Map(
    candidates('ticketProduct').map(({ ticketProductId, minSalePrice, salePrice }) => [
      ticketProductId,
      Number(minSalePrice ?? salePrice),
    ]),
  )
  const offers = (row.offers ?? []) as readonly SeedRow[]
  return {
    offers: offers.map((offer) => {
      const [product] = (offer.product ?? []) as readonly SeedRow[]
      const price = prices.get(product?.ticketProductId)
      return price ? { ...offer, upSellPrice: Math.max(1, Math.floor(price * 0.8)) } : offer
    }),
  }
}

/** A deposit is worth more than it costs, and the balance is due after the deposit period. */
export const depositActivity: RowStory = ({ row, random, now }) => {
  const depositAmount = random.pick([1000, 2000, 3000, 5000])
  const worth = random.pick([1.5, 2, 3])
  const { start, end } = Object(row.depositTime) as { start?: string; end?: string }
  const ended = end ? Date.parse(end.slice(0, 10)) : now
  return {
    ...{ depositAmount, expandAmount: depositAmount * worth, expandRate: worth },
    ...(start && { balanceTime: { start: dayText(ended + day), end: dayText(ended + 15 * day) } }),
  }
}

const hour = day / 24

/** The period in which groups were opened, in days: their overview shows the last thirty. */
const groupDays = 60

/** A group is open for a day. Waiting groups were opened recently, and some of them expire within two hours. */
export const groupOrder: RowStory = ({ row, random, now, index }) => {
  const isWaiting = row.status === 'WAIT'
  const since = index % 3 === 0 ? random.between(22 * 60, 24 * 60 - 1) : random.between(30, 20 * 60)
  const opened = isWaiting ? now - (since * hour) / 60 : pastMoment(random, now - day, groupDays)
  const isDone = row.status === 'SUCCESS'
  const requiredSize = random.pick([2, 2, 3, 5])
  // The demo's orders belong to no group, so complete groups were filled virtually.
  const joinedCount = isDone ? requiredSize : 0
  return {
    ...{ requiredSize, joinedCount, virtualCount: joinedCount },
    openTime: momentText(opened),
    expireTime: momentText(opened + day),
    finishTime: isDone ? momentText(opened + random.between(1, 20) * hour) : undefined,
    createdAt: momentText(opened),
  }
}
