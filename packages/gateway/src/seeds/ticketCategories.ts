import type { ticketCategory } from '../database/schema'

/** A category of the demo. */
export interface CategoryStory {
  readonly categoryName: string
  readonly productType: 'ticket' | 'room' | 'meal' | 'package' | 'goods' | 'gift'
  /** Products in it, out of three thousand in all stores. */
  readonly products: number
  /** Usual price range in whole yuan. */
  readonly prices: readonly [number, number]
  /** File names of its pictures; each product has one of them. */
  readonly pictures: readonly string[]
  readonly remark: string
}

const line = (
  categoryName: string,
  productType: CategoryStory['productType'],
  products: number,
  prices: CategoryStory['prices'],
  pictures: string,
  remark: string,
): CategoryStory => ({ categoryName, productType, products, prices, pictures: pictures.split(' '), remark })

/** Every store that sells tickets has these twelve. */
export const categories: readonly CategoryStory[] = [
  line('景区门票', 'ticket', 520, [35, 220], 'pagoda hills', '景区入园与讲解'),
  line('游船', 'ticket', 240, [58, 388], 'boat moon', '日游、夜游与包船'),
  line('亲子乐园', 'ticket', 260, [99, 459], 'wheel', '含儿童票与家庭套票'),
  line('温泉', 'ticket', 220, [128, 568], 'spring', '日场、夜场与全天'),
  line('房券', 'room', 380, [388, 2688], 'room', '购买后预约入住日期'),
  line('自助餐', 'meal', 260, [98, 688], 'plate', '节假日以公告为准'),
  line('下午茶', 'meal', 220, [88, 398], 'teacup', '每日 14:00 至 17:00'),
  line('酒景套餐', 'package', 320, [688, 3288], 'hills room', '房券加门票，一码通用'),
  line('伴手礼', 'goods', 240, [28, 698], 'tin', '快递邮寄，礼盒装'),
  line('年卡', 'ticket', 150, [99, 899], 'card', '实名办理，有效期内不限次'),
  line('研学', 'package', 130, [168, 1980], 'leaf', '成班出发，含导师'),
  line('赠品', 'gift', 60, [0, 0], 'ribbon', '随单赠送，不单独售卖'),
]

/** Categories whose products use split accounting. */
export const splitCategories: readonly string[] = ['房券', '酒景套餐']

/** Id of a category at a store; `index` is its position in the list above. */
export const categoryIdOf = (hotelId: string, index: number) =>
  `TC${hotelId}${String(index + 1).padStart(2, '0')}`

/** The ticket categories of a store. */
export function categoriesOf(brandId: string, hotelId: string): (typeof ticketCategory.$inferInsert)[] {
  return categories.map(({ categoryName, productType, remark }, index) => ({
    ticketCategoryId: categoryIdOf(hotelId, index),
    brandId,
    hotelId,
    categoryName,
    productType,
    remark,
    sort: 120 - index * 10,
    showInShop: productType !== 'gift',
    activityTypes: categoryName === '研学' ? [24] : [],
  }))
}
