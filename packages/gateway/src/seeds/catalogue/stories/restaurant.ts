import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

/** Dishes of the order's restaurant, each once. */
function dishesOf({ candidates, row, random }: RowContext): SeedRow[] {
  const all = candidates('restaurantProduct')
  const own = all.filter(({ restaurantId }) => restaurantId === row.restaurantId)
  const menu = own.length ? own : all
  if (!menu.length) return []
  const first = random.between(0, menu.length - 1)
  const count = Math.min(menu.length, random.between(2, 5))
  return Array.from({ length: count }, (_, each) => {
    const {
      restaurant_product_id: restaurantProductId,
      name,
      price,
    } = menu[(first + each * 7) % menu.length] as SeedRow
    return { restaurantProductId, name, quantity: random.between(1, 2), price: Number(price ?? 6800) }
  }).filter((dish, place, list) => list.findIndex((each) => each.name === dish.name) === place)
}

const minutes = 60_000

/** What was ordered adds up; open orders are of today. */
export const restaurantOrder: RowStory = (context) => {
  const { random, row, now, createdAt } = context
  const items = dishesOf(context)
  const isOpen = !/DONE|CANCELLED|REFUNDING/.test(String(row.status))
  const placed = isOpen ? now - random.between(2, 90) * minutes : createdAt
  const isSent = row.orderType === 'DELIVERY'
  const dishAmount = items.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0)
  const packFee = row.orderType === 'DINE_IN' ? 0 : 200 * items.length
  const deliveryFee = isSent ? 600 : 0
  const discountAmount = random.next() < 0.3 ? Math.floor(dishAmount / 1000) * 100 : 0
  const step = String(row.status)
  const at = (from: number, to: number) =>
    momentText(Math.min(now - minutes, placed + random.between(from, to) * minutes))
  return {
    ...{ items, dishAmount, packFee, deliveryFee, discountAmount },
    payAmount: dishAmount + packFee + deliveryFee - discountAmount,
    refundAmount: step === 'REFUNDING' ? Math.floor(dishAmount / 2) : undefined,
    place: row.orderType === 'DINE_IN' ? `A${String(random.between(1, 20)).padStart(2, '0')}` : undefined,
    address: isSent ? row.address : undefined,
    distance: isSent ? row.distance : undefined,
    placedAt: momentText(placed),
    acceptedAt: /PENDING|CANCELLED/.test(step) ? undefined : at(1, 3),
    dispatchedAt: isSent && /DELIVERING|DONE/.test(step) ? at(15, 25) : undefined,
    finishedAt: step === 'DONE' ? at(30, 60) : undefined,
    overdue: false,
    createdAt: momentText(placed),
  }
}

const mealTimes: Readonly<Record<string, readonly string[]>> = {
  BREAKFAST: ['07:30', '08:00', '08:30'],
  LUNCH: ['11:30', '12:00', '12:30'],
  TEA: ['14:30', '15:00'],
  DINNER: ['17:30', '18:00', '18:30', '19:00'],
  SUPPER: ['21:00', '21:30'],
}

/** Sixty per cent are for dinner, from a month ago to a month ahead; the past ones are over. */
export const tableReservation: RowStory = ({ random, row, now, createdAt }) => {
  const part = random.next()
  const mealPeriod = part < 0.6 ? 'DINNER' : part < 0.85 ? 'LUNCH' : part < 0.93 ? 'TEA' : 'BREAKFAST'
  const ahead = random.between(-30, 30)
  const isPast = ahead < 0
  const state = random.next()
  const past = state < 0.82 ? 'DONE' : state < 0.9 ? 'NO_SHOW' : 'CANCELLED'
  const future = state < 0.2 ? 'PENDING' : state < 0.9 ? 'CONFIRMED' : 'CANCELLED'
  const status = isPast ? past : future
  const booked = Math.min(createdAt, now + ahead * day - 6 * 60 * minutes)
  const isThere = status === 'DONE'
  return {
    ...{ mealPeriod, status },
    diningDate: dayText(now + ahead * day),
    arriveTime: random.pick(mealTimes[mealPeriod] ?? ['18:00']),
    confirmedAt: status === 'PENDING' ? undefined : momentText(booked + 10 * minutes),
    arrivedAt: isThere ? momentText(now + ahead * day) : undefined,
    consumeAmount: isThere ? Number(row.partySize) * random.between(80, 260) * 100 : undefined,
    cancelReason: status === 'CANCELLED' ? '行程变更' : undefined,
    depositStatus: Number(row.depositAmount ?? 0) > 0 ? row.depositStatus : 'NONE',
    createdAt: momentText(booked),
  }
}

/** Rows of the restaurant that a row belongs to. */
const ofRestaurant = (rows: readonly SeedRow[], { restaurantId }: SeedRow) =>
  rows.filter((each) => each.restaurantId === restaurantId)

/** A class stands below one of its own restaurant, or at the top. */
export const dishClass: RowStory = ({ candidates, row, random }) => {
  const parents = ofRestaurant(candidates('dishClass'), row).filter(({ parentId }) => !parentId)
  const isBelow = row.parentId !== undefined && parents.length > 0
  return { parentId: isBelow ? random.pick(parents).dishClassId : undefined }
}

/** A rule prints dishes of its own restaurant. */
export const restaurantPrintRule: RowStory = ({ candidates, row }) => ({
  dishClasses: ofRestaurant(candidates('dishClass'), row)
    .slice(0, 3)
    .map(({ dishClassId }) => dishClassId),
})

/** A dish in several sizes costs what its smallest does. */
export const restaurantProduct: RowStory = ({ row }) => {
  const sizes = (row.specs ?? []) as readonly SeedRow[]
  if (!sizes.length) return {}
  const price = Math.min(...sizes.map((size) => Number(size.price)))
  return { price, originalPrice: row.originalPrice && Math.max(price, Number(row.originalPrice)) }
}
