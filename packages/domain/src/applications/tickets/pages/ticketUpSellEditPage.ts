import type { Page } from '../../../pages/Page'

export const ticketUpSellEditPage = {
  route: '/ticketUpSell/edit',
  kind: 'form',
  title: { zh: '升级加购设置', en: 'Upsell plan' },
  resource: 'ticketUpSell',
  modes: ['add', 'edit', 'copy'],
  param: 'upSellId',
  sections: [
    {
      title: { zh: '触发', en: 'Trigger' },
      fields: [
        'upSellName',
        'triggerType',
        'triggerProducts',
        'triggerCategories',
        'triggerAmount',
        'showPosition',
        'priority',
        'activityTime',
      ],
    },
    {
      title: { zh: '升级商品', en: 'Offers' },
      fields: ['headline', 'offers', 'countdownMinutes', 'memberLimit'],
    },
  ],
  after: '/ticketUpSell/list',
  uses: ['eb-product-picker', 'eb-category-picker', 'eb-list-editor', 'eb-number-input'],
  notes:
    'Query upSellId edits, copyId copies, neither adds. A phone preview on the right shows headline, offers and countdown. An offer price above the sale price of the product is refused.',
} as const satisfies Page
