/**
 * Computed fields, by resource, that code stores although no page finds or sorts rows by them. Each was added by a
 * migration; a column with values is never dropped.
 */
export const storedFields: Readonly<Record<string, readonly string[]>> = {
  batchRefund: ['orderCount', 'totalAmount'],
  cashFlow: ['balanceAfter'],
  counter: ['payCode'],
  deliveryPlatform: ['balance'],
  passDelivery: ['deliveryFee'],
  questionFeedback: ['clientInfo'],
  saleChannel: ['sharedStoreCount'],
  ticketCode: ['sharePrice'],
  ticketDelay: ['oldEndDate', 'targetCount'],
  ticketOrder: ['productName'],
  ticketRefund: ['productName', 'feeAmount', 'refundAmount'],
  ticketUpSell: ['showCount'],
  ticketVerifyRecord: ['amount'],
  validCardDelay: ['targetCount'],
}
