import { groupOrder, ticketOrder as resource, ticketCode, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { storeDay } from '../../behaviour/numbers'
import { requireRefundLimit } from '../../behaviour/refundLimit'
import { refuse } from '../../behaviour/refuse'
import { changeRow, findRow } from '../../behaviour/rows'
import { momentOf, todaySql } from '../../database/storeTimeSql'
import { addLine } from '../finance/settlementItems'
import { beginSplits } from '../finance/splits'
import { keepTicketFact } from '../reports/orderFacts'
import { changeInventory, takesBack } from './inventory'
import { codesOf } from './orderState'
import { amountLeft } from './refundChecks'
import { refundNow } from './refundNow'
import { askRefund } from './refunds'
import { reasons } from './strings'
import type { Order } from './ticketCodes'

/** Returns the units of an unpaid order to the inventory, if its spec is still there. */
async function release(context: BehaviourContext, order: Order): Promise<void> {
  const product = await findRow(context, ticketProduct, order.ticketProductId)
  if (product && takesBack(product, order.specName))
    await changeInventory(context, product, order.specName, order.quantity ?? 0)
}

/** @throws 422 for an order of an incomplete group */
async function requireGroupComplete(context: BehaviourContext, { groupOrderId: key }: Order): Promise<void> {
  const group = await findRow(context, groupOrder, key, { lock: false })
  if (group?.status === 'WAIT') refuse('group-open', reasons.groupOpen)
}

/**
 * Moves the validity of unused codes to another day of use.
 *
 * @throws 422 if the product is neither sold by date nor reserved, or that day is past or sold out
 */
async function moveDate(context: BehaviourContext, order: Order, useDate: string): Promise<void> {
  if (useDate < storeDay()) refuse('past-date', reasons.pastDate)
  const product = await findRow(context, ticketProduct, order.ticketProductId)
  if (!product || (product.validType !== 'date' && !product.needReserve))
    refuse('not-by-date', reasons.notByDate)
  const { dailySaleLimit } = product
  const found = await context.rows.execute<{
    pieces: number
  }>(sql`select coalesce(sum(t.quantity), 0)::int as pieces
    from ticket_order t where t.ticket_product_id = ${order.ticketProductId} and t.use_date = ${useDate}
      and t.status in ('PAID', 'PART_USED') and t.platform_order_id <> ${order.platformOrderId}`)
  const taken = found.rows[0]?.pieces ?? 0
  if (dailySaleLimit && taken + (order.quantity ?? 0) > dailySaleLimit) refuse('day-full', reasons.dayFull)
  for (const code of await codesOf(context, String(order.platformOrderId)))
    if (code.status === 'UNUSED')
      await changeRow(context, ticketCode, String(code.ticketCodeId), {
        validStart: useDate,
        validEnd: useDate,
      })
}

/** Sends the codes again, up to three times a day. @throws 422 beyond that */
async function sendCodes(context: BehaviourContext, order: Order): Promise<void> {
  const key = String(order.platformOrderId)
  const { rowCount } = await context.rows.execute(sql`select from outbox_message m
    where m.brand_id = ${order.brandId} and m.resource = 'ticketOrder' and m.row_key = ${key} and m.kind = 'codesAgain'
      and m.created_at >= ${momentOf(storeDay())}`)
  if ((rowCount ?? 0) >= 3) refuse('resend-limit', reasons.resendLimit)
  await context.ask({
    channel: 'sms',
    kind: 'codesAgain',
    resource,
    key,
    content: { phone: order.buyerPhone },
  })
}

/** Refunds expired codes if the product says so; otherwise the store keeps their price. */
async function settleExpired(context: BehaviourContext, order: Order): Promise<void> {
  const key = String(order.platformOrderId)
  const product = await findRow(context, ticketProduct, order.ticketProductId, { lock: false })
  const expired = (await codesOf(context, key)).filter(({ status }) => status === 'EXPIRED')
  const shares = expired.reduce((sum, { sharePrice }) => sum + (sharePrice ?? 0), 0)
  // the store may have refunded other pieces for more than their shares
  const amount = Math.min(shares, await amountLeft(context, order))
  if (!product?.expiredAutoRefund || amount === 0) {
    for (const { sharePrice, code } of expired)
      await addLine(context, order, {
        ...{ itemType: 'EXPIRE', quantity: 1, amount: sharePrice ?? 0, codeNo: code, settleAmount: 0 },
      })
    return
  }
  const asked = { quantity: expired.length, amount, reason: '过期自动退款', source: 'expire' } as const
  await refundNow(context, order, asked)
}

const codesOfOrder = (status: string) =>
  sql.raw(
    `exists (select from ticket_code c where c.platform_order_id = t.platform_order_id and c.status in (${status}))`,
  )

export const ticketOrder = defineBehaviour(resource)({
  effects: {
    close: async (context) => {
      await release(context, context.row)
      return undefined
    },
    ship: async (context) => {
      const { row, key, input, ask } = context
      await requireGroupComplete(context, row)
      const content = { phone: row.buyerPhone, ...input }
      await ask({ channel: 'sms', kind: 'shipped', resource, key, content })
      return { expressCompany: input.expressCompany, expressNo: input.expressNo }
    },
    receive: async (context) => beginSplits(context, context.row),
    refund: async (context) => {
      const { refundQuantity: quantity, refundAmount: amount, reason } = context.input
      await requireRefundLimit(context, amount)
      await askRefund(context, context.row, { quantity, amount, reason, source: 'merchant' })
      return undefined
    },
    changeDate: async (context) => {
      await moveDate(context, context.row, context.input.useDate)
      return { useDate: context.input.useDate }
    },
    resend: async (context) => {
      await sendCodes(context, context.row)
      return undefined
    },
    note: async ({ input }) => ({ merchantRemark: input.merchantRemark }),
  },
  computed: {
    endsSoon: live(
      `exists (select from ticket_code c where c.platform_order_id = t.platform_order_id and c.status = 'UNUSED'
        and c.valid_end between ${todaySql} and ${todaySql} + 7)`,
      'boolean',
    ),
    productName: { kind: 'snapshot' },
    payAmount: { kind: 'snapshot' },
    hotelName: {
      kind: 'live',
      type: 'text',
      sql: '(select h.hotel_name from hotel h where h.hotel_id = t.hotel_id)',
    },
    usedCount: {
      kind: 'stored',
      recount: `(select count(*)::int from ticket_code c where c.platform_order_id = t.platform_order_id and c.status = 'USED')`,
    },
    refundQuantity: {
      kind: 'stored',
      recount: `(select coalesce(sum(r.refund_quantity), 0)::int from ticket_refund r
        where r.platform_order_id = t.platform_order_id and r.status = 'SUCCESS')`,
    },
    refundAmount: {
      kind: 'stored',
      recount: `(select coalesce(sum(r.refund_amount), 0)::bigint from ticket_refund r
        where r.platform_order_id = t.platform_order_id and r.status = 'SUCCESS')`,
    },
    refundStatus: {
      kind: 'stored',
      recount: `coalesce((select case r.status when 'SUCCESS' then 'DONE' when 'FAILED' then 'FAILED'
          when 'REJECTED' then 'NONE' else 'APPLYING' end
        from ticket_refund r where r.platform_order_id = t.platform_order_id
        order by r.created_at desc, r.refund_id desc limit 1), 'NONE')`,
    },
  },
  auto: {
    pay: {},
    payMail: {},
    payTimeout: {
      due: sql`t.created_at < now() - interval '30 minutes'`,
      run: async (context) => {
        await release(context, context.row)
        return undefined
      },
    },
    partUse: {},
    useUp: { run: async (context) => beginSplits(context, context.row) },
    expire: {
      due: sql`${codesOfOrder("'EXPIRED'")} and not ${codesOfOrder("'UNUSED', 'LOCKED'")}`,
      run: async (context) => {
        await settleExpired(context, context.row)
        return undefined
      },
    },
    autoReceive: {
      due: sql`t.updated_at < now() - interval '10 days'`,
      run: async (context) => beginSplits(context, context.row),
    },
    refundAll: {},
  },
  followed: keepTicketFact,
})
