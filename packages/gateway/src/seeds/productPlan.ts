import { type NamedProduct, namedProducts } from './namedProducts'
import { namesOf, productsOfStore, shuffled } from './productNames'
import type { Random } from './random'
import { categories, splitCategories } from './ticketCategories'

/** A product before it gets prices and dates. The shares are those of the catalogue's story. */
export interface PlannedProduct {
  readonly hotelId: string
  /** Index of its category in the list of categories. */
  readonly category: number
  readonly named?: NamedProduct
  productName: string
  status: string
  isMultiSpec: boolean
  isMultiStore: boolean
  isSplit: boolean
  isLimitedByTime: boolean
  isLimitedByNumber: boolean
  activityTypes: number[]
}

/** Percentages of the story: "60% published, 20% offline, 12% new, 8% share". */
const statusShares: readonly (readonly [string, number])[] = [
  ['published', 60],
  ['offline', 20],
  ['new', 12],
  ['share', 8],
]

const named = (index: number) => namedProducts[index]

/** Each value as often as its count, shuffled; the named products come first with their own values. */
function deal<Value>(
  counts: readonly (readonly [Value, number])[],
  ofNamed: (product: NamedProduct) => Value,
  random: Random,
): Value[] {
  const first = namedProducts.map(ofNamed)
  const rest = counts.flatMap(([value, count]) =>
    Array.from({ length: count - first.filter((each) => each === value).length }, () => value),
  )
  return [...first, ...shuffled(rest, random)]
}

/** Marks `count` products: the named ones that require it, then eligible others. */
function mark(
  products: readonly PlannedProduct[],
  count: number,
  may: (product: PlannedProduct) => boolean,
  isMarked: (product: NamedProduct) => boolean,
  set: (product: PlannedProduct) => void,
  random: Random,
): void {
  const reported = products.filter((product) => product.named && isMarked(product.named))
  const others = shuffled(
    products.filter((product) => !product.named && may(product)),
    random,
  )
  for (const product of [...reported, ...others.slice(0, count - reported.length)]) set(product)
}

function bare(random: Random): PlannedProduct[] {
  const hotels = productsOfStore.flatMap(([hotelId, count]) => Array.from({ length: count }, () => hotelId))
  const total = hotels.length
  const placeOf = (product: NamedProduct) =>
    categories.findIndex(({ categoryName }) => categoryName === product.category)
  const places = deal(
    categories.map(({ products }, index) => [index, products] as const),
    placeOf,
    random,
  )
  const statuses = deal(
    statusShares.map(([status, share]) => [status, (total * share) / 100] as const),
    ({ status }) => status ?? 'new',
    random,
  )
  return hotels.map((hotelId, index) => ({
    hotelId,
    category: places[index] as number,
    named: named(index),
    productName: '',
    status: statuses[index] as string,
    isMultiSpec: false,
    isMultiStore: false,
    isSplit: false,
    isLimitedByTime: false,
    isLimitedByNumber: false,
    activityTypes: [],
  }))
}

const storyOf = ({ category }: PlannedProduct) => categories[category] as (typeof categories)[number]
const isSold = (product: PlannedProduct) => storyOf(product).productType !== 'gift'
const isRunning = (product: PlannedProduct) => isSold(product) && product.status === 'published'

function markAll(products: readonly PlannedProduct[], random: Random): void {
  const percent = (share: number) => (products.length * share) / 100
  mark(
    products,
    percent(20),
    isSold,
    (one) => one.productSpecType === 1,
    (one) => {
      one.isMultiSpec = true
    },
    random,
  )
  mark(
    products,
    percent(6),
    isSold,
    (one) => one.isBrandMultiple === 1,
    (one) => {
      one.isMultiStore = true
    },
    random,
  )
  const maySplit = (one: PlannedProduct) => splitCategories.includes(storyOf(one).categoryName)
  mark(
    products,
    percent(8),
    maySplit,
    (one) => one.ifSetSeparate === true,
    (one) => {
      one.isSplit = true
    },
    random,
  )
  mark(
    products,
    percent(4),
    isSold,
    (one) => one.limitTime === 1,
    (one) => {
      one.isLimitedByTime = true
    },
    random,
  )
  mark(
    products,
    percent(5),
    isSold,
    (one) => one.limitSell === 1,
    (one) => {
      one.isLimitedByNumber = true
    },
    random,
  )
}

/** Assigns products to activities: four kinds that exclude each other, and others. */
function markActivities(products: readonly PlannedProduct[], random: Random): void {
  const shares: readonly (readonly [number, number])[] = [
    [23, 3],
    [24, 2],
    [25, 1.5],
    [32, 1.5],
    [11, 3],
    [18, 2],
  ]
  for (const [type, share] of shares)
    mark(
      products,
      (products.length * share) / 100,
      isRunning,
      ({ activityTypes }) => activityTypes?.includes(type) ?? false,
      ({ activityTypes }) => activityTypes.push(type),
      random,
    )
}

function giveNames(products: readonly PlannedProduct[], random: Random): void {
  const pools = new Map<string, string[]>()
  for (const product of products) {
    const { categoryName } = storyOf(product)
    const key = `${product.hotelId} ${categoryName}`
    const pool = pools.get(key) ?? namesOf(product.hotelId, categoryName, random)
    pools.set(key, pool)
    const name = product.named?.productName ?? pool.pop()
    if (!name) throw new Error(`No name is left for ${categoryName} at ${product.hotelId}`)
    product.productName = name
  }
}

/** All products of the demo, for all stores; the named ones first. */
export function planProducts(random: Random): PlannedProduct[] {
  const products = bare(random)
  markAll(products, random)
  markActivities(products, random)
  giveNames(products, random)
  return products
}
