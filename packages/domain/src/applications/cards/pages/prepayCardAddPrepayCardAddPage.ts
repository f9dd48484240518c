import type { Page } from '../../../pages/Page'
import { prepaidCardSections } from '../prepaidCardSections'

export const prepayCardAddPrepayCardAddPage = {
  route: '/prepay-card-add/prepay-card-add',
  kind: 'form',
  title: { zh: '新建储值卡', en: 'New stored-value card' },
  resource: 'prepayCard',
  modes: ['add', 'copy'],
  param: 'copyId',
  after: '/prepay-card-add/list',
  uses: [
    'eb-image-cropper',
    'eb-date-range',
    'eb-number-input',
    'eb-product-picker',
    'eb-rich-text',
    'eb-switch',
  ],
  notes:
    'Query copyId fills the form from another card. Below the amounts stands 付 {salePrice} 得 {faceValue + giftAmount}. A face value above the legal limit for registered or unnamed cards is refused.',
  sections: [...prepaidCardSections],
} as const satisfies Page
