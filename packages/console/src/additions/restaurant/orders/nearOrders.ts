import type { Row } from '@ebkit/core/services/rows'

/** Orders that one courier can deliver on one trip. */
export interface NearOrders {
  /** A road or building, or the number of a floor. */
  readonly place: string
  readonly isFloor: boolean
  readonly orders: readonly Row[]
}

/** Up to the road, or whatever precedes the house number. */
const road = /^.+?(?:大道|路|街(?!道)|巷|弄|胡同)/u
const beforeNumber = /^\D{2,}/u
/** A room's number without its last two digits. */
const floor = /(\d{1,2})\d{2}(?!\d)/u

/** Whether an order is delivered. */
export const isBrought = ({ orderType }: Row): boolean =>
  orderType === 'DELIVERY' || orderType === 'ROOM_SERVICE'

/** The destination of an order, without the house or room number. Undefined: the order names none. */
export function placeOf({ orderType, place, address }: Row): string | undefined {
  if (orderType === 'ROOM_SERVICE') return floor.exec(String(place ?? ''))?.[1]
  const text = String(address ?? '').trim()
  return (road.exec(text) ?? beforeNumber.exec(text))?.[0].trim() || undefined
}

/** Groups of at least two orders of one restaurant to nearby addresses, the largest first. */
export function nearOrders(rows: readonly Row[]): readonly NearOrders[] {
  const groups = new Map<string, NearOrders & { orders: Row[] }>()
  for (const row of rows.filter(isBrought)) {
    const place = placeOf(row)
    if (place === undefined) continue
    const name = [row.restaurantId, row.orderType, place].join(' ')
    const group = groups.get(name) ?? { place, isFloor: row.orderType === 'ROOM_SERVICE', orders: [] }
    group.orders.push(row)
    groups.set(name, group)
  }
  return [...groups.values()]
    .filter(({ orders }) => orders.length > 1)
    .sort((one, other) => other.orders.length - one.orders.length)
}
