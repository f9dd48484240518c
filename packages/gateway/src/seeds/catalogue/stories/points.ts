import { earlyCount } from '../earlyCount'
import type { RowContext, RowStory, SeedRow } from '../SeedRow'
import { dayText } from '../values/moments'

type Change = readonly [moment: string, points: number]

/** Each member's changes, by record index: a record that is generated again replaces its earlier change. */
const histories = new WeakMap<SeedRow, Map<number, Change>>()

const historyOf = (member: SeedRow) => {
  const history = histories.get(member) ?? new Map<number, Change>()
  histories.set(member, history)
  return history
}

/** Exchanges whose points are held until the goods are handed over. */
const held = (exchanges: readonly SeedRow[]) => exchanges.filter(({ status }) => /^WAIT/.test(String(status)))

/** The lowest balance of a member from a moment on. */
function leastFrom(moment: string, changes: Iterable<Change>): number {
  let balance = 0
  let least: number | undefined
  for (const [at, points] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (at > moment) least = Math.min(least ?? balance, balance)
    balance += points
  }
  return Math.min(least ?? balance, balance)
}

/** A member whose goods have not been handed over yet, so that the held points exist. */
function buyerOf({ candidates, index }: RowContext): SeedRow | undefined {
  const waiting = held(candidates('pointsExchange'))
  // Early records see only early exchanges.
  return waiting[index < earlyCount ? index : index - earlyCount]
}

/** Points are valid until the end of next year; expired or corrected points keep their day. */
function expiryOf({ row, now }: RowContext, status: unknown, points: number): unknown {
  if (points < 0) return undefined
  return status === 'VALID' ? `${Number(dayText(now).slice(0, 4)) + 1}-12-31` : row.expireAt
}

const isLess = (type: string) => /DEDUCT|EXCHANGE|CASH|EXPIRE|REVERSE/.test(type)

/** Points are signed, have an order only if their type involves one, and nobody spends more than they have. */
export const pointRecord: RowStory = (context) => {
  const { random, row, index, candidates, referred } = context
  const buyer = buyerOf(context)
  if (buyer?.memberId !== undefined) row.memberId = buyer.memberId
  const member = referred('memberId')
  const fixed: Readonly<Record<string, number>> = { EARN_SIGNIN: 5, EARN_REGISTER: 100, EARN_BIRTHDAY: 200 }
  const asked = buyer ? 'EARN_CONSUME' : String(row.changeType)
  // A record that is generated again may belong to another member.
  for (const each of candidates('member')) histories.get(each)?.delete(index)
  const history = member ? historyOf(member) : new Map<number, Change>()
  const moment = String(row.occurredAt ?? row.createdAt ?? '')
  const waiting = held(candidates('pointsExchange')).filter(({ memberId }) => memberId === row.memberId)
  const frozen = waiting.reduce((sum, { points }) => sum + Number(points ?? 0), 0)
  const left = leastFrom(moment, history.values()) - frozen
  // A member without points to spend earns some.
  const changeType = isLess(asked) && left < 10 ? 'EARN_CONSUME' : asked
  const drawn = fixed[changeType] ?? random.between(10, 2000)
  const points = isLess(changeType)
    ? -Math.min(Math.ceil(drawn / 10), Math.floor(left / 2))
    : drawn + (buyer ? frozen : 0)
  const isOfOrder = /CONSUME|POS|CASH|REFUND/.test(changeType)
  const status = buyer || (changeType !== asked && row.status !== 'VALID') ? 'VALID' : row.status
  if (status === 'VALID') history.set(index, [moment, points])
  return {
    ...{ changeType, points, status, expireAt: expiryOf(context, status, points) },
    orderNo: isOfOrder ? row.orderNo : undefined,
    orderAmount: isOfOrder ? Math.abs(points) * 100 : undefined,
  }
}
