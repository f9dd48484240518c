import { ticketUpSell, tyingActivity } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { requireNotBlacklisted } from '../members/blacklist'
import { groupTerms } from './groupTerms'
import { type Product, specOf } from './inventory'
import type { OrderRequest } from './OrderRequest'
import { promotionTerms } from './promotionTerms'
import { reasons } from './strings'
import type { OrderTerms } from './Terms'

const isOf = ({ product }: Values, key: string) =>
  (product as readonly Values[] | undefined)?.[0]?.ticketProductId === key

/** The offer for a product in a list of offers. @throws 422 `offer-ended` */
const offerOf = (offers: readonly Values[] | null | undefined, key: string): Values =>
  (offers ?? []).find((offer) => isOf(offer, key)) ?? refuse('offer-ended', reasons.offerEnded)

function requireWithin(limit: unknown, { quantity }: OrderRequest): void {
  if (quantity > Number(limit ?? 1))
    refuse('offer-limit', filled(reasons.offerLimit, { limit: Number(limit ?? 1) }))
}

async function upSellTerms(context: BehaviourContext, asked: OrderRequest): Promise<OrderTerms> {
  const upSell = await findRow(context, ticketUpSell, asked.upSellId ?? null, { lock: false })
  if (upSell?.status !== 'RUNNING') refuse('offer-ended', reasons.offerEnded)
  const { upSellPrice } = offerOf(upSell.offers, asked.ticketProductId)
  requireWithin(upSell.memberLimit, asked)
  return { unitPrice: Number(upSellPrice), promotionAmount: 0, links: { upSellId: String(upSell.upSellId) } }
}

async function tyingTerms(context: BehaviourContext, asked: OrderRequest): Promise<OrderTerms> {
  const tying = await findRow(context, tyingActivity, asked.tyingId ?? null, { lock: false })
  if (tying?.status !== 'RUNNING') refuse('offer-ended', reasons.offerEnded)
  const { tyingPrice, maxQuantity } = offerOf(tying.tyingItems, asked.ticketProductId)
  requireWithin(maxQuantity, asked)
  return { unitPrice: Number(tyingPrice), promotionAmount: 0, links: { tyingId: String(tying.tyingId) } }
}

/**
 * The terms of an order: those of the chosen offer or group, otherwise of a running promotion of the product.
 *
 * @throws 422 if the offer has ended, is not for the product, or the guest is blacklisted
 */
export async function termsOf(
  context: BehaviourContext,
  product: Product,
  asked: OrderRequest,
): Promise<OrderTerms> {
  if (asked.upSellId || asked.tyingId || asked.groupBuyId || asked.groupOrderId)
    await requireNotBlacklisted(context, asked.memberId)
  if (asked.upSellId) return upSellTerms(context, asked)
  if (asked.tyingId) return tyingTerms(context, asked)
  const specName = product.productSpecType === 1 ? (asked.specName ?? null) : null
  const unitPrice = specName ? specOf(product, specName).salePrice : (product.salePrice ?? 0)
  if (asked.groupBuyId || asked.groupOrderId) return groupTerms(context, product, asked)
  return promotionTerms(context, product, asked, unitPrice)
}
