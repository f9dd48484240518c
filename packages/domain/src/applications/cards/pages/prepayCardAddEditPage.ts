import type { Page } from '../../../pages/Page'
import { prepaidCardSections } from '../prepaidCardSections'

export const prepayCardAddEditPage = {
  route: '/prepay-card-add/edit',
  kind: 'form',
  title: { zh: '编辑储值卡', en: 'Edit stored-value card' },
  resource: 'prepayCard',
  modes: ['edit'],
  param: 'prepayCardId',
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
    'After the first sale useType, registered, faceValue, giftAmount, validType and deductOrder are locked; stores may be added but not removed.',
  sections: [...prepaidCardSections],
} as const satisfies Page
