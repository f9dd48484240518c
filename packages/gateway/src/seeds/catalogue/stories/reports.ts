import { createRandom, type Random } from '../../random'
import { hashOf } from '../hashOf'
import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentOf, momentText } from '../values/moments'

const roomTypes = [
  ['湖景大床房', 24, 620],
  ['豪华双床房', 36, 480],
  ['亲子家庭房', 18, 780],
  ['山景套房', 12, 980],
] as const

/** Three rows for each room type and day; the first holds the number of rooms, and the walk-ins. */
const sources = ['WALK_IN', 'OTA', 'OFFICIAL'] as const

/** A year in days, as whole weeks, so that weekends stay weekends. */
const year = 364

/** The share of rooms occupied on a day: weekdays 58 %, weekends 82 %, holidays 95 %. */
function occupancyOf(time: number, random: Random): number {
  const date = dayText(time)
  const isHoliday = /-(10-0[1-7]|05-0[1-5])$/.test(date)
  const isWeekend = [5, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  const usual = isHoliday ? 0.95 : isWeekend ? 0.82 : 0.58
  return Math.min(1, usual + (random.next() - 0.5) * 0.1)
}

/** The store, room type and day of a row: half of the days are in the year before. */
function placeOf({ index, now, candidates }: RowContext) {
  const group = Math.floor(index / sources.length)
  const stores = candidates('hotel').slice(0, 4)
  const kinds = roomTypes.length * Math.max(1, stores.length)
  const step = Math.floor(group / kinds)
  const ago = Math.floor(step / 2) + 1 + (step % 2) * year
  const store = stores[Math.floor(group / roomTypes.length) % Math.max(1, stores.length)]
  return { group, time: now - ago * day, type: roomTypes[group % roomTypes.length] ?? roomTypes[0], store }
}

/** All rows of a group must draw the same sums: OTA sells 45 %. */
function soldOf(group: number, rooms: number, time: number): readonly number[] {
  const random = createRandom(hashOf('roomDaily') + group * 7919)
  const sold = Math.round(rooms * occupancyOf(time, random))
  const ota = Math.round(sold * 0.45)
  const official = Math.round((sold - ota) * (0.5 + random.next() * 0.2))
  return [sold - ota - official, ota, official]
}

/** All channels together sell no more rooms than there are. */
export const roomDaily: RowStory = (context) => {
  const { index, random } = context
  const { group, time, type, store } = placeOf(context)
  const [roomType, rooms, rate] = type
  const place = index % sources.length
  const soldRooms = soldOf(group, rooms, time)[place] ?? 0
  const roomRevenue = soldRooms * Math.round(rate * (0.85 + random.next() * 0.3)) * 100
  const orderCount = Math.max(soldRooms ? 1 : 0, Math.round(soldRooms * (0.7 + random.next() * 0.3)))
  const synced = momentText(time - ((time + 8 * 3_600_000) % day) + day + 2 * 3_600_000)
  return {
    ...{ statDate: dayText(time), storeId: store?.hotelId, roomType, sourceChannel: sources[place] },
    ...{ totalRooms: place ? 0 : rooms, soldRooms, roomRevenue, orderCount },
    cancelCount: Math.floor(orderCount * random.next() * 0.2),
    noShowCount: place && orderCount > 4 && random.next() < 0.2 ? 1 : 0,
    guestCount: Math.round(soldRooms * (1.3 + random.next() * 0.6)),
    stayNights: Math.round(soldRooms * (1 + random.next())),
    leadDays: place ? random.between(10, 140) / 10 : 0,
    commission: sources[place] === 'OTA' ? Math.round(roomRevenue * 0.15) : 0,
    ...{ syncAt: synced, createdAt: synced },
  }
}

/** What a member did on one day. */
export const memberVisit: RowStory = ({ row, createdAt }) => ({
  visitDate: dayText(createdAt),
  isActive: Number(row.onlineCount) + Number(row.offlineCount) > 0,
})

/** Only those who unsubscribe have a number of days kept; only new subscribers buy later. */
export const fansEvent: RowStory = ({ row, random }) => ({
  keepDays: row.eventType === 'UNSUBSCRIBE' ? row.keepDays : undefined,
  orderAmount: row.eventType === 'SUBSCRIBE' && random.next() < 0.3 ? row.orderAmount : undefined,
  menuName: row.eventType === 'CLICK' ? row.menuName : undefined,
})

/** Only a purchase has an order. */
export const posterVisit: RowStory = ({ row, random }) => {
  const part = random.next()
  const eventType =
    part < 0.22 ? 'MAKE' : part < 0.38 ? 'SAVE' : part < 0.88 ? 'SCAN' : part < 0.96 ? 'REGISTER' : 'PAY'
  const isPaid = eventType === 'PAY'
  return {
    eventType,
    orderNo: isPaid ? row.orderNo : undefined,
    payAmount: isPaid ? row.payAmount : undefined,
  }
}

/** Only orders have an amount, and only types that earn points have points. */
export const memberInteraction: RowStory = ({ row }) => {
  const type = String(row.interactType)
  const isOrder = /ORDER|VERIFY/.test(type)
  return {
    orderNo: isOrder ? row.orderNo : undefined,
    amount: isOrder ? row.amount : undefined,
    points: /ORDER|SIGN_IN|COMMENT/.test(type) ? row.points : undefined,
    staySeconds: type === 'VISIT' ? row.staySeconds : undefined,
  }
}

const aggregates: Readonly<Record<string, string>> = {
  count: '支付单数',
  sum: '支付金额合计',
  avg: '平均支付金额',
  distinct: '支付人数',
  rate: '支付转化率',
}

/** A metric is named after its aggregate. */
export const customReport: RowStory = ({ row }) => {
  const metrics = ((row.metrics ?? []) as readonly SeedRow[]).map((metric) => ({
    ...metric,
    name: aggregates[String(metric.agg)] ?? '支付金额',
  }))
  return { metrics, ...('sortBy' in row && { sortBy: metrics[0]?.name }) }
}

/** Each store and line of business has one target a month. */
export const salesTarget: RowStory = ({ row, resource, referred }) => {
  const options = resource.fields.find(({ name }) => name === 'bizLine')?.options ?? []
  const line = options.find(({ value }) => value === row.bizLine)?.label.zh ?? ''
  const month = dayText(momentOf(String(row.targetMonth).slice(0, 10))).slice(0, 7)
  return { targetMonth: `${month}-01`, targetName: `${referred('storeId')?.hotelName ?? ''}${month}${line}` }
}
