import type { FiguresOf } from './Figures'

/** Money: payments, settlements, withdrawals and rewards. */
export const financeFigures: FiguresOf = {
  directPayment: {
    sizes: { amount: [1800, 260_000] },
    formulas: [
      'payAmount = amount - couponAmount - memberDiscount - pointsAmount',
      'netAmount = payAmount - refundAmount - channelFee',
    ],
  },
  paymentScene: { sizes: { todayCount: [2, 60] }, parts: { todayAmount: ['todayCount', 6000, 30_000] } },
  vposTrade: { sizes: { amount: [3800, 128_000] }, formulas: ['payAmount = amount - discountAmount'] },
  platformInvoice: { sizes: { amount: [50_000, 2_000_000] } },
  splitBill: { sizes: { orderAmount: [9800, 128_000], splitRatio: [20, 30] } },
  withdrawal: { sizes: { amount: [500_000, 30_000_000] }, formulas: ['arriveAmount = amount - fee'] },
  recharge: { sizes: { amount: [50_000, 2_000_000] }, formulas: ['arriveAmount = amount + giftAmount'] },
  creditAccount: {
    sizes: {
      creditLimit: [2_000_000, 100_000_000],
      tempLimit: [500_000, 2_000_000],
      limit: [100_000, 1_000_000],
    },
  },
  laborPayout: {
    sizes: { grossAmount: [20_000, 800_000] },
    parts: { taxAmount: ['grossAmount', 0, 0.1] },
    formulas: [
      'serviceFee = grossAmount * serviceRate / 100',
      'netAmount = grossAmount - taxAmount',
      'costAmount = grossAmount + serviceFee',
    ],
  },
  rewardRule: { sizes: { grantedAmount: [50_000, 2_000_000], superiorRatio: [5, 20] } },
  rewardRecord: {
    sizes: { baseAmount: [5000, 500_000], factor: [0.8, 1.5] },
    parts: { amount: ['baseAmount', 0.005, 0.06] },
  },
  rewardFactor: { sizes: { factor: [0.8, 1.5] } },
  rewardSend: { sizes: { waitDays: [0, 15], expireDays: [30, 180] } },
  rewardReceive: {
    sizes: { amount: [2000, 80_000], recordCount: [1, 30] },
    parts: { taxAmount: ['amount', 0, 0.1] },
    formulas: ['netAmount = amount - taxAmount'],
  },
  smallLifeTicket: {
    sizes: { salePrice: [5800, 68_800], stock: [30, 800] },
    results: ['soldCount'],
    parts: {
      lifePrice: ['salePrice', 0.7, 0.9],
      supplyPrice: ['lifePrice', 0.88, 0.92],
      soldCount: ['stock', 0.05, 0.9],
    },
  },
}
