import type { ProductReference } from '../../product-picker'

/** What a form stores and sends of a chosen product. */
export const productFormValue = ({ ticketProductId, productType }: ProductReference): ProductReference => ({
  ticketProductId,
  productType,
})
