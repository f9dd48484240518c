import type { ProductSpec, ticketProduct } from '../database/schema'
import { postageIdOf, postageShares } from './postageTemplates'
import { type PlannedProduct, planProducts } from './productPlan'
import { createRandom, type Random } from './random'
import { type CategoryStory, categories, categoryIdOf } from './ticketCategories'

export type Product = typeof ticketProduct.$inferInsert

const productSeed = 20261121
const day = 86_400_000
/** The last day on which a product of the demo was created, and the number of days between the first one and it. */
const lastDay = Date.UTC(2026, 10, 19)
const days = 730

const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const labels = ['随时退', '过期退', '亲子', '免预约', '人气', '限时', '当日可用', '可开票', '周末可用']
const posters = ['冬日限定', '双十二特惠', '周末去哪儿', '本周精选', '早鸟优惠', '会员专享']

/** `TP`, the day, and a number that counts up within the day across all stores. */
function createIds(taken: readonly string[]): (time: number) => string {
  const used = new Set(taken)
  return (time) => {
    for (let number = 1; ; number++) {
      const id = `TP${utcDay(time).replaceAll('-', '')}${String(number).padStart(3, '0')}`
      if (used.has(id)) continue
      used.add(id)
      return id
    }
  }
}

const dayOfId = (id: string) =>
  Date.UTC(Number(id.slice(2, 6)), Number(id.slice(6, 8)) - 1, Number(id.slice(8, 10)))

/** A price in cents; most prices are whole yuan. */
function priceOf([from, to]: readonly [number, number], random: Random): number {
  const cents = random.between(from, to) * 100
  return random.next() < 0.15 ? cents - random.pick([10, 20, 50, 1]) : cents
}

const inventoryOf = (random: Random) =>
  random.next() < 0.04 ? 0 : random.between(3, random.pick([90, 800, 6000]))

const specNames = ['标准', '升级', '尊享', '早鸟', '节假日', '夜场']

function specsOf(prices: readonly [number, number], random: Random): ProductSpec[] {
  const base = priceOf(prices, random)
  return specNames.slice(0, random.between(2, 5)).map((specName, index) => {
    const salePrice = base + index * random.between(10, 80) * 100
    return {
      specName,
      salePrice,
      linePrice: salePrice + 5000,
      inventory: inventoryOf(random),
      sold: random.between(0, 600),
    }
  })
}

function pricesOf(
  { isMultiSpec, named }: PlannedProduct,
  story: CategoryStory,
  random: Random,
): Partial<Product> {
  if (story.productType === 'gift') return { salePrice: 0, totalInventory: random.between(100, 5000) }
  if (isMultiSpec) {
    const specs = named?.specs ?? specsOf(story.prices, random)
    return { productSpecType: 1, specs, soldCount: specs.reduce((sum, { sold }) => sum + sold, 0) }
  }
  const salePrice = named?.salePrice ?? priceOf(story.prices, random)
  return {
    salePrice,
    linePrice: random.next() < 0.7 ? Math.round(salePrice * 1.3) : null,
    settlePrice: Math.round(salePrice * 0.82),
    totalInventory: inventoryOf(random),
    soldCount: random.between(0, random.pick([60, 900, 12_000])),
  }
}

type SaleDates = Pick<Product, 'saleFrom' | 'saleUntil'>

function datesOf(status: string, created: number, random: Random): Partial<Product> & SaleDates {
  // Products stay on sale as long as a demo is likely to be used.
  const until =
    status === 'offline' ? created + random.between(30, 700) * day : Date.UTC(2028, random.between(0, 11), 28)
  const saleUntil = utcDay(until)
  const sale = { saleFrom: utcDay(created), saleUntil }
  return random.next() < 0.4
    ? { ...sale, validType: 'days', validDays: random.pick([30, 90, 180, 365]) }
    : { ...sale, validType: 'range', validFrom: utcDay(created), validUntil: saleUntil }
}

function deliveryOf(hotelId: string, { productType }: CategoryStory, random: Random): Partial<Product> {
  if (productType !== 'goods') return {}
  let rest = random.between(1, 100)
  const index = postageShares.findIndex((share) => {
    rest -= share
    return rest <= 0
  })
  return { shipType: random.next() < 0.7 ? 'mail' : 'all', postageTemplateId: postageIdOf(hotelId, index) }
}

function roomLinkOf(productName: string, { productType }: CategoryStory, random: Random): Partial<Product> {
  if (productType !== 'room' || random.next() < 0.4) return {}
  const room = productName.split('券')[0] ?? productName
  return { zhiLianRoom: 1, rpNames: [`${room} 不含早`, `${room} 含双早`].slice(0, random.between(1, 2)) }
}

function limitsOf({ isLimitedByTime, isLimitedByNumber }: PlannedProduct, random: Random): Partial<Product> {
  return {
    ...(isLimitedByTime && { limitTime: 1, dailySaleFrom: '09:00', dailySaleUntil: '17:30' }),
    ...(isLimitedByNumber && { limitSell: 1, dailySaleLimit: random.between(20, 300) }),
  }
}

