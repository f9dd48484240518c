import type { RowStory } from '../SeedRow'

/** A code that was not exchanged has no exchanged items; a used-up one has nothing left. */
export const genericVoucherCode: RowStory = ({ row }) => {
  const isExchanged = /PART|EXCHANGED/.test(String(row.status))
  const isOver = /EXCHANGED|REFUNDED/.test(String(row.status))
  return {
    exchangeItems: isExchanged ? row.exchangeItems : undefined,
    ...(isOver && { remainCount: 0, remainAmount: 0 }),
  }
}

/** Sale prices of cards, by a part of their names: the price of what they are exchanged for. */
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
