import type { Page } from '../../../pages/Page'

export const couponAddByStyleCodeByOrderIndexPage = {
  route: '/coupon/add/{style_code}/{order_index}',
  kind: 'form',
  title: { zh: '新建优惠券', en: 'New coupon' },
  resource: 'coupon',
  modes: ['add'],
  param: 'style_code',
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
    'style_code and order_index of the path preset styleCode and orderIndex, and pick the fields shown; an unknown pair leads back to /coupon/coupon. faceValue must be below threshold unless threshold is 0. A coupon card preview follows; the largest possible cost (totalCount times faceValue or maxDiscount) is shown before saving. Buttons: save, save and publish.',
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
