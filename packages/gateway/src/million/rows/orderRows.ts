import { localDaySql, localTimeSql } from '../../database/storeTimeSql'
import type { LoadedRows } from './loadRows'

/** The brand of the demo, which all rows belong to. */
export const brand = '1001'

/** The store with four fifths of all orders. */
export const largeStore = '100101'

const surnames =
  '{王,李,张,刘,陈,杨,黄,赵,吴,周,徐,孙,马,朱,胡,郭,何,高,林,罗,郑,梁,谢,宋,唐,许,韩,冯,邓,曹,彭,曾,肖,田,董,袁,潘,于,蒋,蔡,余,杜,叶,程,苏,魏,吕,丁,任,沈}'
const givenNames =
  '{伟,芳,娜,敏,静,丽,强,磊,军,洋,勇,艳,杰,娟,涛,明,超,霞,平,刚,桂英,秀兰,志强,建华,雨桐,子涵,浩然,欣怡,宇轩,诗涵,梓萱,一诺,思远,佳琪,晓东,海燕,文博,雪梅,国庆,春燕,婷婷,俊杰,丹丹,晨曦,若曦,明轩,静怡,立群,红梅,天宇}'

/** One element of an array; `share` is at least 0 and less than 1. */
const pick = (array: string, share = 'random()') =>
  `(${array})[1 + floor(${share} * array_length(${array}, 1))::int]`

/** A number of a permuted sequence: no two are the same. */
export const scattered = (number: string, digits: number) =>
  `lpad((((${number})::bigint * 387420489 + 104729) % ${10 ** digits}::bigint)::text, ${digits}, '0')`

/** Names, products, stores and sellers that the rows are made of. */
export const madeOf: readonly LoadedRows[] = [
  {
    table: 'pg_temp.names',
    sql: `create temp table names as select '${surnames}'::text[] as surnames, '${givenNames}'::text[] as given_names`,
  },
  {
    table: 'pg_temp.sold_product',
    sql: `create temp table sold_product as
    select p.hotel_id, p.ticket_product_id, p.product_name, p.product_type, coalesce(p.sale_price, p.min_sale_price, 8800) as price,
      case when p.product_spec_type = 1 then p.specs -> 0 ->> 'specName' end as spec_name,
      (row_number() over (partition by p.hotel_id order by p.ticket_product_id))::int as place
    from ticket_product p where p.brand_id = '${brand}' and p.product_type is not null`,
  },
  {
    table: 'pg_temp.sold_products',
    sql: `create temp table sold_products as
    select hotel_id, count(*)::int as products from sold_product group by 1`,
  },
  {
    table: 'pg_temp.other_store',
    sql: `create temp table other_store as
    select array_agg(distinct hotel_id) as ids from sold_product where hotel_id <> '${largeStore}'`,
  },
  {
    table: 'pg_temp.seller',
    sql: `create temp table seller as
    select h.hotel_id, array_agg(e.employee_id order by e.employee_id) as ids
    from (select distinct hotel_id from sold_product) h
      join employee e on e.brand_id = '${brand}' and e.hotel_id = h.hotel_id group by 1`,
  },
]

export const membersSql = (count: number) => `
insert into member (brand_id, member_id, member_no, nickname, real_name, phone, member_grade_id, source, register_hotel_id,
  register_time, created_at, points, growth_value, balance)
select '${brand}', 'MB' || lpad(n::text, 8, '0'), 'M' || ${scattered('n', 8)}, name, name,
  '1' || (3 + n % 7) || ${scattered('n', 9)}, g.ids[1 + n % array_length(g.ids, 1)], 'MINI_PROGRAM', '${largeStore}',
  moment, moment, 0, 0, 0
from (select n, ${pick('surnames')} || ${pick('given_names')} as name,
    now() - random() * interval '1400 days' as moment
  from generate_series(1, ${count}) n, names offset 0) m,
  (select array_agg(member_grade_id) as ids from member_grade where brand_id = '${brand}') g`

