/** The price of an order, and the offer that it uses. */
export interface OrderTerms {
  readonly unitPrice: number
  /** The discount on the whole order, in cents. */
  readonly promotionAmount: number
  readonly links: {
    readonly promotionId?: string
    readonly tyingId?: string
    readonly upSellId?: string
    readonly groupOrderId?: string
  }
}
