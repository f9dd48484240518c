import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

const conferences = [
  ['CONFERENCE', '华东渠道大会'],
  ['TRAINING', '门店经理培训'],
  ['CONFERENCE', '医药学术研讨会'],
  ['LAUNCH', '秋冬新品发布会'],
  ['ANNUAL', '集团年会'],
  ['CONFERENCE', '投资人沟通会'],
  ['TRAINING', '新员工入职培训'],
  ['BANQUET', '客户答谢晚宴'],
] as const
const weddings = ['陈周府婚宴', '林许府婚宴', '吴沈府婚宴', '百日宴', '六十寿宴', '谢师宴'] as const

/** Conferences on weekdays, weddings and family feasts at weekends. */
function eventOf({ random }: RowContext, date: number): SeedRow {
  if (![0, 6].includes(new Date(`${dayText(date)}T00:00:00Z`).getUTCDay())) {
    const [meetingType, meetingName] = random.pick(conferences)
    return { meetingType, meetingName }
  }
  const meetingName = random.pick(weddings)
  return {
    meetingType: /婚/.test(meetingName) ? 'WEDDING' : 'BANQUET',
    meetingName,
    corporateMemberId: undefined,
  }
}

/**
 * Days from today for the rows of a room, in sequence and never two on one day: every second row lies in the coming
 * weeks, the others in the months before.
 */
const dayOfStep = (step: number, room: number) =>
  step % 2 ? -25 - room - ((step - 1) / 2) * 17 : -9 + room + (step / 2) * 4

/** A room has at most one event a day. */
export const meetingBooking: RowStory = (context) => {
  const { random, row, ordinal, candidates, now, createdAt } = context
  const rooms = candidates('meetingRoom')
  const place = ordinal % Math.max(1, rooms.length)
  const room = rooms[place]
  const date = now + dayOfStep(Math.floor(ordinal / Math.max(1, rooms.length)), place % 4) * day
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
    ...eventOf(context, date),
    attendeeCount: Math.max(8, Math.round(Number(room?.maxPeople ?? 60) * (0.3 + random.next() * 0.6))),
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
