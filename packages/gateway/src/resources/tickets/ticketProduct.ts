import { ticketProduct as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { storeDay, todaySql } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { inventoryChanged, type Product, specsOf, wholeInventory } from './inventory'
import { leavePromotions } from './leavePromotions'
import { reasons } from './strings'

function requirePublishable(row: Product): void {
  if (row.saleTime && row.saleTime.end < storeDay()) refuse('sale-ended', reasons.saleEnded)
  if (row.productSpecType === 1 && !specsOf(row).length) refuse('no-spec', reasons.noSpec)
  if (wholeInventory(row) <= 0) refuse('no-inventory', reasons.noInventory)
}

/** Pieces of paid orders less those that were refunded. */
const soldPieces = `(select coalesce(sum(o.quantity - coalesce(o.refund_quantity, 0)), 0)::int from ticket_order o
  where o.brand_id = t.brand_id and o.ticket_product_id = t.ticket_product_id and o.pay_time is not null)`

export const ticketProduct = defineBehaviour(resource)({
  effects: {
    publish: async ({ row }) => {
      requirePublishable(row)
      return { auditStatus: 4 }
    },
    reject: async ({ input }) => ({ auditStatus: 3, auditRemark: input.auditRemark }),
    offline: async (context) => {
      await leavePromotions(context, context.key)
      return undefined
    },
    share: async ({ row, input }) => ({
      applyHotelIds: [...new Set([row.hotelId, ...(row.applyHotelIds ?? []), ...input.applyHotelIds])],
    }),
    unshare: async ({ row }) => ({ applyHotelIds: [row.hotelId] }),
    adjustInventory: async ({ row, input }) => inventoryChanged(row, input.specName, input.delta) as never,
  },
  computed: { soldCount: { kind: 'stored', recount: soldPieces } },
  computedInside: ['specs.sold'],
  auto: { saleEnd: { due: sql.raw(`t.sale_until < ${todaySql}`) } },
  saved: async ({ row, input }) => (input.before && row.auditStatus === 3 ? { auditStatus: 2 } : undefined),
})
