import type { FiguresOf } from './Figures'

/** Mini-programs, videos, draws and other channels to guests. */
export const channelFigures: FiguresOf = {
  applet: { sizes: { visitors30d: [600, 40_000] } },
  appletVideo: {
    sizes: { plays: [120, 86_000], duration: [12, 240] },
    results: ['plays'],
    parts: {
      likes: ['plays', 0.01, 0.08],
      productClicks: ['plays', 0.01, 0.1],
      orderCount: ['plays', 0, 0.025],
      orderAmount: ['orderCount', 8000, 60_000],
    },
  },
  channelProduct: {
    sizes: { soldCount: [3, 400], salePrice: [5800, 68_800] },
    results: ['soldCount'],
    formulas: ['soldAmount = soldCount * channelPrice'],
  },
  poiService: {
    sizes: { visits: [300, 40_000] },
    results: ['visits'],
    parts: { orderCount: ['visits', 0.005, 0.05] },
  },
  tiktokPoi: { sizes: { distance: [5, 480], serviceCount: [0, 3] }, results: ['serviceCount'] },
  smallLifeShop: {
    sizes: { productCount: [3, 20], defaultCommission: [5, 15] },
    results: ['productCount'],
    parts: { soldAmount30d: ['productCount', 80_000, 600_000] },
  },
  smallLifeProduct: {
    sizes: { salePrice: [5800, 68_800], commissionRate: [5, 15], sold: [0, 4300] },
    results: ['sold'],
    parts: { lifePrice: ['salePrice', 0.75, 0.95] },
    formulas: [
      'stock = max(stock, sold + 20)',
      'commission = lifePrice * commissionRate / 100',
      'soldAmount = sold * lifePrice',
      'commissionPaid = sold * commission',
    ],
  },
  nearbyApplet: {
    sizes: { exposure30d: [800, 12_000] },
    results: ['exposure30d'],
    parts: { visits30d: ['exposure30d', 0.02, 0.2] },
  },
  wxAccount: { sizes: { fansCount: [12_400, 86_000], linkedApplets: [1, 4] } },
  fliggyConfig: { sizes: { failedCount: [1, 6] } },
  smsConfig: { sizes: { balance: [200, 20_000], usedThisMonth: [50, 3000], lowBalance: [100, 1000] } },
}
