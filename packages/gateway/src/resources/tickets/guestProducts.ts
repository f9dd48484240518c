import { ticketProduct } from '@ebkit/domain'
import type { GuestProduct } from '@ebkit/protocol/calls/guestPage'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { findRows } from '../../behaviour/rows'
import { type Product, specsOf, wholeInventory } from './inventory'
import { saleObstacle } from './orderChecks'

const most = 60

/** The sales channels of guests, most used first. */
const channels = ['wechat', 'h5'] as const

/** The channel through which the store sells a product now; undefined if there is none. */
const channelOf = (product: Product, hotelId: string) =>
  channels.find((channel) => !saleObstacle(product, channel, hotelId))

/** What guests of the acting store can order now, in the shop's order: no gifts, no cards, nothing that is sold out. */
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