function splitOf({ isSplit }: PlannedProduct, random: Random): Partial<Product> {
  if (!isSplit) return {}
  const receiverAccount = `19000${random.between(10_000, 99_999)}`
  return {
    ifSetSeparate: true,
    separateList: [{ receiverName: '合作供应商', receiverAccount, ratio: random.between(5, 30) }],
  }
}

/** Other stores of the brand that sell the product too. */
function storesOf({ hotelId, isMultiStore, status }: PlannedProduct, random: Random): Partial<Product> {
  if (!isMultiStore && status !== 'share') return {}
  const brandId = hotelId.slice(0, 4)
  const others = ['01', '02', '03', '04', '05', '06'].map((store) => brandId + store)
  const some = others.filter((other) => other !== hotelId && random.next() < 0.5)
  return { isBrandMultiple: isMultiStore ? 1 : 0, applyHotelIds: [hotelId, ...some] }
}

function auditOf(status: string, random: Random): Partial<Product> {
  if (status !== 'new') return { auditStatus: 4 }
  const auditStatus = random.pick([2, 2, 2, 2, 2, 2, 2, 1, 1, 3])
  return auditStatus === 3
    ? { auditStatus, auditRemark: '主图与商品不符，请更换后重新提交' }
    : { auditStatus }
}

function textsOf(productName: string, story: CategoryStory, random: Random): Partial<Product> {
  const posterTitle = random.next() < 0.4 ? `${random.pick(posters)} ${productName}`.slice(0, 30) : null
  return {
    posterTitle,
    coverImage: `/pictures/products/${random.pick(story.pictures)}.svg`,
    productLabelList: labels.filter(() => random.next() < 0.15).slice(0, 3),
  }
}

/** Default values of a product: `insertMany` needs the same fields in all rows. */
const usual = {
  productSpecType: 0,
  salePrice: null,
  linePrice: null,
  settlePrice: null,
  totalInventory: null,
  specs: [],
  soldCount: 0,
  validDays: null,
  validFrom: null,
  validUntil: null,
  shipType: 'code',
  postageTemplateId: null,
  zhiLianRoom: 0,
  rpNames: [],
  limitTime: 0,
  dailySaleFrom: null,
  dailySaleUntil: null,
  limitSell: 0,
  dailySaleLimit: null,
  ifSetSeparate: false,
  separateList: [],
  isBrandMultiple: 0,
  applyHotelIds: [],
  auditRemark: null,
} satisfies Partial<Product>

function productOf(plan: PlannedProduct, nextId: (time: number) => string, random: Random): Product {
  const { hotelId, named, productName, status } = plan
  const story = categories[plan.category] as CategoryStory
  const created = named ? dayOfId(named.ticketProductId) : lastDay - random.between(0, days) * day
  const createdAt = new Date(created + random.between(0, 36_000) * 1000)
  const { category: _, ...reported } = named ?? { category: '' }
  return {
    ...usual,
    ticketProductId: named?.ticketProductId ?? nextId(created),
    brandId: hotelId.slice(0, 4),
    hotelId,
    productName,
    ticketCategoryId: categoryIdOf(hotelId, plan.category),
    productType: story.productType,
    coverImage: '',
    description: `<p>${productName}，${story.remark}。</p>`,
    useNotice: '<p>请在有效期内使用；到店出示券码即可核销。</p>',
    ...textsOf(productName, story, random),
    ...pricesOf(plan, story, random),
    ...deliveryOf(hotelId, story, random),
    ...roomLinkOf(productName, story, random),
    ...limitsOf(plan, random),
    ...splitOf(plan, random),
    ...storesOf(plan, random),
    ...auditOf(status, random),
    ...datesOf(status, created, random),
    ecardType: story.categoryName === '年卡' ? 'valid_card' : 'none',
    zhiLianPass: story.categoryName === '景区门票' && random.next() < 0.3 ? 1 : 0,
    activityTypes: plan.activityTypes,
    initialSales: random.pick([0, 0, 0, 50, 200]),
    sort: random.next() < 0.9 ? 0 : random.between(1, 50),
    status,
    createdAt,
    updatedAt: createdAt,
    ...reported,
  }
}

/** The demo's products of all stores of a brand, named products first; the same on every run. */
export function productsOf(brandId: string): Product[] {
  const random = createRandom(productSeed)
  const plan = planProducts(random)
  const nextId = createIds(plan.flatMap(({ named }) => named?.ticketProductId ?? []))
  const products = plan.map((each) => productOf(each, nextId, random))
  // Named products are at the top of the list, in their order.
  return products
    .map((product, index) => (plan[index]?.named ? { ...product, sort: 9999 - index } : product))
    .filter((product) => product.brandId === brandId)
}
