import { brand } from './orderRows'

/** One fact for each paid order; every twentieth order is for a pass. */
export const factsSql = `
insert into order_fact (brand_id, order_fact_id, biz_line, order_no, store_id, member_id, phone, is_new_buyer, channel,
  product_id, product_name, quantity, origin_amount, pay_amount, refund_amount, net_amount, pay_method, employee_id, paid_at,
  order_status, created_at)
select '${brand}', 'OF' || o.platform_order_id, case when right(o.platform_order_id, 1)::int % 5 = 0
    and right(o.platform_order_id, 2)::int < 20 then 'PASS' else 'TICKET' end,
  o.platform_order_id, o.hotel_id, o.member_id, o.buyer_phone, false, o.sale_channel, o.ticket_product_id, o.product_name,
  o.quantity, o.total_amount + o.postage, o.pay_amount, o.refund_amount, o.pay_amount - o.refund_amount, o.pay_method,
  o.employee_id, o.pay_time,
  case when o.status = 'REFUNDED' then 'REFUNDED' when o.refund_amount > 0 then 'PART_REFUNDED'
    when o.status = 'COMPLETED' then 'DONE' else 'PAID' end, o.pay_time
from ticket_order o
where o.brand_id = '${brand}' and o.pay_time is not null and o.platform_order_id ~ '^T\\d{15}$'`
