import type { RowContext, RowStory } from '../SeedRow'
import { day, momentOf, momentText } from '../values/moments'

const minute = 60_000

/** Some days after a moment, but not in the future. */
const daysAfter = (moment: unknown, { random, now, createdAt }: RowContext) => {
  const from = typeof moment === 'string' ? momentOf(moment) : createdAt
  return momentText(Math.min(now - minute, from + random.between(1, 60) * day))
}

/** 85 % are customers; only they can be members. */
export const customerGroupMember: RowStory = (context) => {
  const { row, random } = context
  const isCustomer = random.next() < 0.85
  const status = random.next() < 0.18 ? 'LEFT' : 'IN'
  return {
    ...{ status, memberType: isCustomer ? 'CUSTOMER' : 'STAFF' },
    leaveTime: status === 'LEFT' ? daysAfter(row.joinTime, context) : undefined,
    memberId: isCustomer ? row.memberId : undefined,
    tradeAmount: isCustomer && random.next() < 0.3 ? row.tradeAmount : 0,
  }
}

/** One in twenty sales is refunded. */
export const wecomTrade: RowStory = ({ row, random }) => ({
  refundAmount:
    random.next() < 0.05 ? Math.floor((Number(row.amount) * random.pick([1, 1, 0.5])) / 100) * 100 : 0,
})

/** Most invite nobody; those who invite enough reach a step and its reward. */
function brought({ random }: RowContext, need: number) {
  const part = random.next()
  const inviteCount =
    part < 0.55 ? 0 : part < 0.86 ? random.between(1, need - 1) : random.between(need, need * 4)
  const tier = inviteCount < need ? 0 : inviteCount < need * 3 ? 1 : 2
  const rewardStatus = tier ? random.pick(['SENT', 'SENT', 'SENT', 'WAIT', 'FAILED']) : 'NONE'
  return { inviteCount, tier, rewardStatus, level: random.pick([0, 1, 1, 1, 2, 2, 3, 4]) }
}

export const taskTreasureRecord: RowStory = (context) => {
  const { row, random } = context
  const figures = brought(context, 3)
  return {
    ...figures,
    inviterId: figures.level ? row.inviterId : undefined,
    isLost: random.next() < 0.12,
    finishTime: figures.tier ? row.finishTime : undefined,
  }
}

/** Half of the visitors only looked. */
export const groupFissionRecord: RowStory = (context) => {
  const { row, random } = context
  const part = random.next()
  const joinStatus = part < 0.5 ? 'VISITED' : part < 0.91 ? 'IN' : 'LEFT'
  const isVisitor = joinStatus === 'VISITED'
  const none = { inviteCount: 0, tier: 0, rewardStatus: 'NONE', level: random.between(0, 3) }
  return {
    ...(isVisitor ? none : brought(context, 3)),
    joinStatus,
    customerGroupId: isVisitor ? undefined : row.customerGroupId,
    joinTime: isVisitor ? undefined : row.joinTime,
    leaveTime: joinStatus === 'LEFT' ? daysAfter(row.joinTime, context) : undefined,
  }
}

/** Accepted within minutes, done within the hour; 9 % take longer than promised. */
export const hotelServiceBooking: RowStory = ({ row, random, referred, createdAt }) => {
  const state = String(row.status)
  const placed = typeof row.placedAt === 'string' ? momentOf(row.placedAt) : createdAt
  const promised = Number(referred('hotelServiceId')?.slaMinutes ?? 30)
  const usedMinutes = random.next() < 0.09 ? promised + random.between(3, 25) : random.between(5, promised)
  const isDone = state === 'DONE'
  const accepted = momentText(placed + random.between(1, 4) * minute)
  return {
    placedAt: momentText(placed),
    serviceTime: row.serviceTime === undefined ? undefined : momentText(placed),
    acceptedAt: /PENDING|CANCELLED/.test(state) ? undefined : accepted,
    employeeId: state === 'PENDING' ? undefined : row.employeeId,
    doneAt: isDone ? momentText(placed + usedMinutes * minute) : undefined,
    usedMinutes: isDone ? usedMinutes : undefined,
    overdue: isDone && usedMinutes > promised,
    amount: row.payMode === 'FREE' ? 0 : random.between(10, 98) * 100,
    score: isDone ? row.score : undefined,
    category: referred('hotelServiceId')?.category ?? row.category,
  }
}

/** A customer without purchases has no sales; only lost customers have a `lostTime`. */
export const wecomCustomer: RowStory = (context) => {
  const { row } = context
  return {
    lostTime: /LOST|REMOVED/.test(String(row.status)) ? daysAfter(row.addTime, context) : undefined,
    lastTradeTime: Number(row.orderCount) ? row.lastTradeTime : undefined,
  }
}

/** Only tags with a rule run automatically. */
export const customerTag: RowStory = ({ row }) => ({
  lastRunAt: row.tagMode === 'AUTO' ? row.lastRunAt : undefined,
})

/** The second key replaced the first. */
export const chatArchiveSetting: RowStory = ({ createdAt }) => ({
  keyHistory: [
    { version: 1, enabledAt: momentText(createdAt), retiredAt: momentText(createdAt + 20 * day) },
    { version: 2, enabledAt: momentText(createdAt + 20 * day) },
  ],
})

/** 4 % buy afterwards, 12 % click. */
export const clientAutoMarketRecord: RowStory = ({ row, random }) => {
  const isSent = row.sendStatus === 'SENT'
  return {
    clicked: isSent && random.next() < 0.12,
    orderAmount: isSent && random.next() < 0.04 ? row.orderAmount : 0,
  }
}
