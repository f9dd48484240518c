import type { Page } from '../../../pages/Page'
import { pointsProductSections } from '../pointsProductSections'

export const pointsMallAddTicketProductByBrandIdByHotelIdByIdByTicketProductIdPage = {
  route: '/points-mall/add-ticket-product/{brandId}/{hotelId}/{id}/{ticketProductId}',
  kind: 'form',
  title: { zh: '积分兑票券', en: 'Ticket for points' },
  resource: 'pointsProduct',
  modes: ['add', 'edit'],
  param: 'id',
  where: 'productType=TICKET',
  after: '/points-mall/index',
  uses: [
    'eb-image-cropper',
    'eb-rich-text',
    'eb-list-editor',
    'eb-date-range',
    'eb-number-input',
    'eb-product-picker',
  ],
  notes:
    'id 0 is add. Single selection in the product picker; choosing copies name, pictures, price (as marketPrice) and description, only where still empty, and shows sale price, inventory and validity of the source; multi-spec products and those with split accounting cannot be chosen (picker labels). ticketProductId is locked after the first exchange. shipType is mail only when the ticket’s shipType is mail or all. Saving points below marketPrice × 10 warns (points worth less than 0.1 yuan).',
  sections: [
    { title: { zh: '来源商品', en: 'Source' }, fields: ['ticketProductId'] },
    ...pointsProductSections,
  ],
} as const satisfies Page
