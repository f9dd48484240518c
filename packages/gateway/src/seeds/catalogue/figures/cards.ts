import type { FiguresOf } from './Figures'

const delay = {
  sizes: { targetCount: [1, 420] },
  job: ['targetCount', 'successCount', 'failCount'],
} as const

/** Cards: stored value, passes and benefits. */
export const cardFigures: FiguresOf = {
  prepayCard: {
    sizes: { inventory: [200, 5000] },
    results: ['soldCount'],
    parts: { soldCount: ['inventory', 0.05, 0.9] },
  },
  prepayCardImport: {
    sizes: { totalCount: [50, 1280] },
    job: ['totalCount', 'successCount', 'failCount'],
    parts: { totalAmount: ['successCount', 20_000, 50_000] },
  },
  prepayCardDelay: delay,
  equityDelay: delay,
  validCardDelay: delay,
  ticketDelay: { ...delay, sizes: { targetCount: [40, 900] } },
  prepayCardSend: { sizes: { amount: [5000, 50_000] } },
  prepayCardConfig: {
    sizes: { orderCount: [10, 400] },
    results: ['orderCount'],
    parts: { orderAmount: ['orderCount', 50_000, 200_000] },
  },
  prepayCardSetting: { sizes: { lowBalance: [5000, 20_000] } },
  ecard: {
    sizes: { inventory: [100, 3000] },
    results: ['soldCount'],
    parts: { soldCount: ['inventory', 0.1, 0.95], usedCount: ['soldCount', 0.3, 0.9] },
  },
  businessCard: {
    sizes: { viewCount: [5, 900] },
    parts: {
      visitorCount: ['viewCount', 0.4, 0.8],
      saveCount: ['visitorCount', 0.05, 0.4],
      orderAmount: ['visitorCount', 500, 9000],
    },
  },
  equityCard: {
    sizes: { inventory: [100, 3000], settleCost: [1000, 9800] },
    results: ['soldCount'],
    parts: { soldCount: ['inventory', 0.05, 0.8] },
  },
  equityGift: {
    sizes: { sentCount: [20, 800] },
    results: ['sentCount'],
    parts: { claimedCount: ['sentCount', 0.4, 0.95] },
  },
  equityUseRecord: {
    sizes: { orderAmount: [8800, 128_000], times: [1, 2] },
    parts: { saveAmount: ['orderAmount', 0.08, 0.4], settleCost: ['times', 1000, 6000] },
  },
  physicalCard: { sizes: { quantity: [200, 500] } },
  physicalCardDelivery: { sizes: { quantity: [20, 100] } },
  pointsCategory: {
    sizes: { productCount: [2, 30] },
    parts: { onSaleCount: ['productCount', 0.4, 1], exchangeCount: ['onSaleCount', 3, 40] },
  },
  pointsProduct: {
    sizes: { totalInventory: [100, 2000], points: [200, 6000], marketPrice: [2800, 60_000] },
    results: ['exchangedCount'],
    parts: { exchangedCount: ['totalInventory', 0.05, 1], costAmount: ['marketPrice', 0.4, 0.8] },
    formulas: ['leftInventory = totalInventory - exchangedCount'],
  },
}
