import type { Page } from '../../../pages/Page'
import { groupBuySections } from '../groupBuySections'

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
  sections: [...groupBuySections],
} as const satisfies Page
