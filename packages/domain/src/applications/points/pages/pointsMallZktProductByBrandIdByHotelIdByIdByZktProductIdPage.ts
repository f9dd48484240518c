import type { Page } from '../../../pages/Page'
import { pointsProductSections } from '../pointsProductSections'

export const pointsMallZktProductByBrandIdByHotelIdByIdByZktProductIdPage = {
  route: '/points-mall/zkt-product/{brandId}/{hotelId}/{id}/{zktProductId}',
  kind: 'form',
  title: { zh: '积分兑平台商品', en: 'Platform goods for points' },
  resource: 'pointsProduct',
  modes: ['add', 'edit'],
  param: 'id',
  where: 'productType=ZKT',
  after: '/points-mall/index',
  uses: ['eb-image-cropper', 'eb-rich-text', 'eb-list-editor', 'eb-date-range', 'eb-number-input'],
  notes:
    'id 0 is add. The goods are chosen from zktProduct rows with status PUBLISHED (category tabs, search, cost, suggested points); cover, pictures and description come from the platform and are read-only; points default to suggestPoints, costAmount to costPrice. shipType is mail, sent by the supplier; an order is passed on at once and costs costPrice from the merchant’s account. A source gone offline shows a red banner and takes the product offline.',
  sections: [{ title: { zh: '来源商品', en: 'Source' }, fields: ['zktProductId'] }, ...pointsProductSections],
} as const satisfies Page
