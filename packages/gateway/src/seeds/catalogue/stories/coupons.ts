import type { RowStory, SeedRow } from '../SeedRow'

/** Fields that only some kinds of coupons have. */
const ofSomeKinds = [
  'faceValue',
  'discount',
  'maxDiscount',
  'exchangeProducts',
  'giftName',
  'upgradeRule',
  'nights',
]

const cash = (yuan: number, threshold = 0): SeedRow => ({
  styleCode: 'CASH',
  faceValue: yuan * 100,
  threshold: threshold * 100,
})
const gift = (giftName: string): SeedRow => ({ styleCode: 'GIFT', giftName, threshold: 0 })

/** The terms of a coupon, from its name: `满200减20券` is 20 yuan off 200. */
function meaningOf(name: string): SeedRow {
  const [, threshold, reduction] = /满(\d+)减(\d+)/.exec(name) ?? []
  if (threshold && reduction) return cash(Number(reduction), Number(threshold))
  const [, discount] = /([\d.]+)折/.exec(name) ?? []
  if (discount)
    return { styleCode: 'DISCOUNT', discount: Number(discount), maxDiscount: 20_000, threshold: 0 }
  if (/早餐/.test(name)) return gift('双人早餐')
  if (/停车/.test(name)) return gift('免费停车一天')
  if (/生日/.test(name)) return gift('生日蛋糕')
  if (/房费/.test(name)) return cash(100, 600)
  return cash(/温泉/.test(name) ? 50 : 30)
}

/** A coupon gives what its name states, and more were issued than received. */
export const coupon: RowStory = ({ row, random }) => ({
  ...Object.fromEntries(ofSomeKinds.map((name) => [name, undefined])),
  ...meaningOf(String(row.couponName)),
  totalCount: random.pick([2000, 5000, 10_000, 20_000, 50_000]),
})
