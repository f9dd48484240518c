import type { Resource } from '@ebkit/domain'
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

/** What is paid is the whole less the reductions; what is refunded is not more than that. */
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

/** Visitors came by views: where only they are known, each of them looked at two pages. */
function visits(row: SeedRow): void {
  const visitors = numberAt(row, 'uv')
  if (visitors !== undefined) row.pv ??= visitors * 2
}

/** What is left of a number of times. */
function timesLeft(row: SeedRow): void {
  sortValues(row, ['totalTimes', 'usedTimes'], false)
  const total = numberAt(row, 'totalTimes')
  if (total !== undefined && 'remainTimes' in row) row.remainTimes = total - (numberAt(row, 'usedTimes') ?? 0)
}

/** Each of these is at most the one before it. */
const falling: readonly (readonly string[])[] = [
  [
    'linePrice',
    'marketPrice',
    'originalPrice',
    'price',
    'salePrice',
    'activityPrice',
    'groupPrice',
    'costPrice',
  ],
  ['totalCount', 'successCount', 'failCount'],
  ['totalInventory', 'inventory'],
  ['totalStock', 'stock', 'storeStock'],
  ['grantCount', 'receiveCount', 'claimedCount', 'usedCount'],
  ['totalTimes', 'usedTimes'],
  ['pv', 'uv'],
  ['impressions', 'clicks'],
  ['exposeCount', 'clickCount', 'orderCount', 'payCount'],
  ['viewCount', 'shareCount'],
  ['quantity', 'refundQuantity'],
  ['totalRooms', 'soldRooms', 'cancelCount'],
  ['sentCount', 'deliveredCount', 'clickCount'],
  ['chatCnt', 'repliedChatCnt'],
]

const rising: readonly (readonly [string, string])[] = [
  ['validFrom', 'validTo'],
  ['validStart', 'validEnd'],
  ['startDate', 'endDate'],
  ['periodStart', 'periodEnd'],
  ['serviceFrom', 'serviceTo'],
  ['startNo', 'endNo'],
  ['fromRank', 'toRank'],
  ['validFrom', 'expireDate'],
]

/** Sorts the values of fields that are all filled, the largest or the smallest first. */
function sortValues(row: SeedRow, names: readonly string[], isRising: boolean): void {
  const own = names.filter((name) => typeof row[name] === 'number' || typeof row[name] === 'string')
  const values = own
    .map((name) => row[name] as number | string)
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  if (!isRising) values.reverse()
  for (const [place, name] of own.entries()) row[name] = values[place]
}

/** `minAmount` is not above `maxAmount`. */
function limits(row: SeedRow, limited: ReadonlySet<string>): void {
  for (const name of Object.keys(row)) {
    const upper = `max${name.slice(3)}`
    if (name.startsWith('min') && !limited.has(name) && !limited.has(upper))
      sortValues(row, [name, upper], true)
  }
}

/** Corrects values of a row that depend on each other, where their fields follow the usual names. */
export function makeCoherent(row: SeedRow, { fields }: Resource): SeedRow {
  const limited = new Set(
    fields.filter(({ min, max }) => min !== undefined || max !== undefined).map(({ name }) => name),
  )
  const isFree = (names: readonly string[]) =>
    names.filter((name) => !limited.has(name) || typeof row[name] === 'string')
  if (fields.some(({ name }) => name === 'pv')) visits(row)
  payments(row)
  refunds(row)
  for (const names of falling) sortValues(row, isFree(names), false)
  for (const names of rising) sortValues(row, names, true)
  limits(row, limited)
  timesLeft(row)
  for (const { name, type } of fields)
    if (type === 'list') for (const record of [row[name] ?? []].flat() as SeedRow[]) timesLeft(record)
  return row
}
