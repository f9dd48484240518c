import type { FiguresOf } from './Figures'

/** Promotions, missions, sign-ins and gifts. */
export const activityFigures: FiguresOf = {
  activity: {
    sizes: { orderCount: [20, 900], limitPerMember: [1, 5] },
    results: ['orderCount'],
    parts: {
      payAmount: ['orderCount', 9000, 45_000],
      discountAmount: ['payAmount', 0.1, 0.4],
      memberCount: ['orderCount', 0.6, 0.95],
    },
  },
  activityStore: {
    sizes: { storeStock: [40, 800], productCount: [1, 8] },
    results: ['soldCount'],
    parts: {
      soldCount: ['storeStock', 0.05, 1],
      payAmount: ['soldCount', 6000, 40_000],
      refundAmount: ['payAmount', 0, 0.08],
    },
    formulas: ['soldRate = 100 * soldCount / storeStock'],
  },
  activityOrder: {
    sizes: { originAmount: [8800, 128_000] },
    parts: { discountAmount: ['originAmount', 0.1, 0.5] },
    formulas: ['payAmount = originAmount - discountAmount'],
  },
  qrcodeCampaign: {
    sizes: { scanCount: [20, 6000] },
    parts: {
      visitorCount: ['scanCount', 0.5, 0.9],
      newFansCount: ['visitorCount', 0.05, 0.4],
      orderCount: ['visitorCount', 0.02, 0.15],
      orderAmount: ['orderCount', 8000, 60_000],
    },
  },
  qrTicket: {
    sizes: { totalStock: [50, 5000] },
    results: ['claimedCount'],
    parts: { claimedCount: ['totalStock', 0.1, 1], usedCount: ['claimedCount', 0.35, 0.55] },
    formulas: ['remainStock = totalStock - claimedCount'],
  },
  autoReply: { sizes: { hitCount: [3, 3200] } },
  mission: {
    sizes: { joinCount: [60, 2600], inviteCount: [2, 8], stock: [50, 500] },
    results: ['joinCount'],
    parts: {
      inviteCount: ['joinCount', 1.2, 4.5],
      finishCount: ['joinCount', 0.25, 0.55],
      rewardCost: ['finishCount', 1000, 6000],
    },
    formulas: ['spreadRate = 100 * inviteCount / joinCount'],
  },
  missionParticipant: {
    sizes: { invitedCount: [0, 24], lostCount: [0, 2] },
    parts: { lostCount: ['invitedCount', 0, 0.2] },
    formulas: ['validCount = invitedCount - lostCount'],
  },
  directionalTicket: {
    sizes: { targetCount: [1, 1200] },
    parts: { usedCount: ['successCount', 0.2, 0.6], faceAmount: ['successCount', 3000, 20_000] },
    job: ['targetCount', 'successCount', 'failCount'],
  },
  signIn: {
    sizes: { signCount: [200, 4000] },
    results: ['signCount'],
    parts: { memberCount: ['signCount', 0.1, 0.4], todayCount: ['memberCount', 0.02, 0.15] },
    formulas: ['pointsGranted = signCount * 5'],
  },
  wheelSpread: {
    sizes: { orderCount: [20, 600] },
    results: ['orderCount'],
    parts: {
      chanceGiven: ['orderCount', 1, 2],
      chanceUsed: ['chanceGiven', 0.4, 0.85],
      winCount: ['chanceUsed', 0.2, 0.4],
      orderAmount: ['orderCount', 9000, 60_000],
    },
    formulas: ['useRate = 100 * chanceUsed / chanceGiven'],
  },
  rewardActivity: {
    sizes: { totalStock: [100, 5000] },
    results: ['grantCount'],
    parts: { grantCount: ['totalStock', 0.05, 0.9], memberCount: ['grantCount', 0.5, 1] },
    formulas: ['remainStock = totalStock - grantCount'],
  },
  rewardActivityRecord: { sizes: { faceAmount: [500, 8000] } },
  giftExchange: {
    sizes: { codeCount: [50, 3000] },
    results: ['exchangedCount'],
    parts: { exchangedCount: ['codeCount', 0.2, 0.95] },
    formulas: ['exchangeRate = 100 * exchangedCount / codeCount'],
  },
}
