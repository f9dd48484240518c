/** How much a promotion takes off. Prices in cents; a rate of 8 is 80 %. */
export interface PriceReduction {
  readonly promotionType?: unknown
  readonly discountType?: unknown
  readonly discountRate?: number | null | undefined
  readonly minusAmount?: number | null | undefined
  readonly fixedPrice?: number | null | undefined
  readonly volumeRules?: readonly { readonly pieces?: unknown; readonly rate?: unknown }[] | null | undefined
}

/** The price of one piece, never above the usual one. */
export function reducedPrice(reduction: PriceReduction, price: number): number {
  const { discountType, discountRate, minusAmount, fixedPrice } = reduction
  if (discountType === 'minus') return Math.max(0, price - (minusAmount ?? 0))
  if (discountType === 'price') return Math.min(price, fixedPrice ?? price)
  return rated(price, discountRate)
}

/** A price by a rate: at 8, 80 % of it. */
export const rated = (price: number, rate: unknown): number => Math.round((price * Number(rate ?? 10)) / 10)

/** The least that one piece costs in a promotion. */
export function lowestPromotionPrice(reduction: PriceReduction, price: number): number {
  const { promotionType, volumeRules } = reduction
  if (promotionType !== 'multi') return reducedPrice(reduction, price)
  return Math.min(price, ...(volumeRules ?? []).map(({ rate }) => rated(price, rate)))
}
