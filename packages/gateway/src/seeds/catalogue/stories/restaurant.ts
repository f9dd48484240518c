import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'
import { dishPrices } from '../words/dishPrices'

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

/** The number of open orders per store. */
const openCount = 30
const openStates = ['PENDING', 'PREPARING', 'PREPARING', 'READY', 'DELIVERING'] as const

/** Dine-in 55 %, room service 20 %, delivery 18 %, take-away 7 %. */
function kindOf({ random }: RowContext): string {
  const part = random.next()
  if (part < 0.55) return 'DINE_IN'
  if (part < 0.75) return 'ROOM_SERVICE'
  return part < 0.93 ? 'DELIVERY' : 'TAKE_AWAY'
}

/**
 * The first orders of a store are open, in every state; 3 % of the rest are cancelled. Only deliveries and room
 * service can be on their way.
 */
function stepOf({ random, ordinal }: RowContext, orderType: string): string {
  const isBrought = orderType === 'DELIVERY' || orderType === 'ROOM_SERVICE'
  const open = ordinal < openCount ? (openStates[ordinal % openStates.length] as string) : undefined
  if (open) return open === 'DELIVERING' && !isBrought ? 'READY' : open
  const part = random.next()
  return part < 0.03 ? 'CANCELLED' : part < 0.05 ? 'REFUNDING' : 'DONE'
}

const two = (number: number) => String(number).padStart(2, '0')

function placeOf({ random }: RowContext, orderType: string): string | undefined {
  if (orderType === 'DINE_IN') return `A${two(random.between(1, 20))}`
  return orderType === 'ROOM_SERVICE' ? `${random.between(3, 12)}${two(random.between(1, 20))}` : undefined
}

/** Minutes until the order is expected to be ready or delivered, from and to. */
const expected: Readonly<Record<string, readonly [number, number]>> = {
  DINE_IN: [20, 35],
  TAKE_AWAY: [20, 40],
  ROOM_SERVICE: [30, 50],
  DELIVERY: [45, 70],
}

/** The courier is chosen when the order leaves. */
function carriedBy({ random, row }: RowContext, orderType: string, status: string): SeedRow {
  const none = { courierType: undefined, courierId: undefined, deliveryPlatformId: undefined }
  if (orderType === 'TAKE_AWAY') return { ...none, courierType: 'SELF' }
  if (orderType === 'DINE_IN' || !/DELIVERING|DONE/.test(status)) return none
  const isOwn = orderType === 'ROOM_SERVICE' || random.next() < 0.6
  return isOwn
    ? { ...none, courierType: 'STAFF', courierId: row.courierId }
    : { ...none, courierType: 'PLATFORM', deliveryPlatformId: row.deliveryPlatformId }
}

/** The age of an open order in minutes: it is accepted within a few minutes and finished within the hour. */
const ageOfOpen = ({ random }: RowContext, status: string) =>
  status === 'PENDING' ? random.between(1, 7) : random.between(8, 50)

/** The items add up to the order's amounts; open orders are of the last hour, and a few of them are late. */
export const restaurantOrder: RowStory = (context) => {
  const { random, row, now, createdAt, index, ordinal, candidates } = context
  const restaurantId = row.restaurantId ?? candidates('restaurant')[0]?.restaurantId
  const items = dishesOf({ ...context, row: { ...row, restaurantId } })
  const orderType = kindOf(context)
  const status = stepOf(context, orderType)
  const placed = ordinal < openCount ? now - ageOfOpen(context, status) * minutes : createdAt
  const isSent = orderType === 'DELIVERY'
  const dishAmount = items.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0)
  const packFee = orderType === 'DINE_IN' ? 0 : 200 * items.length
  const deliveryFee = isSent ? 600 : 0
  const discountAmount = random.next() < 0.3 ? Math.floor(dishAmount / 1000) * 100 : 0
  const at = (from: number, to: number) =>
    momentText(Math.min(now - minutes, placed + random.between(from, to) * minutes))
  return {
    ...{ restaurantId, orderType, status, items, dishAmount, packFee, deliveryFee, discountAmount },
    orderNo: `RO${dayText(placed).replaceAll('-', '')}${String(index).padStart(6, '0')}`,
    pickNo: `A${String((ordinal % 120) + 1).padStart(3, '0')}`,
    payAmount: dishAmount + packFee + deliveryFee - discountAmount,
    refundAmount: status === 'REFUNDING' ? Math.floor(dishAmount / 2) : undefined,
    place: placeOf(context, orderType),
    address: isSent ? row.address : undefined,
    distance: isSent ? row.distance : undefined,
    ...carriedBy(context, orderType, status),
    placedAt: momentText(placed),
    expectedTime: momentText(placed + random.between(...(expected[orderType] ?? [30, 50])) * minutes),
    acceptedAt: /PENDING|CANCELLED/.test(status) ? undefined : at(1, 3),
    dispatchedAt: isSent && /DELIVERING|DONE/.test(status) ? at(15, 25) : undefined,
    finishedAt: status === 'DONE' ? at(30, 60) : undefined,
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

/** 60 % are for dinner, from a month ago to a month ahead; past reservations have ended. */
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

/** Rows that belong to the same restaurant as a row. */
const ofRestaurant = (rows: readonly SeedRow[], { restaurantId }: SeedRow) =>
  rows.filter((each) => each.restaurantId === restaurantId)

/** A class is at the top level, or below a class of its own restaurant. */
export const dishClass: RowStory = ({ candidates, row, random }) => {
  const parents = ofRestaurant(candidates('dishClass'), row).filter(({ parentId }) => !parentId)
  const isBelow = row.parentId !== undefined && parents.length > 0
  return { parentId: isBelow ? random.pick(parents).dishClassId : undefined }
}

/** A rule prints dish classes of its own restaurant. */
export const restaurantPrintRule: RowStory = ({ candidates, row }) => ({
  dishClasses: ofRestaurant(candidates('dishClass'), row)
    .slice(0, 3)
    .map(({ dishClassId }) => dishClassId),
})

/** A dish has the price of its name; a dish in several sizes has the price of the smallest. */
export const restaurantProduct: RowStory = ({ row, random }) => {
  const name = Object.keys(dishPrices).find((each) => String(row.name).startsWith(each))
  const price = (name ? (dishPrices[name] as number) : random.between(18, 128)) * 100
  const specs = ((row.specs ?? []) as readonly SeedRow[]).map((size, place) => ({
    ...size,
    price: Math.round((price * (1 + place * 0.5)) / 100) * 100,
  }))
  const originalPrice = row.originalPrice === undefined ? undefined : Math.ceil(price / 800) * 1000
  return { price, originalPrice, ...(specs.length > 0 && { specs }) }
}
