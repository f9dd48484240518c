import { tableReservation as resource, restaurant } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { documentNumber } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { requireRefundLimit } from '../../behaviour/refundLimit'
import { refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { changeRow, findRow } from '../../behaviour/rows'
import { momentOf, momentSql } from '../../database/storeTimeSql'
import { guestFields, guestOf } from './guests'
import { printSlip } from './kitchen'
import { reasons } from './strings'
import { type Reservation, requireFreeTable, tableObstacle } from './tables'

type Context = EffectContext<typeof resource>
type Restaurant = RowOf<typeof restaurant>
type Saved = EffectContext<typeof resource, { readonly before: Reservation | undefined }>

const tell = ({ row, key, ask }: Context, kind: string, more: object = {}) =>
  ask({
    ...{ channel: 'message', kind, resource, key },
    content: { phone: row.phone, reservationNo: row.reservationNo, diningDate: row.diningDate, ...more },
  })

/** The default time for which a table is held for late guests, in minutes. */
const usualHold = 20

async function requireLate(context: Context): Promise<void> {
  const { row, rows } = context
  const place = await findRow(context, restaurant, row.restaurantId, { lock: false })
  const released = momentOf(sql`${row.diningDate}::date + ${row.arriveTime}::time
    + make_interval(mins => ${place?.holdMinutes ?? usualHold})`)
  const { rowCount } = await rows.execute(sql`select where now() >= ${released}`)
  if (!rowCount) refuse('not-late', reasons.notLate)
}

const arrival = momentSql('t.dining_date + t.arrive_time')

/** SQL: `LATE` if expected guests are late, `OVER` once their table is no longer held, otherwise null. */
const lateness = `case when t.status <> 'CONFIRMED' or now() <= ${arrival} then null
  when now() > ${arrival} + make_interval(mins => coalesce((select r.hold_minutes from restaurant r
    where r.brand_id = t.brand_id and r.restaurant_id = t.restaurant_id), ${usualHold})) then 'OVER' else 'LATE' end`

/** The fields that decide whether a table is free and large enough. */
const ofTable = ['restaurantId', 'diningDate', 'mealPeriod', 'partySize', 'diningTableId'] as const

/** Checks the chosen table if one of these fields has changed. @throws 422 */
async function requireTable(context: Saved): Promise<void> {
  const { row, input } = context
  const { before } = input
  const isOpen = row.status === 'PENDING' || row.status === 'CONFIRMED' || row.status === 'ARRIVED'
  const isOther = !before || ofTable.some((name) => before[name] !== row[name])
  if (!row.diningTableId || !isOpen || !isOther) return
  const obstacle = await tableObstacle(context, row, row.diningTableId)
  if (obstacle) refuseAt([explained('diningTableId', obstacle[1])])
}

/** The restaurant, locked, so that it does not close meanwhile. @throws 422 if it takes no reservations now */
async function openRestaurant(context: Saved): Promise<Restaurant> {
  const place = await findRow(context, restaurant, context.row.restaurantId)
  return place?.status === 'OPEN' ? place : refuse('not-open', reasons.notOpen)
}

/** The deposit that the restaurant requires, in cents. */
function depositOf(row: Reservation, place: Restaurant): number {
  const amount = place?.depositAmount ?? 0
  if (place.depositMode === 'PER_TABLE') return amount
  if (place.depositMode === 'PER_PERSON') return amount * (row.partySize ?? 1)
  return place.depositMode === 'PRIVATE_ONLY' && row.areaType === 'PRIVATE' ? amount : 0
}

/** The deposit of a new reservation. */
function newDeposit(row: Reservation, place: Restaurant) {
  const depositAmount = depositOf(row, place)
  return { depositAmount, depositStatus: depositAmount ? ('UNPAID' as const) : ('NONE' as const) }
}

/** The deposit of a reservation whose party or area has changed; undefined if it stays, as one that was paid does. */
async function otherDeposit(context: Saved, before: Reservation) {
  const { row } = context
  const isOpen = row.status === 'PENDING' || row.status === 'CONFIRMED'
  if (!isOpen || (row.depositStatus !== 'NONE' && row.depositStatus !== 'UNPAID')) return undefined
  const place = await findRow(context, restaurant, row.restaurantId, { lock: false })
  return place && depositOf(before, place) !== depositOf(row, place) ? newDeposit(row, place) : undefined
}

/** Requests the refund of the deposit; its status changes once the payment service confirms it. */
async function returnDeposit(context: Context): Promise<void> {
  const { row, key, ask } = context
  if (row.depositStatus !== 'PAID' || !row.depositAmount) return
  await requireRefundLimit(context, row.depositAmount)
  const content = { amount: row.depositAmount, reservationNo: row.reservationNo }
  await ask({ channel: 'payment', kind: 'depositRefund', resource, key, content })
}

/** Reservations of tables. A table is taken while its reservation is confirmed or its guests are present. */
export const tableReservation = defineBehaviour(resource)({
  effects: {
    confirm: async (context) => {
      const { row } = context
      const diningTableId = context.input.diningTableId ?? row.diningTableId
      if (diningTableId !== null) await requireFreeTable(context, row, diningTableId)
      await tell(context, 'reservationConfirmed', { arriveTime: row.arriveTime })
      return { diningTableId, confirmedAt: sql`now()` }
    },
    assignTable: async (context) => {
      const { diningTableId } = context.input
      await requireFreeTable(context, context.row, diningTableId)
      return { diningTableId }
    },
    arrive: async (context) => {
      const { reservationNo, restaurantId, preOrders, remark } = context.row
      const content = { reservationNo, remark }
      const slip = { restaurantId, orderType: 'DINE_IN', items: preOrders ?? [], content } as const
      await printSlip(context, { ...slip, documents: ['KITCHEN'] })
      return { arrivedAt: sql`now()` }
    },
    // the deposit counts towards the bill: without an amount, it is the whole bill
    finish: async ({ row, input }) => ({ consumeAmount: input.consumeAmount ?? row.depositAmount }),
    noShow: async (context) => {
      await requireLate(context)
      return context.row.depositStatus === 'PAID' ? { depositStatus: 'FORFEITED' } : undefined
    },
    cancel: async (context) => {
      await returnDeposit(context)
      await tell(context, 'reservationCancelled', { reason: context.input.reason })
      return { cancelReason: context.input.reason }
    },
  },
  preview: guestOf,
  computed: { ...guestFields, lateness: live(lateness, 'text') },
  answers: {
    depositRefund: async (context) => {
      // the error makes the outbox try again: a deposit that is owed must be paid back
      if (!context.input.accepted) throw new Error(`The deposit was not refunded: ${context.input.reason}`)
      await changeRow(context, resource, context.key, { depositStatus: 'REFUNDED' })
    },
  },
  saved: async (context) => {
    const { row, input } = context
    const place = input.before ? undefined : await openRestaurant(context)
    await requireTable(context)
    if (input.before) return otherDeposit(context, input.before)
    return place && { reservationNo: await documentNumber(context, 'R'), ...newDeposit(row, place) }
  },
})
