import { genericVoucher as resource, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { requireNoObstacle } from '../../behaviour/obstacles'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { findRow } from '../../behaviour/rows'
import { todaySql } from '../../database/storeTimeSql'
import { type ChosenProducts, chosenKeys, productsByKey } from './activities/chosenProducts'
import { keysOf, notPublished } from './activities/productLists'
import { putOnSale, takeOffSale } from './saleProduct'
import { reasons } from './strings'

type Voucher = RowOf<typeof resource>

/** The category of a voucher: that of its first product. */
async function categoryOf(context: BehaviourContext, { products }: Voucher): Promise<string> {
  const key = products?.[0]?.ticketProductId
  const product = await findRow(context, ticketProduct, typeof key === 'string' ? key : null, { lock: false })
  return product?.ticketCategoryId ?? refuse('no-category', reasons.noCategory)
}

/** The product as which the voucher is sold. */
const productOf = (voucher: Voucher, ticketCategoryId: string) =>
  ({
    productType: 'package',
    productName: voucher.voucherName,
    ticketCategoryId,
    coverImage: voucher.coverImage,
    salePrice: voucher.salePrice,
    linePrice: voucher.faceValue,
    totalInventory: Math.max(0, (voucher.totalInventory ?? 0) - (voucher.soldCount ?? 0)),
    saleTime: voucher.saleTime,
    validDays: voucher.validDays,
    refundType: 'anytime',
    applyHotelIds: voucher.applyHotelIds,
    description: voucher.useNotice,
    useNotice: voucher.useNotice,
  }) as const

/** @throws 422 if products were removed that holders of sold vouchers can choose */
async function requireProducts(
  context: BehaviourContext,
  before: ChosenProducts,
  after: ChosenProducts,
): Promise<void> {
  const kept = chosenKeys(after)
  const gone = chosenKeys(before).filter((key) => !kept.includes(key))
  if (!gone.length) return
  const names = await productsByKey(context, gone)
  const products = gone.map((key) => names.get(key)?.productName ?? key).join('、')
  refuseAt([explained('products', filled(reasons.soldProductsGone, { products }))])
}

const ofCodes = (value: string, more = '') =>
  live(
    `(select coalesce(${value}, 0)::int from generic_voucher_code c
      where c.brand_id = t.brand_id and c.voucher_id = t.voucher_id${more})`,
    'integer',
  )

export const genericVoucher = defineBehaviour(resource)({
  effects: {
    publish: async (context) => {
      const { row, key } = context
      await requireNoObstacle(context, resource, key, [notPublished(keysOf('t.products'))])
      await putOnSale(context, key, productOf(row, await categoryOf(context, row)))
      return undefined
    },
    offline: async (context) => takeOffSale(context, context.key),
  },
  computed: {
    soldCount: ofCodes('count(*)', " and c.status <> 'REFUNDED'"),
    exchangedCount: ofCodes(
      "sum((select sum((i->>'quantity')::int) from jsonb_array_elements(c.exchange_items) i))",
    ),
  },
  saved: async (context) => {
    const { row, input } = context
    if (input.before && row.soldCount) await requireProducts(context, input.before.products, row.products)
    return undefined
  },
  auto: {
    saleEnd: {
      due: sql.raw(`t.sale_until < ${todaySql}`),
      run: async (context) => takeOffSale(context, context.key),
    },
  },
})
