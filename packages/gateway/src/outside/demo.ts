import type { Adapter, Outside } from './Outside'

/** Amounts in cents with this ending are refused by the demo's payment service and bank, to demonstrate refusals. */
export const refusedCents = 13

/** Shop numbers with this ending are refused by the demo's delivery platforms. */
export const refusedShop = '13'

const accepted = (messageId: string) => ({ accepted: true, transactionNo: `DEMO${messageId}` })

/** Answers payments and payouts: refused if the amount ends in 13 cents, otherwise accepted. */
const settle: Adapter = async ({ messageId, content }) =>
  Number(content.amount) % 100 === refusedCents
    ? { accepted: false, reason: 'INSUFFICIENT_BALANCE' }
    : accepted(messageId)

/** Accepts everything. */
const accept: Adapter = async ({ messageId }) => accepted(messageId)

/** Accepts deliveries from known shops, and returns the balance of their account. */
const deliver: Adapter = async ({ messageId, content }) => {
  const { shopNo } = content
  if (typeof shopNo === 'string' && shopNo.endsWith(refusedShop))
    return { accepted: false, reason: 'INVALID_CREDENTIALS' }
  return { ...accepted(messageId), balance: 86_00, trackingNo: `DEMO${messageId}` }
}

/** Grants an authorisation for a year. */
const authorise: Adapter = async ({ messageId, hotelId, content }) => ({
  ...accepted(messageId),
  appId: content.appId ?? `demo${hotelId}${content.appType ?? ''}`,
  principalName: '示例文旅有限公司',
  termDays: 365,
})

/** Licence numbers with this ending are refused by the demo's platform. */
export const refusedLicence = '13'

/** Accepts questions, replies to urged ones, and checks the licences of stores. */
const support: Adapter = async ({ messageId, kind, content }) => {
  if (kind === 'audit' && String(content.licenseNo).endsWith(refusedLicence))
    return { accepted: false, reason: '营业执照号码不符' }
  const reply = kind === 'urged' ? { reply: '<p>已为您加急处理，请稍后查看。</p>' } : {}
  return { ...accepted(messageId), handler: '客服小易', days: 1, ...reply }
}

/** Knows every product except those whose code ends in 13; prices and inventories are derived from the code. */
const ticketSystem: Adapter = async ({ messageId, content }) => {
  const code = String(content.supplierProductCode)
  if (code.endsWith(String(refusedCents))) return { accepted: false, reason: 'PRODUCT_NOT_FOUND' }
  const number = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const product = { productName: `${content.supplierSystem} ${code}`, price: number * 10, inventory: number }
  return { ...accepted(messageId), ...product }
}

/** The external systems of a demo: no request leaves the gateway. */
export const demoOutside: Outside = {
  payment: settle,
  bank: settle,
  sms: accept,
  message: accept,
  printer: accept,
  courier: deliver,
  ticketSystem,
  saleChannel: authorise,
  support,
}
