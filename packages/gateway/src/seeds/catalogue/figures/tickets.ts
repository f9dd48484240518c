import type { FiguresOf } from './Figures'

/** Cards, vouchers and promotions of tickets. */
export const ticketFigures: FiguresOf = {
  ticketProduct: {
    sizes: { salePrice: [3800, 68_800], totalInventory: [50, 600], linePrice: [3800, 68_800] },
  },
  validCard: {
    sizes: { totalInventory: [200, 3000], costTimes: [1, 2] },
    results: ['soldCount'],
    parts: { soldCount: ['totalInventory', 0.05, 0.8] },
  },
  ecardUseRecord: { sizes: { settleAmount: [1000, 9800] } },
  genericVoucher: {
    sizes: { totalInventory: [100, 3000] },
    results: ['soldCount'],
    parts: { soldCount: ['totalInventory', 0.2, 0.95], exchangedCount: ['soldCount', 0.4, 0.8] },
  },
  genericVoucherCode: {
    sizes: { makeUpAmount: [0, 12_000], remainAmount: [1000, 20_000], remainCount: [1, 3] },
  },
  ticketPromotion: {
    sizes: { quota: [50, 800] },
    results: ['soldCount'],
    parts: {
      soldCount: ['quota', 0.1, 0.95],
      saleAmount: ['soldCount', 6000, 30_000],
      discountAmount: ['saleAmount', 0.1, 0.4],
    },
  },
  tyingActivity: {
    sizes: { orderCount: [10, 300], tyingRate: [6, 31] },
    results: ['orderCount', 'tyingRate'],
    parts: { tyingAmount: ['orderCount', 1500, 6800] },
  },
  ticketUpSell: {
    sizes: { showCount: [100, 4000] },
    results: ['showCount'],
    parts: { buyCount: ['showCount', 0.02, 0.12], upSellAmount: ['buyCount', 3000, 12_800] },
    formulas: ['convertRate = 100 * buyCount / showCount'],
  },
  depositActivity: {
    sizes: { inventory: [60, 600] },
    results: ['depositCount'],
    parts: { depositCount: ['inventory', 0.2, 0.9], balanceCount: ['depositCount', 0.55, 0.82] },
    formulas: ['convertRate = 100 * balanceCount / depositCount'],
  },
  batchRefund: {
    sizes: { orderCount: [5, 80] },
    job: ['orderCount', 'successCount', 'failCount'],
    parts: { totalAmount: ['orderCount', 6000, 40_000] },
    formulas: ['successAmount = totalAmount * successCount / orderCount'],
  },
  reservationInventory: { formulas: ['remainCount = max(0, totalInventory - bookedCount)'] },
}
