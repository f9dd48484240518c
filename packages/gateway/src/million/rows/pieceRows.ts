import { brand, scattered } from './orderRows'

const paid =
  "o.brand_id = '1001' and o.status not in ('WAIT_PAY', 'CLOSED') and o.platform_order_id ~ '^T\\d{15}$'"

/** A number for a piece of an order, unique because an order has at most four pieces. */
const number = '(right(o.platform_order_id, 7)::bigint * 4 + piece)'

/** One code for each piece that is not mailed: refunded ones first, then used ones. */
export const codesSql = `
insert into ticket_code (brand_id, hotel_id, ticket_code_id, code, platform_order_id, ticket_product_id, spec_name,
  holder_name, holder_phone, valid_start, valid_end, verify_time, verify_hotel_name, verify_employee_id, share_price, status,
  created_at, updated_at)
select '${brand}', o.hotel_id, 'TC' || ${number}, ${scattered(number, 12)}, o.platform_order_id, o.ticket_product_id,
  o.spec_name, o.buyer_name, o.buyer_phone, o.pay_time::date, o.pay_time::date + 90,
  case when c.status = 'USED' then o.pay_time + interval '1 day' end, case when c.status = 'USED' then h.hotel_name end,
  case when c.status = 'USED' then o.employee_id end, o.pay_amount / o.quantity, c.status, o.pay_time, o.updated_at
from ticket_order o join hotel h on h.hotel_id = o.hotel_id
  cross join lateral (select piece, case when piece <= o.refund_quantity then 'REFUNDED'
    when piece <= o.refund_quantity + o.used_count then 'USED' when o.status = 'EXPIRED' then 'EXPIRED' else 'UNUSED' end as status
    from generate_series(1, o.quantity) piece) c
where ${paid} and o.ship_type = 'code'`

export const refundsSql = `
insert into ticket_refund (brand_id, hotel_id, refund_id, platform_order_id, product_name, buyer_name, buyer_phone,
  refund_quantity, apply_amount, fee_amount, refund_amount, apply_source, reason, finish_time, status, created_at)
select '${brand}', o.hotel_id, 'R' || substr(o.platform_order_id, 2), o.platform_order_id, o.product_name, o.buyer_name,
  o.buyer_phone, greatest(o.refund_quantity, 1), o.pay_amount, 0, greatest(o.refund_amount, 1), 'buyer', '行程有变',
  case when o.refund_status = 'DONE' then o.updated_at end,
  case o.refund_status when 'DONE' then 'SUCCESS' when 'FAILED' then 'FAILED' else 'APPLYING' end, o.updated_at
from ticket_order o where ${paid} and o.refund_status <> 'NONE'`

export const verificationsSql = `
insert into ticket_verify_record (brand_id, hotel_id, verify_id, code, platform_order_id, ticket_product_id, spec_name,
  holder_name, holder_phone, verify_type, verify_time, verify_hotel_id, employee_id, amount, status, created_at)
select c.brand_id, c.hotel_id, 'V' || substr(c.ticket_code_id, 3), c.code, c.platform_order_id, c.ticket_product_id,
  c.spec_name, c.holder_name, c.holder_phone, 'scan', c.verify_time, c.hotel_id, c.verify_employee_id, c.share_price,
  'VALID', c.verify_time
from ticket_code c where c.status = 'USED' and c.ticket_code_id ~ '^TC\\d+$'`

const itemColumns = `brand_id, hotel_id, settlement_item_id, biz_type, item_type, order_no, code_no, product_name, quantity,
  sale_store_id, use_store_id, member_name, phone, amount, channel_fee, platform_fee, commission, settle_amount, pay_method,
  channel, occurred_at, created_at`

const payMethods = `case o.pay_method when 'wechat' then 'WECHAT' when 'alipay' then 'ALIPAY' when 'prepay' then 'PREPAY_CARD'
  when 'pos' then 'BANKCARD' else 'CASH' end`
const channels = `case o.sale_channel when 'wechat' then 'WXA' when 'h5' then 'H5' when 'alipay' then 'ALIPAY'
  when 'tiktok' then 'TIKTOK' when 'offline' then 'STORE' else 'OTA' end`

const ofOrder = `o.buyer_name, o.buyer_phone`

/** Settlement items for sales, refunds and uses. */
export const itemsSql = `
insert into settlement_item (${itemColumns})
select o.brand_id, o.hotel_id, 'SI' || o.platform_order_id, 'TICKET', 'SALE', o.platform_order_id, null, o.product_name,
  o.quantity, o.hotel_id, null, ${ofOrder}, o.pay_amount, o.pay_amount * 6 / 1000, 0, 0, o.pay_amount - o.pay_amount * 6 / 1000,
  ${payMethods}, ${channels}, o.pay_time, o.pay_time
from ticket_order o where ${paid} and o.pay_amount > 0
union all
select o.brand_id, o.hotel_id, 'SI' || r.refund_id, 'TICKET', 'REFUND', o.platform_order_id, null, o.product_name,
  r.refund_quantity, o.hotel_id, null, ${ofOrder}, r.refund_amount, 0, 0, 0, -r.refund_amount, ${payMethods}, ${channels},
  r.finish_time, r.finish_time
from ticket_refund r join ticket_order o using (platform_order_id) where ${paid} and r.status = 'SUCCESS'
union all
select o.brand_id, o.hotel_id, 'SI' || v.verify_id, 'TICKET', 'USE', o.platform_order_id, v.code, o.product_name, 1,
  o.hotel_id, v.verify_hotel_id, ${ofOrder}, v.amount, 0, 0, 0, 0, ${payMethods}, ${channels}, v.verify_time, v.verify_time
from ticket_verify_record v join ticket_order o using (platform_order_id) where ${paid}`
