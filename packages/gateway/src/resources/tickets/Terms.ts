/** What an order of a product costs, and the offer that it belongs to. */
export interface OrderTerms {
  readonly unitPrice: number
  /** Cents off the price of all pieces. */
  readonly promotionAmount: number
  readonly links: {
    readonly promotionId?: string
    readonly tyingId?: string
    readonly upSellId?: string
    readonly groupOrderId?: string
  }
}
