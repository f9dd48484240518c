import { ticketOrder, ticketProduct } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { documentNumber } from '../../behaviour/numbers'
import { addRow, findRow } from '../../behaviour/rows'
import { notFound } from '../../server/refusal'
import { requireOpenStore } from '../shop/openStore'
import { changeInventory, type Product } from './inventory'
import type { OrderRequest } from './OrderRequest'
import { requireComplete, requireOnSale, requireWithinLimits } from './orderChecks'
import { termsOf } from './orderTerms'
import { settlePaid } from './payOrder'
import { postageOf } from './postage'
import type { OrderTerms } from './Terms'

/** The components of an order's price, in cents. */
interface Price {
  readonly totalAmount: number
  readonly promotionAmount?: number
  readonly couponAmount?: number
  readonly postage?: number
}

/** A new order, with its price. */
export interface NewOrder {
  readonly asked: OrderRequest
  readonly specName: string | null
  readonly shipType: 'code' | 'mail'
  readonly unitPrice: number
  readonly price: Price
  readonly links?: OrderTerms['links']
}

/** The amount to pay. */
const payAmountOf = ({ totalAmount, promotionAmount = 0, couponAmount = 0, postage = 0 }: Price) =>
  Math.max(0, totalAmount + postage - promotionAmount - couponAmount)

/** Adds an unpaid order whose units have already been taken from the inventory. @returns its number */
export async function addOrder(
  context: BehaviourContext,
  product: Product,
  order: NewOrder,
): Promise<string> {
  const { asked, specName, shipType, unitPrice, price, links = {} } = order
  const { ticketProductId, saleChannel, buyerName, buyerPhone, quantity } = asked
  const platformOrderId = await documentNumber(context, 'T')
  await addRow(context, ticketOrder, {
    platformOrderId,
    ...{ ticketProductId, specName },
    productName: product.productName,
    productType: product.productType,
    saleChannel: saleChannel as never,
    memberId: asked.memberId ?? null,
    ...{ buyerName, buyerPhone, quantity, unitPrice, shipType },
    travellers: asked.travellers ?? [],
    ...{ promotionAmount: 0, couponAmount: 0, redEnvelopeAmount: 0, pointsAmount: 0, postage: 0 },
    ...price,
    payAmount: payAmountOf(price),
    useDate: asked.useDate ?? null,
    ...{ usedCount: 0, refundQuantity: 0, refundAmount: 0, refundStatus: 'NONE' },
    receiverAddress: shipType === 'mail' ? (asked.receiverAddress ?? '') : null,
    buyerRemark: asked.buyerRemark ?? null,
    ...links,
  })
  return platformOrderId
}

/**
 * Places an order at the acting store: checks it against the limits of the product, and takes its units from the
 * inventory. The order then awaits payment; a free order is paid at once.
 *
 * @returns the order's number
 * @throws 422 with the reason
 */
export async function placeOrder(context: BehaviourContext, asked: OrderRequest): Promise<string> {
  await requireOpenStore(context)
  const product = await findRow(context, ticketProduct, asked.ticketProductId)
  if (!product) throw notFound()
  requireOnSale(product, asked, context.place.hotelId)
  const shipType = requireComplete(product, asked)
  await requireWithinLimits(context, product, asked)
  const { quantity, receiverAddress } = asked
  const { unitPrice, promotionAmount, links } = await termsOf(context, product, asked)
  const specName = product.productSpecType === 1 ? (asked.specName ?? null) : null
  await changeInventory(context, product, specName, -quantity)
  const totalAmount = unitPrice * quantity
  const postage =
    shipType === 'mail' ? await postageOf(context, product, receiverAddress ?? '', quantity, totalAmount) : 0
  const price = { totalAmount, promotionAmount, postage }
  const key = await addOrder(context, product, { asked, specName, shipType, unitPrice, price, links })
  if (payAmountOf(price) === 0) await settlePaid(context, key, { payMethod: 'cash', transactionNo: null })
  return key
}
