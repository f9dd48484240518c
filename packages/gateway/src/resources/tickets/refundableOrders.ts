import { todaySql } from '../../database/storeTimeSql'

/** SQL: whether another table has a matching row. */
const has = (table: string, condition: string) => `exists (select from ${table} where ${condition})`

const codes = (value: string) => `(select ${value} from ticket_code c
  where c.platform_order_id = o.platform_order_id and c.status in ('UNUSED', 'EXPIRED'))`

/** SQL: the last day on which guests may return an order, by the refund rule of its product. */
const lastDay = `(coalesce((select max(c.valid_end) from ticket_code c
  where c.platform_order_id = o.platform_order_id), o.use_date) - coalesce(p.refund_ahead_days, 0))`

const isSplit = has('split_bill s', "s.order_no = o.platform_order_id and s.status in ('PROCESSING', 'DONE')")
const isInGroup = has('group_order g', "g.group_order_id = o.group_order_id and g.status = 'WAIT'")
const isInvoiced = has('invoice i', "i.order_no = o.platform_order_id and i.status in ('ISSUING', 'ISSUED')")
const isLate = `p.refund_type = 'ahead' and ${todaySql} > ${lastDay}`
const isRefunding = has(
  'ticket_refund r',
  "r.platform_order_id = o.platform_order_id and r.status in ('APPLYING', 'PROCESSING', 'FAILED')",
)
const isUsed = has('ticket_code c', "c.platform_order_id = o.platform_order_id and c.status = 'USED'")

/**
 * SQL: paid orders `o`, with what a batch can refund of each. `x.rest` is the price of its unused codes, or the rest of
 * an order without codes, in cents; `x.pieces` is the number of these units. `y.reason` is why a batch leaves the
 * order out, or null.
 */
export const paidOrders = `ticket_order o
  left join ticket_product p on p.brand_id = o.brand_id and p.ticket_product_id = o.ticket_product_id
  cross join lateral (select least(
      o.pay_amount - coalesce((select sum(r.apply_amount) from ticket_refund r
        where r.platform_order_id = o.platform_order_id and r.status <> 'REJECTED'), 0),
      case when o.ship_type = 'mail' then o.pay_amount else ${codes('coalesce(sum(c.share_price), 0)')} end)::bigint as rest,
    case when o.ship_type = 'mail' then o.quantity - coalesce(o.refund_quantity, 0)
      else ${codes('count(*)')} end::int as pieces) x
  cross join lateral (select case
    when x.rest > 0 and o.status in ('PAID', 'WAIT_SHIP', 'SHIPPED', 'PART_USED', 'EXPIRED') then case
      when ${isSplit} then 'SPLIT'
      when ${isInGroup} then 'GROUP'
      when ${isInvoiced} then 'INVOICED'
      when ${isLate} then 'LATE' end
    when o.status = 'REFUNDED' then 'REFUNDED'
    when ${isRefunding} then 'REFUNDING'
    when ${isUsed} then 'USED'
    when o.status = 'COMPLETED' then 'COMPLETED'
    when o.pay_amount <= 0 then 'FREE'
    else 'REFUNDED' end as reason) y
  where o.status not in ('WAIT_PAY', 'CLOSED')`
