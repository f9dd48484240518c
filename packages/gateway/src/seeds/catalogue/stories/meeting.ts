import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

/** One event a day in a room: rows of a room follow each other, from nine months ago to four months ahead. */
export const meetingBooking: RowStory = ({ random, row, ordinal, candidates, now, createdAt }) => {
  const rooms = candidates('meetingRoom')
  const room = rooms[ordinal % Math.max(1, rooms.length)]
  const step = Math.floor(ordinal / Math.max(1, rooms.length))
  const date = now + (step * 19 - 270) * day
  const isPast = date < now - day
  const part = random.next()
  const past = part < 0.5 ? 'SETTLED' : part < 0.88 ? 'FINISHED' : 'CANCELLED'
  const future = part < 0.25 ? 'PENDING' : part < 0.6 ? 'CONFIRMED' : 'DEPOSIT_PAID'
  const status = isPast ? past : future
  const services = ((Array.isArray(row.services) ? row.services : []) as SeedRow[]).map((each) => ({
    ...each,
  }))
  const serviceAmount = services.reduce(
    (sum, { quantity, price }) => sum + Number(quantity) * Number(price),
    0,
  )
  const roomAmount = random.between(12, 380) * 10_000
  const discountAmount = random.next() < 0.3 ? Math.floor(roomAmount / 10_000) * 1000 : 0
  const totalAmount = roomAmount + serviceAmount - discountAmount
  const depositAmount = Math.floor(totalAmount / 100_00) * 3000
  const paid: Readonly<Record<string, number>> = {
    SETTLED: totalAmount,
    DEPOSIT_PAID: depositAmount,
    FINISHED: depositAmount,
  }
  const paidAmount = paid[status] ?? 0
  return {
    meetingRoomId: room?.meetingRoomId ?? row.meetingRoomId,
    meetingDate: dayText(date),
    days: 1,
    ...{
      status,
      services,
      roomAmount,
      serviceAmount,
      discountAmount,
      totalAmount,
      depositAmount,
      paidAmount,
    },
    unpaidAmount: totalAmount - paidAmount,
    refundAmount: undefined,
    cancelReason: status === 'CANCELLED' ? '档期不合' : undefined,
    createdAt: momentText(Math.min(createdAt, date - 20 * day)),
  }
}
