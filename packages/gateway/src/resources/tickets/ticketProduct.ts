import { ticketProduct as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { storeDay } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { todaySql } from '../../database/storeTimeSql'
import { inventoryChanged, type Product, specsOf, wholeInventory } from './inventory'
import { leavePromotions } from './leavePromotions'
import { reasons } from './strings'

function requirePublishable(row: Product): void {
  if (row.saleTime && row.saleTime.end < storeDay()) refuse('sale-ended', reasons.saleEnded)
  if (row.productSpecType === 1 && !specsOf(row).length) refuse('no-spec', reasons.noSpec)
  if (wholeInventory(row) <= 0) refuse('no-inventory', reasons.noInventory)
}

/** Fields of a product on sale whose changes need no review. */
const direct = new Set(['salePrice', 'linePrice', 'settlePrice', 'totalInventory', 'specs'])

const reviewed = resource.fields.filter(
  (field) => !direct.has(field.name) && !('readOnly' in field && field.readOnly) && !('computed' in field),
)

/** Whether a reviewed field of a product on sale has changed. The product stays on sale during the new review. */
const needsReview = (before: Product, { status, ...after }: Product): boolean =>
  (status === 'published' || status === 'share') &&
  reviewed.some(
    ({ name }) => JSON.stringify(before[name] ?? null) !== JSON.stringify((after as Product)[name] ?? null),
  )

/** The price and inventory of a multi-spec product: the lowest price of its specs, and the sum of their inventories. */
function sumOfSpecs(row: Product) {
  const specs = specsOf(row)
  if (row.productSpecType !== 1 || !specs.length) return {}
  return {
    salePrice: Math.min(...specs.map(({ salePrice }) => salePrice)),
    totalInventory: wholeInventory(row),
  }
}

/** SQL: the units of paid orders, without refunded ones. */
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
  computed: {
    soldCount: { kind: 'stored', recount: soldPieces },
    hasOrders: live(
      `exists (select from ticket_order o where o.brand_id = t.brand_id and o.ticket_product_id = t.ticket_product_id)`,
      'boolean',
    ),
  },
  computedInside: ['specs.sold'],
  auto: { saleEnd: { due: sql.raw(`t.sale_until < ${todaySql}`) } },
  saved: async ({ row, input: { before } }) => ({
    ...(before && (row.auditStatus === 3 || needsReview(before, row)) && { auditStatus: 2 }),
    ...sumOfSpecs(row),
  }),
})
