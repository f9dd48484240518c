/** What a guest orders. */
export interface OrderRequest {
  readonly ticketProductId: string
  readonly specName?: string | null | undefined
  readonly quantity: number
  readonly saleChannel: string
  readonly memberId?: string | null | undefined
  readonly buyerName: string
  readonly buyerPhone: string
  readonly travellers?: readonly { readonly name: string; readonly idCard?: string | undefined }[] | undefined
  readonly useDate?: string | null | undefined
  readonly shipType?: 'code' | 'mail' | undefined
  readonly receiverAddress?: string | null | undefined
  readonly buyerRemark?: string | null | undefined
  /** The chosen offer: at most one of these four is set. */
  readonly upSellId?: string | null | undefined
  readonly tyingId?: string | null | undefined
  /** Opens a group in this activity. */
  readonly groupBuyId?: string | null | undefined
  /** Joins this group. */
  readonly groupOrderId?: string | null | undefined
}
