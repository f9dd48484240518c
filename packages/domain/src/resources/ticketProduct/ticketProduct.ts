import type { Resource } from '../../Resource'
import { aboutFields } from './aboutFields'
import { listingFields } from './listingFields'
import { priceFields } from './priceFields'
import { productState, productStates } from './productStates'
import { saleFields } from './saleFields'
import { settlementFields } from './settlementFields'

/** A product that a store sells as a voucher or parcel. */
export const ticketProduct: Resource = {
  name: 'ticketProduct',
  title: { zh: '票务商品', en: 'Ticket product' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'ticketProductId',
  display: 'productName',
  unique: [['productName']],
  deletable: [
    {
      while: 'status=new|offline',
      code: 'onSale',
      otherwise: {
        zh: '只能删除待审核或已下线的商品',
        en: 'Only products that are new or offline can be deleted: take it offline first',
      },
    },
  ],
  seed: {
    count: 3000,
    story:
      'Scenic and hotel shop in Hangzhou: 西湖双人游船票 ¥98, 亲子乐园周末套票 ¥299 起 (3 specs), 湖景大床房券 ¥688, 自助晚餐双人券 ¥376, 龙井礼盒 ¥168 by mail, a few gifts at 0; 60% published, 20% offline, 12% new, 8% share; a fifth multi-spec, 6 multi-store, 8 with split accounting, 5 valid_card.',
  },
  fields: [
    ...aboutFields,
    ...priceFields,
    ...saleFields,
    ...settlementFields,
    ...listingFields,
    productState,
  ],
  states: productStates,
}
