import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { SeedRow } from './SeedRow'

const numberAt = (row: SeedRow, name: string) =>
  typeof row[name] === 'number' ? (row[name] as number) : undefined

const reductions = [
  'discountAmount',
  'couponAmount',
  'pointsAmount',
  'promotionAmount',
  'redEnvelopeAmount',
  'memberDiscount',
  'reduceAmount',
  'cardAmount',
]
const wholes = ['totalAmount', 'orderAmount', 'originAmount', 'originalAmount', 'productAmount', 'amount']

/** The amount paid is the total less the reductions, and the amount refunded is at most the amount paid. */
function payments(row: SeedRow): void {
  const pay = numberAt(row, 'payAmount')
  const name = wholes.find((each) => numberAt(row, each) !== undefined)
  if (pay === undefined || !name) return
  const whole = row[name] as number
  const own = reductions.filter((each) => numberAt(row, each) !== undefined)
  for (const each of own) row[each] = Math.min(row[each] as number, Math.floor(whole / (own.length * 5)))
  row.payAmount = own.reduce((rest, each) => rest - (row[each] as number), whole)
}

function refunds(row: SeedRow): void {
  const paid = numberAt(row, 'payAmount') ?? numberAt(row, 'applyAmount') ?? numberAt(row, 'amount')
  const refund = numberAt(row, 'refundAmount')
  if (paid !== undefined && refund !== undefined) row.refundAmount = Math.min(refund, paid)
}

/** Each visitor has at least one view: where only visitors are known, each has two. */
function visits(row: SeedRow): void {
  const visitors = numberAt(row, 'uv')
  if (visitors !== undefined) row.pv ??= visitors * 2
}

/** The remaining uses, of a total and the uses so far. */
function timesLeft(row: SeedRow): void {
  sortValues(row, ['totalTimes', 'usedTimes'], false)
  const total = numberAt(row, 'totalTimes')
  if (total !== undefined && 'remainTimes' in row) row.remainTimes = total - (numberAt(row, 'usedTimes') ?? 0)
}

/** In each list, a value is at most the one before it. */
const falling: readonly (readonly string[])[] = [
  [
    'linePrice',
    'marketPrice',
    'originalPrice',
    'price',
    'salePrice',
    'activityPrice',
    'groupPrice',
    'leaderPrice',
    'renewPrice',
    'settlePrice',
    'costPrice',
  ],
  ['totalCount', 'successCount', 'failCount'],
  ['totalInventory', 'inventory'],
  ['totalStock', 'stock', 'storeStock'],
  ['grantCount', 'receiveCount', 'claimedCount', 'usedCount'],
  ['originAmount', 'amount'],
  ['timesLimit', 'dailyLimit'],
  ['totalTimes', 'usedTimes'],
  ['pv', 'uv'],
  ['impressions', 'clicks'],
  ['exposeCount', 'clickCount', 'orderCount', 'payCount'],
  ['viewCount', 'shareCount'],
  ['quantity', 'refundQuantity'],
  ['sentCount', 'deliveredCount', 'clickCount'],
]

const rising: readonly (readonly [string, string])[] = [
  ['validFrom', 'validTo'],
  ['validStart', 'validEnd'],
  ['startDate', 'endDate'],
  ['periodStart', 'periodEnd'],
  ['serviceFrom', 'serviceTo'],
  ['startNo', 'endNo'],
  ['weekdayPrice', 'weekendPrice'],
  ['fromRank', 'toRank'],
  ['validFrom', 'expireDate'],
]

const provinces: Readonly<Record<string, string>> = {
  杭州市: '浙江省',
  上海市: '上海市',
  南京市: '江苏省',
  苏州市: '江苏省',
  深圳市: '广东省',
  成都市: '四川省',
}

/** A city lies in its province. */
function places(row: SeedRow): void {
  const province = provinces[String(row.city)]
  if (province && row.province !== undefined) row.province = province
}

/** Fields of a step that hold its threshold, and those that hold its reward. */
const thresholds = /^(threshold|minAmount|fromAmount|inviteCount|pieces|amount)$/
const rewards = /^(reduceAmount|giftAmount|giftPoints|ratio|rate|points)$/

/** Each step of a list has a higher threshold than the one before it, and gives at least as much. */
function rise(records: readonly SeedRow[], fields: readonly Field[]): void {
  for (const { name, type } of fields.filter(
    (field) => thresholds.test(field.name) || rewards.test(field.name),
  )) {
    const values = records.map((record) => record[name])
    if (values.some((value) => typeof value !== 'number')) continue
    const sorted = (values as number[]).sort((one, other) => one - other)
    const step = type === 'money' ? 100 : 1
    for (const [place, record] of records.entries())
      record[name] = (sorted[place] as number) + (thresholds.test(name) ? place * step : 0)
  }
}

const isSteps = /^(tiers|ladderRules)$/

/** Sorts the values of those fields that are filled, in ascending or descending order. */
function sortValues(row: SeedRow, names: readonly string[], isRising: boolean): void {
  const own = names.filter((name) => typeof row[name] === 'number' || typeof row[name] === 'string')
  const values = own
    .map((name) => row[name] as number | string)
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  if (!isRising) values.reverse()
  for (const [place, name] of own.entries()) row[name] = values[place]
}

/** The name of the upper limit that belongs to a lower limit. */
function upperOf(name: string): string | undefined {
  if (name.startsWith('min')) return `max${name.slice(3)}`
  return name === 'seats' ? 'maxSeats' : undefined
}

/** `minAmount` is not above `maxAmount`. */
function limits(row: SeedRow, fields: readonly Field[]): void {
  for (const { name, min = 0 } of fields) {
    const upper = upperOf(name)
    const most = upper === undefined ? undefined : numberAt(row, upper)
    if (most !== undefined && Number(row[name]) > most) row[name] = Math.max(min, Math.floor(most / 2))
  }
}

/** Whether the numbers are within the limits of their fields, as they may not be after sorting. */
const isWithin = (row: SeedRow, fields: readonly Field[], names: readonly string[]) =>
  fields.every(({ name, min, max }) => {
    const value = names.includes(name) ? numberAt(row, name) : undefined
    return value === undefined || (value >= (min ?? value) && value <= (max ?? value))
  })

/** Sorts numbers, unless one of them would break the limits of its field. */
function sortWithin(
  row: SeedRow,
  fields: readonly Field[],
  names: readonly string[],
  isRising: boolean,
): void {
  const before = Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))
  sortValues(row, names, isRising)
  if (!isWithin(row, fields, names)) Object.assign(row, before)
}

/** Corrects values of a record that depend on each other. */
function settle(row: SeedRow, fields: readonly Field[]): void {
  payments(row)
  refunds(row)
  for (const names of falling) sortWithin(row, fields, names, false)
  for (const names of rising) sortValues(row, names, true)
  limits(row, fields)
  timesLeft(row)
}

/** Corrects values of a row that depend on each other, where their fields follow the usual names. */
export function makeCoherent(row: SeedRow, { fields }: Pick<Resource, 'fields'>): SeedRow {
  if (fields.some(({ name }) => name === 'pv')) visits(row)
  settle(row, fields)
  places(row)
  for (const { name, type, fields: inner = [] } of fields) {
    if (type !== 'list') continue
    const records = [row[name] ?? []].flat() as SeedRow[]
    for (const record of records) settle(record, inner)
    if (isSteps.test(name)) rise(records, inner)
  }
  return row
}
