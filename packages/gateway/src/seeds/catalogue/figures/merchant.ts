import type { FiguresOf } from './Figures'

/** Settings of a merchant, scenic areas and tables. */
export const merchantFigures: FiguresOf = {
  deliveryPlatform: {
    sizes: { balance: [8600, 326_000], balanceAlert: [5000, 30_000], serviceRadius: [3, 8] },
  },
  merchantTop: {
    sizes: { impressions: [2000, 90_000] },
    results: ['impressions'],
    parts: { clicks: ['impressions', 0.015, 0.09] },
    formulas: ['clickRate = 100 * clicks / impressions'],
  },
  scenic: {
    sizes: {
      maxCapacity: [3000, 80_000],
      bookingQuota: [500, 20_000],
      visits30d: [800, 120_000],
      suggestHours: [1, 6],
    },
    results: ['visits30d'],
    parts: { instantCapacity: ['maxCapacity', 0.2, 0.5], todayEntries: ['maxCapacity', 0.05, 0.6] },
    formulas: ['capacityUsed = 100 * todayEntries / maxCapacity'],
  },
  shortLink: { sizes: { pv: [3, 12_000] }, parts: { uv: ['pv', 0.6, 0.85] } },
  groupOrder: { formulas: ['lackCount = max(0, requiredSize - joinedCount)'] },
}
