import type { Adapter, Outside } from './Outside'

/**
 * Amounts in cents that end so are refused by the demo's payment service and bank, so that people can see what a refusal
 * does.
 */
export const refusedCents = 13

/** Answers payments and payouts: refused where the amount ends with 13 cents, else accepted. */
const settle: Adapter = async ({ messageId, content }) =>
  Number(content.amount) % 100 === refusedCents
    ? { accepted: false, reason: 'INSUFFICIENT_BALANCE' }
    : { accepted: true, transactionNo: `DEMO${messageId}` }

/** Accepts everything. */
const accept: Adapter = async ({ messageId }) => ({ accepted: true, transactionNo: `DEMO${messageId}` })

/** Knows every product except those whose code ends with 13; prices and inventories follow from the code. */
const ticketSystem: Adapter = async ({ messageId, content }) => {
  const code = String(content.supplierProductCode)
  if (code.endsWith(String(refusedCents))) return { accepted: false, reason: 'PRODUCT_NOT_FOUND' }
  const number = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const product = { productName: `${content.supplierSystem} ${code}`, price: number * 10, inventory: number }
  return { accepted: true, transactionNo: `DEMO${messageId}`, ...product }
}

/** The outside of a demo: no request leaves the gateway. */
export const demoOutside: Outside = {
  payment: settle,
  bank: settle,
  sms: accept,
  message: accept,
  printer: accept,
  courier: accept,
  ticketSystem,
  saleChannel: accept,
}
