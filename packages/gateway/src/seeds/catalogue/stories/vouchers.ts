import type { RowStory } from '../SeedRow'

/** A code that was not exchanged has no exchanges; a used-up one has nothing left. */
export const genericVoucherCode: RowStory = ({ row }) => {
  const isExchanged = /PART|EXCHANGED/.test(String(row.status))
  const isOver = /EXCHANGED|REFUNDED/.test(String(row.status))
  return {
    exchangeItems: isExchanged ? row.exchangeItems : undefined,
    ...(isOver && { remainCount: 0, remainAmount: 0 }),
  }
}

/** The value of what a card is exchanged for, by a part of its name. */
const ecardPrices: readonly (readonly [name: RegExp, yuan: number])[] = [
  [/大闸蟹/, 398],
  [/粽子/, 128],
  [/5次/, 398],
  [/8.8折/, 99],
]

export const ecard: RowStory = ({ row }) => {
  const yuan = ecardPrices.find(([words]) => words.test(String(row.ecardName)))?.[1]
  return yuan ? { salePrice: yuan * 100 } : {}
}
