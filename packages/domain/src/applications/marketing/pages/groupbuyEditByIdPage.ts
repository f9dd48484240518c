import type { Page } from '../../../pages/Page'

export const groupbuyEditByIdPage = {
  route: '/groupbuy/edit/{id}',
  kind: 'form',
  title: { zh: '编辑拼团', en: 'Edit group-buy' },
  resource: 'groupBuy',
  modes: ['edit'],
  param: 'id',
  after: '/groupbuy/manage',
  uses: [
    'eb-product-picker',
    'eb-list-editor',
    'eb-date-range',
    'eb-number-input',
    'eb-image-cropper',
    'eb-rich-text',
  ],
  notes:
    'Once a group is open, product, size and prices are locked; quota may grow, the end may move later, texts and virtual completion may change. ENDED opens read-only.',
  sections: [
    {
      title: { zh: '活动信息', en: 'Activity' },
      fields: ['groupBuyName', 'products', 'activityTime', 'saleChannels', 'shareImage', 'shareTitle'],
    },
    {
      title: { zh: '价格与人数', en: 'Price and size' },
      fields: ['groupSize', 'groupPrice', 'specPrices', 'leaderDiscount', 'leaderPrice', 'leaderCouponId'],
    },
    {
      title: { zh: '参与规则', en: 'Rules' },
      fields: [
        'groupHours',
        'quota',
        'memberLimit',
        'openLimit',
        'joinLimit',
        'virtualComplete',
        'virtualMin',
        'showJoinable',
        'allowSingle',
        'rules',
      ],
    },
  ],
} as const satisfies Page
