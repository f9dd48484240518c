import type { RowStory, SeedRow } from '../SeedRow'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** A link has a code even where nobody chose one. */
export const shortLink: RowStory = ({ row, random }) => ({
  code: row.code ?? Array.from({ length: 6 }, () => random.pick([...letters])).join(''),
})

/** An offer costs a fifth less than its product does elsewhere. */
export const ticketUpSell: RowStory = ({ row, candidates }) => {
  const prices = new Map(
    candidates('ticketProduct').map(({ ticketProductId, minSalePrice, salePrice }) => [
      ticketProductId,
      Number(minSalePrice ?? salePrice),
    ]),
  )
  const offers = (row.offers ?? []) as readonly SeedRow[]
  return {
    offers: offers.map((offer) => {
      const [product] = (offer.product ?? []) as readonly SeedRow[]
      const price = prices.get(product?.ticketProductId)
      return price ? { ...offer, upSellPrice: Math.max(1, Math.floor(price * 0.8)) } : offer
    }),
  }
}
