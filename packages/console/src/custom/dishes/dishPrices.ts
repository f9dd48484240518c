import type { Row } from '@ebkit/core/services/rows'

/** How the prices of several dishes change. */
export interface PriceChange {
  readonly kind: 'percent' | 'amount'
  /** Percent, or cents; negative: they become cheaper. */
  readonly by: number
}

/** The effect of a change on a dish. */
export interface PricePreview {
  readonly row: Row
  readonly before: number
  readonly after: number
  /** Why the dish keeps its price: it would be free, dearer than its former price, or has prices by size. */
  readonly problem?: 'tooLow' | 'aboveFormer' | 'sizes'
}

/** Prices changed by percent are rounded to ten cents, as is usual on a menu. */
const step = 10

const roundedTo = (cents: number) => Math.round(cents / step) * step

/** The price of a dish after a change, in cents. */
export const changedPrice = (cents: number, { kind, by }: PriceChange): number =>
  kind === 'amount' ? cents + by : roundedTo(cents * (1 + by / 100))

/** The effect of a change on each dish. */
export const previewPrices = (rows: readonly Row[], change: PriceChange): PricePreview[] =>
  rows.map((row) => {
    const before = Number(row.price ?? 0)
    const after = changedPrice(before, change)
    const problem = problemOf(row, after)
    return { row, before, after, ...(problem && { problem }) }
  })

function problemOf({ originalPrice, specs }: Row, after: number): PricePreview['problem'] {
  if (Array.isArray(specs) && specs.length) return 'sizes'
  if (after <= 0) return 'tooLow'
  return typeof originalPrice === 'number' && after > originalPrice ? 'aboveFormer' : undefined
}

/** The price of a dish that has sizes: the lowest of them. */
export function priceOfSizes({ specs }: Row): { price?: number } {
  const prices = [specs].flat().flatMap((size) => {
    const price = Object(size).price
    return typeof price === 'number' ? price : []
  })
  return prices.length ? { price: Math.min(...prices) } : {}
}

/** `1.5` → 150 cents; undefined if it is not an amount. */
export function centsOf(text: string): number | undefined {
  return /^[+-]?\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : undefined
}

/** `-12.5` → -12.5 percent; undefined if it is not a percentage. */
export function percentOf(text: string): number | undefined {
  return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : undefined
}
