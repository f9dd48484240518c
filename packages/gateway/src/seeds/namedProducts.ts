import type { ticketProduct } from '../database/schema'

type Product = typeof ticketProduct.$inferInsert

/** A product defined by name: `category` is the name of its category, the price is in cents. */
export interface NamedProduct extends Partial<Product> {
  readonly ticketProductId: string
  readonly productName: string
  readonly category: string
  readonly salePrice: number | null
}

const line = (
  ticketProductId: string,
  productName: string,
  category: string,
  salePrice: number | null,
  totalInventory: number | null,
  soldCount: number,
  more: Partial<Product> = {},
): NamedProduct => ({
  ticketProductId,
  productName,
  category,
  salePrice,
  totalInventory,
  soldCount,
  status: 'published',
  ...more,
})

const picture = (name: string) => ({ coverImage: `/pictures/products/${name}.svg` })

/** The first page of the large store's list, in order; all approved. */
export const namedProducts: readonly NamedProduct[] = [
  line('TP20261103021', '西湖双人游船票（含茶点）', '游船', 9800, 1280, 3462, {
    posterTitle: '泛舟西湖，双人茶点',
    productLabelList: ['随时退', '含茶点'],
    ...picture('boat'),
  }),
  line('TP20261028007', '亲子乐园周末套票', '亲子乐园', null, null, 1905, {
    posterTitle: '周末带娃去哪儿',
    productSpecType: 1,
    productLabelList: ['亲子'],
    specs: [
      { specName: '1大1小', salePrice: 29900, linePrice: 39900, inventory: 320, sold: 1102 },
      { specName: '2大1小', salePrice: 42900, linePrice: 56900, inventory: 200, sold: 586 },
      { specName: '2大2小', salePrice: 52900, linePrice: 68900, inventory: 120, sold: 217 },
    ],
  }),
  line('TP20261022015', '湖景大床房券（含双早）', '房券', 68800, 86, 412, {
    status: 'share',
    applyHotelIds: ['100102'],
    zhiLianRoom: 1,
    rpNames: ['湖景大床房 含双早'],
    ifSetSeparate: true,
    separateList: [{ receiverName: '杭州湖岸酒店管理有限公司', receiverAccount: '1900013521', ratio: 12 }],
  }),
  line('TP20261012044', '灵隐·飞来峰联票', '景区门票', 7500, 5000, 12846, {
    status: 'share',
    isBrandMultiple: 1,
    applyHotelIds: ['100101', '100102', '100103'],
    ...picture('pagoda'),
  }),
  line('TP20260817013', '运河夜游船票', '游船', 12800, 760, 2077, {
    posterTitle: '夜游大运河',
    ...picture('moon'),
  }),
  line('TP20261110002', '云栖温泉双人夜场票', '温泉', 25600, 300, 186),
  line('TP20261019003', '自助晚餐双人券', '自助餐', 37600, 220, 958, { activityTypes: [23] }),
  line('TP20260918010', '西溪湿地年卡', '年卡', 19900, 2400, 731),
  line('TP20260830021', '湖畔下午茶双人套餐', '下午茶', 21800, 45, 603, { posterTitle: '湖畔午后' }),
  line('TP20260826005', '西湖手绘雨衣', '赠品', 0, 1000, 318),
  line('TP20260905006', '雨前龙井礼盒 250g', '伴手礼', 16800, 540, 1264, {
    shipType: 'mail',
    productLabelList: ['包邮'],
  }),
]
