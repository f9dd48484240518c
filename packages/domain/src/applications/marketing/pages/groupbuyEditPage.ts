import type { Page } from '../../../pages/Page'
import { groupBuySections } from '../groupBuySections'

export const groupbuyEditPage = {
  route: '/groupbuy/edit',
  kind: 'form',
  title: { zh: '创建拼团', en: 'New group-buy' },
  resource: 'groupBuy',
  modes: ['add', 'copy'],
  param: 'copyId',
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
    'Below the price: sale price, group price, saving per person and margin against settlePrice; a loss asks for a second confirmation. A multi-spec product asks for specPrices, one per spec, and then fills groupPrice and leaderPrice with the lowest of them, read-only. The time to complete must fit into the period. Query copyId copies.',
  sections: [...groupBuySections],
} as const satisfies Page
