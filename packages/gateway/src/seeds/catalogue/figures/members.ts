import type { FiguresOf } from './Figures'

/** Members, firms and staff; reports about them. */
export const memberFigures: FiguresOf = {
  member: {
    sizes: { totalPointsEarned: [200, 9000], orderCount: [0, 40], couponCount: [0, 12] },
    parts: {
      totalPointsUsed: ['totalPointsEarned', 0.1, 0.5],
      frozenPoints: ['totalPointsEarned', 0, 0.1],
      expiringPoints: ['totalPointsEarned', 0, 0.1],
      totalSpend: ['orderCount', 5000, 60_000],
    },
    formulas: ['points = totalPointsEarned - totalPointsUsed - frozenPoints'],
  },
  memberSourceAdjustment: {
    sizes: { memberCount: [10, 800] },
    job: ['memberCount', 'successCount', 'failCount'],
  },
  bonusRule: { sizes: { issuedPoints: [500, 80_000], productCount: [1, 60] }, results: ['issuedPoints'] },
  memberPrice: {
    sizes: { orderCount: [10, 400], minPrice: [5800, 38_800] },
    results: ['orderCount'],
    parts: { salesAmount: ['orderCount', 8000, 40_000] },
  },
  memberImportBatch: {
    sizes: { totalCount: [50, 3000] },
    parts: { activatedCount: ['successCount', 0.1, 0.5] },
  },
  staffIntroduce: {
    sizes: { introducedCount: [10, 300] },
    results: ['introducedCount'],
    parts: { employeeCount: ['introducedCount', 0.1, 0.3], rewardTotal: ['introducedCount', 300, 1500] },
  },
  corporateDeal: {
    sizes: { listAmount: [20_000, 800_000] },
    parts: { amount: ['listAmount', 0.75, 0.98] },
    formulas: ['saveAmount = listAmount - amount'],
  },
  corporateMember: {
    sizes: { yearAmount: [200_000, 90_000_000] },
    parts: { yearNights: ['yearAmount', 0.000005, 0.000015] },
  },
  corporatePersonnel: { results: ['orderCount'] },
  departmentQrcode: {
    sizes: { scanCount: [50, 3000] },
    parts: {
      scanPeople: ['scanCount', 0.5, 0.9],
      newMemberCount: ['scanPeople', 0.1, 0.4],
      orderAmount: ['newMemberCount', 1000, 9000],
    },
  },
  employeeBatchJob: { sizes: { totalCount: [5, 80] }, job: ['totalCount', 'successCount', 'failCount'] },
  vposPointRule: {
    sizes: { yuanPerPoint: [1, 10], issuedCount: [20, 600] },
    results: ['issuedCount'],
    parts: { issuedPoints: ['issuedCount', 30, 200] },
  },
  memberLinkChannel: {
    sizes: { linkedCount: [300, 9000] },
    results: ['linkedCount'],
    parts: { newCount: ['linkedCount', 0.05, 0.4] },
  },
  memberVisit: {
    sizes: { onlineCount: [1, 12], offlineCount: [0, 3], orderCount: [0, 3] },
    parts: { payAmount: ['orderCount', 6000, 60_000], refundAmount: ['payAmount', 0, 0.05] },
    formulas: ['points = payAmount / 100'],
  },
  salesTarget: {
    sizes: { targetAmount: [5_000_000, 90_000_000] },
    parts: { doneAmount: ['targetAmount', 0.62, 1.28] },
    formulas: ['doneRate = 100 * doneAmount / targetAmount'],
  },
}
