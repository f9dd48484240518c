import type { FiguresOf } from './Figures'

/** Sales by staff, messages, groups, red envelopes and meetings. */
export const marketingFigures: FiguresOf = {
  fullSaleActivity: {
    sizes: { orderCount: [20, 400] },
    results: ['orderCount'],
    parts: {
      promoterCount: ['orderCount', 0.1, 0.6],
      saleAmount: ['orderCount', 12_000, 60_000],
      rewardTotal: ['saleAmount', 0.04, 0.12],
    },
  },
  fullSaleRecord: {
    sizes: { orderAmount: [8800, 128_000] },
    parts: { rewardAmount: ['orderAmount', 0.04, 0.12] },
  },
  shortMessage: {
    sizes: { charCount: [40, 130], targetCount: [200, 12_000], excludeDays: [3, 30] },
    formulas: ['costCount = targetCount * segmentCount'],
  },
  shortMessageRecord: { sizes: { segmentCount: [1, 2] } },
  groupBuy: {
    sizes: { openCount: [20, 400], groupPrice: [5800, 40_000], virtualMin: [1, 1] },
    results: ['openCount'],
    parts: { successCount: ['openCount', 0.48, 0.86] },
    formulas: [
      'successRate = 100 * successCount / openCount',
      'soldCount = successCount * groupSize',
      'saleAmount = soldCount * groupPrice',
      'newMemberCount = soldCount / 4',
      'quota = max(quota, soldCount + 20)',
    ],
  },
  redEnvelope: {
    sizes: { totalCount: [200, 10_000], amount: [200, 5000], minAmount: [100, 300], maxAmount: [400, 1000] },
  },
  redEnvelopeActivity: {
    sizes: { exposeCount: [500, 12_000], count: [100, 2000] },
    results: ['exposeCount'],
    parts: { receiveCount: ['exposeCount', 0.18, 0.61], saleAmount: ['receiveCount', 2000, 12_000] },
    formulas: ['receiveRate = 100 * receiveCount / exposeCount'],
  },
  redEnvelopeRecord: { sizes: { amount: [200, 5000] } },
  redEnvelopeWriteoff: {
    sizes: { orderAmount: [6000, 120_000], useDays: [0, 14] },
    parts: { deductAmount: ['orderAmount', 0.03, 0.08] },
    formulas: ['payAmount = orderAmount - deductAmount'],
  },
  meetingRoom: {
    sizes: {
      area: [40, 1200],
      people: [20, 400],
      minPeople: [10, 20],
      pricePerPerson: [8800, 58_800],
      monthUsage: [15, 85],
      overtimePrice: [30_000, 200_000],
    },
  },
  meetingLead: {
    sizes: {
      budget: [300_000, 12_000_000],
      quoteAmount: [300_000, 12_000_000],
      needDining: [0, 20],
      days: [1, 3],
    },
  },
  meetingEvent: {
    sizes: { stock: [40, 300], price: [0, 128_000] },
    results: ['soldCount'],
    parts: {
      soldCount: ['totalStock', 0.3, 0.95],
      checkedCount: ['soldCount', 0.7, 0.95],
      revenue: ['soldCount', 8000, 60_000],
    },
  },
}
