import type { Page } from '../../../pages/Page'

export const redEnvelopeEnvelopeEditByIdByBrandIdPage = {
  route: '/red-envelope/envelope-edit/{id}/{brand_id}',
  kind: 'form',
  title: { zh: '编辑红包', en: 'Edit red envelope' },
  resource: 'redEnvelope',
  modes: ['edit'],
  param: 'id',
  after: '/red-envelope/red-envelope',
  uses: [
    'eb-category-picker',
    'eb-product-picker',
    'eb-date-range',
    'eb-number-input',
    'eb-image-picker',
    'eb-rich-text',
  ],
  notes:
    'NEW: all but the type. PAUSED: greeting, cover, end of receiving, limits and rules only. Other states lead to the view page.',
  sections: [
    {
      title: { zh: '红包信息', en: 'Envelope' },
      fields: [
        'envelopeName',
        'envelopeType',
        'coverImage',
        'blessing',
        'amountType',
        'amount',
        'minAmount',
        'maxAmount',
        'totalCount',
        'totalBudget',
      ],
    },
    {
      title: { zh: '使用规则', en: 'Use' },
      fields: [
        'threshold',
        'useScope',
        'ticketCategoryList',
        'products',
        'applyHotelIds',
        'validType',
        'validDays',
        'validRange',
        'stackCoupon',
      ],
    },
    {
      title: { zh: '领取规则', en: 'Receiving' },
      fields: [
        'receiveTime',
        'audience',
        'memberGradeIds',
        'followRequired',
        'memberLimit',
        'dailyLimit',
        'expireRemind',
      ],
    },
    { title: { zh: '说明', en: 'Text' }, fields: ['rules'] },
  ],
} as const satisfies Page
