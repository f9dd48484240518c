import type { Page } from '../../../pages/Page'
import { pointsProductSections } from '../pointsProductSections'

export const pointsMallPrecardProductByBrandIdByHotelIdByIdPage = {
  route: '/points-mall/precard-product/{brandId}/{hotelId}/{id}',
  kind: 'form',
  title: { zh: '积分兑储值卡', en: 'Stored-value card for points' },
  resource: 'pointsProduct',
  modes: ['add', 'edit'],
  param: 'id',
  where: 'productType=PRECARD',
  after: '/points-mall/index',
  uses: ['eb-image-cropper', 'eb-rich-text', 'eb-list-editor', 'eb-date-range', 'eb-number-input'],
  notes:
    'id 0 is add. The card is chosen from the published prepay cards of the store; faceAmount is one of its amounts, or free when the card allows; shipType is AUTO (electronic card in the account) or PICKUP (physical card). The cost defaults to faceAmount.',
  sections: [
    { title: { zh: '来源商品', en: 'Source' }, fields: ['prepayCardId', 'faceAmount'] },
    ...pointsProductSections,
  ],
} as const satisfies Page
