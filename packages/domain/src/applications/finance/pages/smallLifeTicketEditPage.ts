import type { Page } from '../../../pages/Page'

export const smallLifeTicketEditPage = {
  route: '/SmallLifeTicketEdit',
  kind: 'form',
  title: { zh: '编辑小生活票券', en: 'Small Life ticket' },
  resource: 'smallLifeTicket',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '来源', en: 'Source' },
      fields: ['ticketProductId', 'productName', 'subTitle', 'category', 'images'],
    },
    {
      title: { zh: '价格与库存', en: 'Price and stock' },
      fields: ['salePrice', 'lifePrice', 'supplyPrice', 'commissionRate', 'stock', 'limitPerMember'],
    },
    {
      title: { zh: '规则', en: 'Rules' },
      fields: ['saleTime', 'useTime', 'storeIds', 'refundRule', 'notice'],
    },
    { title: { zh: '详情', en: 'Detail' }, fields: ['detail'] },
  ],
  after: '/SmallLifeTicket',
  uses: ['eb-product-picker', 'eb-image-cropper', 'eb-date-range', 'eb-rich-text'],
  notes:
    'Choosing the source ticket fills title, images, stores, detail and prices. Editing an online ticket: price or detail changes go to review (NEW) and the old version stays on sale until then.',
} as const satisfies Page
