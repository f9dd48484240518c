import type { Page } from '../../../pages/Page'

export const redEnvelopeEnvelopeAddByBrandIdPage = {
  route: '/red-envelope/envelope-add/{brand_id}',
  kind: 'form',
  title: { zh: '新建红包', en: 'New red envelope' },
  resource: 'redEnvelope',
  modes: ['add', 'copy'],
  param: 'copyId',
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
    '{brand_id} is the brand; another brand than that of the login is refused. The budget line is computed while typing. A cash envelope hides the whole section 使用规则; a threshold not above the amount shows a warning. A phone preview shows the closed and the opened envelope.',
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
