import type { Page } from '../../../pages/Page'

export const pointCashPointCashPage = {
  route: '/pointCash/pointCash',
  kind: 'settings',
  title: { zh: '积分抵现', en: 'Paying with points' },
  resource: 'pointCashSetting',
  uses: ['eb-switch', 'eb-number-input', 'eb-product-picker', 'eb-rich-text'],
  notes:
    'A trial calculator at the side: order amount and points of a member in, points usable and amount taken off out, by the values on the form before saving. minPoints must be a multiple of stepPoints.',
  sections: [
    {
      title: { zh: '抵扣规则', en: 'Rule' },
      fields: ['enabled', 'pointsPerYuan', 'minPoints', 'stepPoints', 'gradeRates'],
    },
    {
      title: { zh: '单笔与每日限制', en: 'Limits' },
      fields: ['minOrderAmount', 'maxPercent', 'maxAmount', 'dailyMaxPoints'],
    },
    {
      title: { zh: '适用范围', en: 'Scope' },
      fields: ['lines', 'excludedProducts', 'hotelIds', 'validPeriod'],
    },
    {
      title: { zh: '叠加与退款', en: 'With other offers and refunds' },
      fields: ['stackCoupon', 'stackBalance', 'refundMode', 'earnOnCash'],
    },
    { title: { zh: '规则说明', en: 'Rules text' }, fields: ['rule'] },
  ],
} as const satisfies Page
