import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

const list = (value: unknown) => (Array.isArray(value) ? value : []) as readonly SeedRow[]

/** A product of an activity costs less than elsewhere. */
export const activity: RowStory = ({ row, random, candidates }) => {
  const prices = new Map(
    candidates('ticketProduct').map((each) => [
      each.ticketProductId,
      Number(each.minSalePrice || each.salePrice),
    ]),
  )
  const productRules = list(row.productRules).map((rule) => {
    const salePrice = prices.get(rule.ticketProductId) || Number(rule.salePrice)
    const reduced = Math.floor((salePrice * (0.5 + random.next() * 0.4)) / 100) * 100
    return { ...rule, salePrice, activityPrice: Math.max(1, reduced) }
  })
  return productRules.length ? { productRules } : {}
}

const numerals: Readonly<Record<string, number>> = { 三: 3, 五: 5 }

/** The number of friends in a mission's name: `邀3位好友`. */
function askedFor(name: string): number | undefined {
  const [, digits] = /邀(\d+|三|五)/.exec(name) ?? []
  return digits === undefined ? undefined : (numerals[digits] ?? Number(digits))
}

/** The first step of a mission asks for the number in its name; later steps ask for more. */
export const mission: RowStory = ({ row }) => {
  const asked = askedFor(String(row.missionName ?? row.activityName))
  if (!asked) return {}
  return { tiers: list(row.tiers).map((tier, place) => ({ ...tier, inviteCount: asked * (place + 1) })) }
}

/** A treasure hunt follows the same rule as a mission. */
export const taskTreasure: RowStory = (context) => mission(context)

/** An expired code had a limited period of validity. */
export const qrcodeCampaign: RowStory = ({ row, now, random }) => {
  if (row.status !== 'EXPIRED') return {}
  const end = now - random.between(2, 60) * day
  return { validType: 'PERIOD', validRange: { start: dayText(end - 90 * day), end: dayText(end) } }
}

/** A code's scans are the sum of its entries' scans, each below its limit; a full code has no capacity left. */
export const liveCode: RowStory = ({ row, random }) => {
  const isFull = row.status === 'FULL'
  const isLimited = row.switchRule === 'LIMIT'
  const entries = list(row.entries).map((entry) => {
    const most = isLimited ? random.between(100, 200) : random.between(20, 1500)
    const scanned = isLimited && isFull ? most : Math.floor(most * random.next())
    return { ...entry, scanned, ...(isLimited && { scanLimit: most }) }
  })
  const scanCount = entries.reduce((sum, { scanned }) => sum + scanned, 0)
  const left = entries.reduce(
    (sum, { scanned, scanLimit = 0 }: SeedRow & { scanned: number; scanLimit?: number }) =>
      sum + scanLimit - scanned,
    0,
  )
  return {
    ...{ entries, scanCount, capacityLeft: isLimited ? left : undefined },
    visitorCount: Math.ceil(scanCount * (0.6 + random.next() * 0.3)),
    todayScan: Math.floor(scanCount * random.next() * 0.03),
  }
}

/** A person who has invited enough friends reaches a step; there is no reward before. */
export const missionParticipant: RowStory = ({ row, random }) => {
  const isReached = /FINISHED|REWARDED/.test(String(row.status))
  const tierReached = isReached ? random.pick([1, 1, 1, 2, 3]) : 0
  const invitedCount = isReached ? tierReached * 4 + random.between(0, 6) : random.pick([0, 0, 1, 1, 2])
  return { tierReached, invitedCount, rewardText: row.status === 'REWARDED' ? row.rewardText : undefined }
}

/** Five points a day, thirty on the seventh day in a row. */
export const signInRecord: RowStory = ({ random, createdAt }) => {
  const continuousDays = random.next() < 0.12 ? 7 : random.between(1, 6)
  const isMakeUp = random.next() < 0.04
  return {
    ...{ continuousDays, isMakeUp, points: continuousDays === 7 ? 30 : 5 },
    extraReward: continuousDays === 7 ? '早餐券' : undefined,
    ...{ signDate: dayText(createdAt), signedAt: momentText(createdAt) },
  }
}
