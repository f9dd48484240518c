import type { FiguresOf } from './Figures'

/** The shop: adverts, pages, coupons and posters. */
export const shopFigures: FiguresOf = {
  advert: {
    sizes: { impressions: [500, 300_000] },
    results: ['impressions'],
    parts: { clicks: ['impressions', 0.02, 0.16], orderAmount: ['clicks', 100, 1500] },
    formulas: ['clickRate = 100 * clicks / impressions'],
  },
  incomingApplication: { sizes: { rate: [0.4, 0.6] } },
  customPage: {
    sizes: { pv: [200, 180_000], moduleCount: [5, 18], pageVersion: [1, 20] },
    results: ['pv', 'pageVersion'],
    parts: { uv: ['pv', 0.3, 0.7], orderAmount: ['uv', 50, 800] },
  },
  pageTemplate: { sizes: { moduleCount: [5, 18] } },
  pageLink: { sizes: { useCount: [0, 30] } },
  site: { sizes: { visits30d: [900, 95_000] }, results: ['visits30d'] },
  coupon: {
    sizes: { costPrice: [500, 5000], price: [900, 9900] },
    results: ['receivedCount'],
    parts: {
      receivedCount: ['totalCount', 0.2, 0.95],
      usedCount: ['receivedCount', 0.04, 0.38],
      orderAmount: ['usedCount', 8000, 40_000],
    },
    formulas: ['remainCount = totalCount - receivedCount', 'useRate = 100 * usedCount / receivedCount'],
  },
  couponRecord: { sizes: { orderAmount: [8800, 128_000] } },
  officialSite: {
    sizes: { visitors30d: [300, 42_000] },
    results: ['visitors30d'],
    parts: {
      orders30d: ['visitors30d', 0.01, 0.06],
      amount30d: ['orders30d', 12_000, 60_000],
      fans: ['visitors30d', 0.03, 0.25],
    },
    formulas: ['conversion = 100 * orders30d / visitors30d'],
  },
  poster: {
    sizes: { shareCount: [1, 4800], elementCount: [3, 20], width: [600, 1080], height: [1100, 1920] },
    results: ['shareCount'],
    parts: {
      scanCount: ['shareCount', 0.3, 2.5],
      orderCount: ['scanCount', 0, 0.06],
      orderAmount: ['orderCount', 8000, 60_000],
    },
  },
}
