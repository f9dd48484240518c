import type { RowStory } from '../SeedRow'

/** Level, growth threshold, discount and points factor of each grade. */
const grades: readonly (readonly [level: number, threshold: number, discount: number, points: number])[] = [
  [1, 0, 10, 1],
  [2, 1000, 9.8, 1.2],
  [3, 5000, 9.5, 1.5],
  [4, 20_000, 9, 2],
  [5, 80_000, 8.8, 3],
]

/** The five grades; the highest is by invitation only. */
export const memberGrade: RowStory = ({ index }) => {
  const [level, threshold, discount, pointRate] = grades[index] ?? [index + 1, 100_000, 8.8, 3]
  const isInvited = level === 5
  return {
    ...{ level, discount, pointRate },
    isDefault: level === 1,
    obtainMode: isInvited ? 'INVITE' : 'UPGRADE',
    growthThreshold: isInvited ? undefined : threshold,
    salePrice: undefined,
    keepThreshold: Math.floor(threshold / 2),
    status: 'ENABLED',
  }
}

/** The share of members in each grade. */
const pyramid = [0.72, 0.17, 0.08, 0.025, 0.005]

/** A member with their own name; the grades of all members form a pyramid. */
export const member: RowStory = ({ random, candidates, person, row, createdAt, now }) => {
  let part = random.next()
  const level = pyramid.findIndex((share) => {
    part -= share
    return part < 0
  })
  const all = candidates('memberGrade')
  const state = random.next()
  const status =
    state < 0.955 ? 'ACTIVE' : state < 0.985 ? 'FROZEN' : state < 0.99 ? 'BLACKLISTED' : 'CANCELLED'
  const isRecent = now - createdAt < 86_400_000
  return {
    memberGradeId: all[Math.max(0, level)]?.memberGradeId ?? row.memberGradeId,
    nickname:
      random.next() < 0.4
        ? row.nickname
        : `${person.name[0]}${random.pick(['先生', '女士', '同学', '老师'])}`,
    realName: person.name,
    idCard: random.next() < 0.3 ? person.idCard : undefined,
    status,
    lockReason: status === 'FROZEN' || status === 'BLACKLISTED' ? '异常操作' : undefined,
    ...(isRecent && { lastConsumeTime: undefined }),
  }
}

/** What a member bought of a product: each piece is used, unused, expired or refunded. */
export const memberTicketSummary: RowStory = ({ random, row, referred }) => {
  const buyCount = random.between(1, 6)
  const state = String(row.holdStatus)
  const part = state === 'UNUSED' && random.next() < 0.3 ? Math.min(buyCount - 1, 1) : 0
  const rest = buyCount - part
  const price = Number(referred('ticketProductId')?.minSalePrice ?? 9800)
  return {
    buyCount,
    usedCount: state === 'USED' ? buyCount : part,
    unusedCount: state === 'UNUSED' ? rest : 0,
    expiredCount: state === 'EXPIRED' ? buyCount : 0,
    refundCount: state === 'REFUNDED' ? buyCount : 0,
    payAmount: price * buyCount,
    lastUseTime: state === 'USED' || part ? row.lastUseTime : undefined,
  }
}
