import type { RowStory } from '../SeedRow'

/**
 * 30 % of visits are to the home page, 40 % to a product, 12 % to a page of the merchant; 100 views lead to 6
 * submissions and 4 payments.
 */
export const pageVisit: RowStory = ({ random, candidates, row, brand }) => {
  const part = random.next()
  const event = random.next()
  const eventType =
    event < 0.78 ? 'VIEW' : event < 0.9 ? 'CLICK' : event < 0.93 ? 'SHARE' : event < 0.97 ? 'SUBMIT' : 'PAY'
  // Five products get half of the views.
  const products = candidates('ticketProduct')
    .filter(({ hotelId }) => brand.hotelIds[0] === hotelId)
    .slice(0, 40)
  const product =
    part < 0.4
      ? products[random.next() < 0.5 ? random.between(0, 4) : random.between(0, products.length - 1)]
      : undefined
  return {
    eventType,
    visitorId: `V${String(random.between(1, 900)).padStart(6, '0')}`,
    pageType: product ? 'PRODUCT' : part < 0.7 ? 'HOME' : part < 0.82 ? 'CUSTOM' : row.pageType,
    productId: product?.ticketProductId,
    storeId: product?.hotelId ?? row.storeId,
    pageName: product?.productName ?? row.pageName,
    customPageId: part >= 0.7 && part < 0.82 ? row.customPageId : undefined,
    orderNo: undefined,
    payAmount: undefined,
  }
}