/** A time on a day, most often in the afternoon. Orders are spread over the days, with more of them on recent days. */
const moment = `least(now() - random() * interval '20 minutes',
  date_trunc('day', now()) - age * interval '1 day' + interval '8 hours' + (random() + random()) * interval '7 hours'
    - interval '8 hours')`

const channels = `case when share < .62 then 'wechat' when share < .76 then 'tiktok' when share < .85 then 'xhs'
  when share < .88 then 'h5' when share < .92 then 'alipay' when share < .96 then 'fliggy' else 'offline' end`

/** Most old orders are completed; some of the last two months are not. */
const statuses = `case
  when is_free then 'COMPLETED'
  when age = 0 and fate > .98 then 'WAIT_PAY'
  when fate < .07 then 'CLOSED'
  when fate < .14 then 'REFUNDED'
  when is_mailed then case when age > 20 or fate < .6 then 'COMPLETED' when fate < .8 then 'SHIPPED' else 'WAIT_SHIP' end
  when age > 60 then case when fate < .21 then 'EXPIRED' when fate < .22 and quantity > 1 then 'PART_USED' else 'COMPLETED' end
  when age < 1 or fate < .40 then 'PAID' when fate < .44 and quantity > 1 then 'PART_USED' else 'COMPLETED' end`

export const ordersSql = (count: number) => `
insert into ticket_order (brand_id, hotel_id, platform_order_id, out_order_no, ticket_product_id, product_name, spec_name,
  product_type, sale_channel, member_id, buyer_name, buyer_phone, quantity, unit_price, total_amount, promotion_amount,
  coupon_amount, red_envelope_amount, points_amount, postage, pay_amount, pay_method, transaction_no, pay_time, use_date,
  used_count, refund_quantity, refund_amount, refund_status, ship_type, receiver_address, express_company, express_no,
  employee_id, buyer_remark, status, created_at, updated_at)
select '${brand}', o.hotel_id, 'T' || to_char(${localTimeSql('created_at')}, 'YYYYMMDD') || lpad(n::text, 7, '0'),
  case when sale_channel not in ('wechat', 'h5', 'offline') then upper(sale_channel) || ${scattered('n', 12)} end,
  ticket_product_id, product_name, spec_name, product_type, sale_channel, member_id, buyer_name, buyer_phone, quantity, price,
  total, promotion, 0, 0, 0, case when is_mailed then 800 else 0 end, paid,
  case when is_paid then case when sale_channel in ('alipay', 'fliggy') then 'alipay' when sale_channel = 'offline' then
    case when n % 3 = 0 then 'cash' else 'pos' end when n % 9 = 0 then 'prepay' else 'wechat' end end,
  case when is_paid then '42000' || ${scattered('n', 14)} || lpad((n % 1000000)::text, 6, '0') end,
  case when is_paid then created_at + fate * interval '10 minutes' end,
  case when not is_mailed then ${localDaySql("created_at + (1 + fate * 14) * interval '1 day'")} end,
  case status when 'COMPLETED' then case when is_mailed then 0 else quantity - refunded end when 'PART_USED' then 1 else 0 end,
  refunded, case when refunded > 0 then paid * refunded / quantity else 0 end,
  case when refunded > 0 then 'DONE' when status in ('PAID', 'WAIT_SHIP') and n % 40 = 0 then 'APPLYING'
    when status = 'PAID' and n % 211 = 0 then 'FAILED' else 'NONE' end,
  case when is_mailed then 'mail' else 'code' end,
  case when is_mailed then '浙江省杭州市西湖区文三路' || n % 300 || '号 ' || buyer_name end,
  case when is_sent then (array['SF', 'JD', 'YTO', 'ZTO', 'EMS'])[1 + n % 5] end,
  case when is_sent then 'SF' || ${scattered('n', 13)} end,
  case when n % 4 = 0 then s.ids[1 + n % array_length(s.ids, 1)] end,
  case when n % 50 = 0 then '请尽快安排，谢谢' end, status, created_at, created_at + fate * interval '3 days'
from (
  select *, status not in ('WAIT_PAY', 'CLOSED') as is_paid,
    is_mailed and status in ('SHIPPED', 'COMPLETED', 'REFUNDED') as is_sent,
    total - promotion + case when is_mailed then 800 else 0 end as paid,
    case when status = 'REFUNDED' then quantity when status = 'COMPLETED' and quantity > 1 and fate > .97 then 1 else 0 end
      as refunded
  from (
    select *, ${statuses} as status, ${moment} as created_at, ${channels} as sale_channel, price * quantity as total,
      case when n % 6 = 0 and price > 5000 then 1000 else 0 end as promotion
    from (
      select d.*, p.ticket_product_id, p.product_name, p.spec_name, p.product_type, p.price, p.product_type = 'goods' as is_mailed,
        p.price = 0 as is_free,
        case when m.member_id is null then d.name else m.real_name end as buyer_name,
        coalesce(m.phone, '1' || (3 + n % 7) || ${scattered('n + 500000000', 9)}) as buyer_phone, m.member_id
      from (
        select n, random() as share, random() as fate, floor(1095 * power(1 - n / ${count}.0, 1.3))::int as age,
          (array[1,1,1,2,2,2,2,3,4])[1 + floor(random() * 9)::int] as quantity, power(random(), 2) as popularity,
          case when random() < .8 then '${largeStore}' else ${pick('other_store.ids')} end as hotel_id,
          ${pick('surnames')} || ${pick('given_names')} as name,
          case when random() < .7 then 1 + floor(random() * ${Math.ceil(count / 5)})::int end as member
        from generate_series(1, ${count}) n, names, other_store offset 0
      ) d
        join sold_products s on s.hotel_id = d.hotel_id
        join sold_product p on p.hotel_id = d.hotel_id and p.place = 1 + floor(d.popularity * s.products)::int
        left join member m on m.member_id = 'MB' || lpad(d.member::text, 8, '0')
      offset 0
    ) priced offset 0
  ) fated offset 0
) o left join seller s on s.hotel_id = o.hotel_id`

