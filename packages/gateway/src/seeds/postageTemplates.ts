import type { FreeRule, postageTemplate, RegionRule } from '../database/schema'

type Template = typeof postageTemplate.$inferInsert

const near = [['浙江省'], ['江苏省'], ['上海市']]
const remote = [['新疆维吾尔自治区'], ['西藏自治区']]

const rule = (regions: readonly string[][], fees: readonly [number, number, number, number]): RegionRule => ({
  regions,
  first: fees[0],
  firstFee: fees[1],
  next: fees[2],
  nextFee: fees[3],
})

const charged = (
  chargeType: string,
  [defaultFirst, defaultFirstFee, defaultNext, defaultNextFee]: readonly [number, number, number, number],
): Partial<Template> => ({ chargeType, defaultFirst, defaultFirstFee, defaultNext, defaultNextFee })

const from299: FreeRule = { regions: [['全国']], condition: 'AMOUNT', amount: 29_900 }
const disabled: Partial<Template> = { status: 'DISABLED' }

/** Name, deviations from the defaults, and the percentage of products that use it. */
const lines: readonly (readonly [string, Partial<Template>, number])[] = [
  ['全国包邮', { chargeType: 'FREE', isDefault: true, carriers: ['SF', 'ZTO'] }, 28],
  [
    '江浙沪包邮其余计费',
    { ...charged('PIECE', [1, 1200, 1, 300]), freeRules: [{ regions: near, condition: 'COUNT', count: 1 }] },
    22,
  ],
  [
    '按重计费',
    { ...charged('WEIGHT', [1, 1000, 1, 400]), regionRules: [rule(remote, [1, 2500, 1, 1500])] },
    18,
  ],
  ['按件计费', charged('PIECE', [1, 1000, 1, 500]), 14],
  [
    '月饼冷链（体积）',
    { ...charged('VOLUME', [0.02, 3000, 0.01, 1200]), carriers: ['SF'], shipWithin: '24H' },
    4,
  ],
  ['偏远地区不发', { ...charged('PIECE', [1, 800, 1, 300]), excludedRegions: remote }, 8],
  ['礼盒满299包邮', { ...charged('PIECE', [1, 1500, 1, 0]), freeRules: [from299] }, 6],
  ['2025 中秋旧模板', { ...charged('PIECE', [1, 1800, 1, 600]), ...disabled, remark: '活动已结束' }, 0],
  ['门店自送（停用）', { ...charged('PIECE', [1, 500, 1, 0]), ...disabled, carriers: ['SELF'] }, 0],
]

/** The percentage of products that use each template. */
export const postageShares: readonly number[] = lines.map(([, , share]) => share)

/** Id of a template at a store; `index` is its position in the list above. */
export const postageIdOf = (hotelId: string, index: number) =>
  `PT${hotelId}${String(index + 1).padStart(2, '0')}`

/** The postage templates of a store: one is the default, two are disabled. */
export function postageTemplatesOf(
  brandId: string,
  hotelId: string,
  [province, city]: readonly [string, string],
): Template[] {
  return lines.map(([templateName, unusual], index) => ({
    postageTemplateId: postageIdOf(hotelId, index),
    brandId,
    hotelId,
    templateName,
    shipFrom: [province, city],
    carriers: ['ZTO', 'YTO'],
    ...unusual,
  }))
}
