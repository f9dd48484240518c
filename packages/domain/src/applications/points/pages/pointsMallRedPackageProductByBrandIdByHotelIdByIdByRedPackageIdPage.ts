import type { Page } from '../../../pages/Page'
import { pointsProductSections } from '../pointsProductSections'

export const pointsMallRedPackageProductByBrandIdByHotelIdByIdByRedPackageIdPage = {
  route: '/points-mall/red-package-product/{brandId}/{hotelId}/{id}/{redPackageId}',
  kind: 'form',
  title: { zh: '积分兑红包', en: 'Red envelope for points' },
  resource: 'pointsProduct',
  modes: ['add', 'edit'],
  param: 'id',
  where: 'productType=RED_PACKAGE',
  after: '/points-mall/index',
  uses: ['eb-image-cropper', 'eb-rich-text', 'eb-list-editor', 'eb-date-range', 'eb-number-input'],
  notes:
    'id 0 is add. The envelope is chosen from a table of PUBLISHED redEnvelope rows with amount, threshold, validity and remaining number; shipType is AUTO and hidden; validPeriod must end before the envelope’s validity; totalInventory is at most its remaining number.',
  sections: [{ title: { zh: '来源商品', en: 'Source' }, fields: ['redPackageId'] }, ...pointsProductSections],
} as const satisfies Page