export const restaurantOrdersSql = (count: number) => `
insert into restaurant_order (brand_id, hotel_id, restaurant_order_id, order_no, pick_no, restaurant_id, order_type, place,
  member_id, guest_name, phone, items, pack_fee, delivery_fee, discount_amount, pay_amount, pay_mode, courier_type,
  placed_at, accepted_at, finished_at, overdue, refund_amount, status, created_at)
select '${brand}', r.hotel_id, 'RO' || n, 'E' || lpad(n::text, 9, '0'), lpad((n % 1000)::text, 3, '0'), r.restaurant_id,
  (array['DINE_IN', 'DINE_IN', 'TAKE_AWAY', 'DELIVERY', 'ROOM_SERVICE'])[1 + n % 5], 'A' || n % 60, m.member_id,
  m.real_name, m.phone, jsonb_build_array(jsonb_build_object('name', '西湖醋鱼', 'quantity', 1 + n % 3, 'amount', 6800)),
  0, case when n % 5 = 3 then 500 else 0 end, case when n % 7 = 0 then 800 else 0 end, 3000 + n % 40000,
  (array['WECHAT', 'ALIPAY', 'STORED', 'ROOM', 'AFTER'])[1 + n % 5], case when n % 5 = 3 then 'STAFF' end,
  placed, placed + interval '2 minutes', placed + interval '50 minutes', n % 23 = 0, 0,
  case when n % 31 = 0 then 'CANCELLED' else 'DONE' end, placed
from (select n, date_trunc('day', now()) - floor(1095 * (1 - n / ${count}.0)) * interval '1 day' - interval '13 hours'
    + random() * interval '10 hours' as placed, 1 + floor(random() * ${count})::int as member
  from generate_series(1, ${count}) n offset 0) o
  join (select restaurant_id, hotel_id, row_number() over (order by hotel_id <> '${largeStore}', restaurant_id) - 1 as place
    from restaurant where brand_id = '${brand}' limit 10) r on r.place = n % 10
  left join member m on m.member_id = 'MB' || lpad(o.member::text, 8, '0')`
