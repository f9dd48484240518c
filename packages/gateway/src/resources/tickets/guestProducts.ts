import { ticketProduct } from '@ebkit/domain'
import type { GuestProduct } from '@ebkit/protocol/calls/guestPage'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { findRows } from '../../behaviour/rows'
import { type Product, specsOf, wholeInventory } from './inventory'
import { saleObstacle } from './orderChecks'

const most = 60

/** Channels of guests, those that they use most first. */
const channels = ['wechat', 'h5'] as const

/** The channel through which a guest gets a product now. Undefined: the store does not sell it. */
const channelOf = (product: Product, hotelId: string) =>
  channels.find((channel) => !saleObstacle(product, channel, hotelId))

/**
 * What guests of the work's store can order now, in the shop's order. Gifts, cards, and what is sold out are not in it.
 */
export async function guestProducts(context: BehaviourContext): Promise<GuestProduct[]> {
  const { hotelId } = context.place
  const sold = sql`t.status in ('published', 'share') and (t.hotel_id = ${hotelId} or ${hotelId} = any(t.apply_hotel_ids))
    and t.product_type <> 'gift' and t.ecard_type = 'none' and t.total_inventory >= t.min_per_order`
  const order = sql`t.sort desc, t.ticket_product_id`
  const products = await findRows(context, ticketProduct, sold, { lock: false, order, limit: 4 * most })
  return products
    .flatMap((product) => {
      const saleChannel = channelOf(product, hotelId)
      return saleChannel ? [shown(product, saleChannel)] : []
    })
    .slice(0, most)
}

function shown(product: Product, saleChannel: string): GuestProduct {
  const hasSpecs = product.productSpecType === 1
  return {
    ticketProductId: String(product.ticketProductId),
    productName: product.productName ?? '',
    coverImage: product.coverImage ?? '',
    salePrice: product.salePrice ?? 0,
    linePrice: product.linePrice ?? null,
    inventory: wholeInventory(product),
    specs: hasSpecs
      ? specsOf(product).map(({ specName, salePrice, inventory }) => ({ specName, salePrice, inventory }))
      : [],
    minPerOrder: product.minPerOrder ?? 1,
    maxPerOrder: product.maxPerOrder ?? 10,
    saleChannel,
    refundType: product.refundType ?? 'none',
    realNameType: product.realNameType ?? 'none',
    needsUseDate: product.validType === 'date',
    needsAddress: product.shipType === 'mail',
  }
}
