import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

/** A card is used until no uses remain. */
export const ecardUser: RowStory = ({ random, row, referred, createdAt, now }) => {
  const card = referred(row.ecardType === 'ecard' ? 'ecardId' : 'validCardId')
  const state = String(row.status)
  const totalTimes = Number(card?.totalTimes ?? random.pick([5, 10, 12, 100]))
  const part = random.between(0, Math.min(totalTimes - 1, 8))
  const usedTimes = state === 'USED_UP' ? totalTimes : state === 'INACTIVE' ? 0 : part
  const isOver = state === 'EXPIRED'
  const end = isOver ? now - random.between(1, 60) * day : now + random.between(2, 300) * day
  return {
    ...{ totalTimes, usedTimes },
    remainTimes: totalTimes - usedTimes,
    remainDays: Math.max(0, Math.round((end - now) / day)),
    cardName: card?.cardName ?? card?.ecardName,
    payAmount: card?.salePrice ?? row.payAmount,
    buyTime: momentText(createdAt),
    startDate: dayText(Math.min(createdAt, end)),
    endDate: dayText(end),
    lastUseTime: usedTimes ? row.lastUseTime : undefined,
    activateTime: state === 'INACTIVE' ? undefined : row.activateTime,
  }
}

/** Uses of each card, by record index: a record that is generated again replaces its earlier use. */
const uses = new WeakMap<SeedRow, Map<number, number>>()

/** A card that was never activated has no uses; only a used-up card has none left. */
function usesLeft(holder: SeedRow, index: number): number {
  const known = uses.get(holder) ?? new Map<number, number>()
  uses.set(holder, known)
  known.delete(index)
  const most = Number(holder.totalTimes) - (holder.status === 'USED_UP' ? 0 : 1)
  const taken = [...known.values()].reduce((sum, times) => sum + times, 0)
  return holder.status === 'INACTIVE' ? 0 : most - taken
}

/** A use belongs to a card with uses left; used-up cards come first. */
export const ecardUseRecord: RowStory = ({ random, row, index, candidates }) => {
  const holders = candidates('ecardUser')
  const isOpen = (holder: SeedRow) => usesLeft(holder, index) > 0
  const usedUp = holders.find((each) => each.status === 'USED_UP' && isOpen(each))
  const chosen =
    usedUp ?? Array.from({ length: 12 }, () => random.pick(holders)).find((each) => each && isOpen(each))
  if (!chosen) return { status: 'REVOKED' }
  const left = usesLeft(chosen, index)
  const times = Math.min(left, usedUp ? 12 : Number(row.times ?? 1))
  if (row.status === 'VALID') uses.get(chosen)?.set(index, times)
  const { ecardUserId, cardNo, validCardId, ecardId } = chosen
  return { ...{ ecardUserId, cardNo, validCardId, ecardId, times }, persons: Math.min(times, 6) }
}

/** A trade takes from the paid-in and from the bonus amount. */
export const prepayCardTrade: RowStory = ({ random, row, referred }) => {
  const amount =
    row.tradeType === 'CONSUME' ? random.between(30, 1200) * 100 : random.pick([50_000, 100_000, 300_000])
  const giftAmount = Math.floor(amount / 10)
  const account = referred('cardAccountId')
  return {
    ...{ amount, giftAmount },
    principalAmount: amount - giftAmount,
    balanceAfter: account ? Number(account.principalBalance) + Number(account.giftBalance) : row.balanceAfter,
    cardNo: account?.cardNo ?? row.cardNo,
    prepayCardId: account?.prepayCardId ?? row.prepayCardId,
    memberId: account?.memberId ?? row.memberId,
    holderPhone: account?.holderPhone ?? row.holderPhone,
    bizType: row.tradeType === 'CONSUME' ? row.bizType : 'card',
  }
}

/** Days from today: 0, 1, −1, 2, −2 and so on; however few rows there are, they lie around today. */
const aroundToday = (step: number) => (step % 2 ? (step + 1) / 2 : -step / 2)

/** The capacity of a time slot on a day, from weeks ago to weeks ahead. */
export const reservationInventory: RowStory = ({ random, ordinal, candidates, now }) => {
  const slots = [
    ['上午场', '09:00', '12:00'],
    ['下午场', '13:00', '17:00'],
    ['夜场', '18:00', '21:00'],
  ] as const
  const cards = candidates('validCard').slice(0, 5)
  const [slotName, start, end] = slots[ordinal % 3] ?? slots[0]
  const place = Math.floor(ordinal / 3)
  const date = now + aroundToday(Math.floor(place / Math.max(1, cards.length))) * day
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
  const totalInventory = random.between(8, 30) * 10
  const bookedCount = Math.floor(
    totalInventory * (isWeekend ? 0.6 + random.next() * 0.4 : random.next() * 0.5),
  )
  return {
    validCardId: cards[place % Math.max(1, cards.length)]?.validCardId,
    inventoryDate: dayText(date),
    ...{ slotName, totalInventory, bookedCount },
    slotTime: { start, end },
    remainCount: totalInventory - bookedCount,
  }
}

/** Reservations of past days have ended, those of future days are booked. */
export const validCardReservation: RowStory = ({ random, now, referred, createdAt }) => {
  const ahead = random.between(-30, 10)
  const date = now + ahead * day
  const part = random.next()
  const past = part < 0.84 ? 'ARRIVED' : part < 0.93 ? 'CANCELLED' : 'NO_SHOW'
  const status = ahead < 0 ? past : part < 0.92 ? 'BOOKED' : 'CANCELLED'
  const card = referred('ecardUserId')
  return {
    status,
    reserveDate: dayText(date),
    arriveTime: status === 'ARRIVED' ? momentText(date) : undefined,
    cancelReason: status === 'CANCELLED' ? '行程变更' : undefined,
    slotName: random.pick(['上午场', '下午场', '夜场']),
    rightName: card?.cardName ?? '入园权益',
    cardNo: card?.cardNo,
    validCardId: card?.validCardId,
    holderName: card?.holderName,
    holderPhone: card?.holderPhone,
    createdAt: momentText(Math.min(createdAt, date - day)),
  }
}
