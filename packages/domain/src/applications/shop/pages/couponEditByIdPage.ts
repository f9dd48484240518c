import type { Page } from '../../../pages/Page'

export const couponEditByIdPage = {
  route: '/coupon/edit/{id}',
  kind: 'form',
  title: { zh: '编辑优惠券', en: 'Edit coupon' },
  resource: 'coupon',
  modes: ['edit'],
  param: 'id',
  after: '/coupon/list',
  uses: [
    'eb-product-picker',
    'eb-category-picker',
    'eb-date-range',
    'eb-rich-text',
    'eb-list-editor',
    'eb-number-input',
  ],
  notes:
    'Once received, only name, notice, later end dates, more stock, blackout dates, reminder and a wider scope may change; the others are locked with the reason. A change of the terms holds for coupons received from then on, with a line that says so.',
  sections: [
    {
      title: { zh: '优惠内容', en: 'Offer' },
      fields: [
        'couponName',
        'styleCode',
        'orderIndex',
        'faceValue',
        'discount',
        'maxDiscount',
        'threshold',
        'exchangeProducts',
        'giftName',
        'upgradeRule',
        'nights',
        'costPrice',
      ],
    },
    {
      title: { zh: '发放', en: 'Giving' },
      fields: [
        'totalCount',
        'perPersonLimit',
        'dailyLimit',
        'receiveTime',
        'receiveChannels',
        'price',
        'memberGrades',
      ],
    },
    {
      title: { zh: '有效期', en: 'Validity' },
      fields: ['validityType', 'validTime', 'delayDays', 'validDays', 'weekdays', 'dayTime', 'blackoutDates'],
    },
    {
      title: { zh: '适用范围', en: 'Scope' },
      fields: [
        'useScope',
        'products',
        'ticketCategories',
        'restaurants',
        'hotels',
        'stackable',
        'transferable',
        'refundReturn',
      ],
    },
    { title: { zh: '说明与提醒', en: 'Terms' }, fields: ['notice', 'remindDays'] },
  ],
} as const satisfies Page
