import { type SQL, sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'

/** The SQL expressions that make an order a fact, over its row `o`. The key of the fact is that of its order. */
interface FactSource {
  readonly table: string
  readonly key: string
  readonly isPaid: string
  /** By column of the fact. */
  readonly values: Readonly<Record<string, string>>
}

const refundedAs = (otherwise: string) => `case when coalesce(o.refund_amount, 0) = 0 then ${otherwise}
  when o.refund_amount < o.pay_amount then 'PART_REFUNDED' else 'REFUNDED' end`

const ofTicket = (what: string) => `(select ${what} from ticket_product p
  left join ticket_category c on c.brand_id = p.brand_id and c.ticket_category_id = p.ticket_category_id
  where p.brand_id = o.brand_id and p.ticket_product_id = o.ticket_product_id)`

const tickets: FactSource = {
  table: 'ticket_order',
  key: 'platform_order_id',
  isPaid: 'o.pay_time is not null',
  values: {
    biz_line: `case when exists (select from pass_delivery d where d.brand_id = o.brand_id
      and d.order_no = o.platform_order_id) then 'PASS' else 'TICKET' end`,
    order_no: 'o.platform_order_id',
    phone: 'o.buyer_phone',
    channel: 'o.sale_channel',
    product_id: 'o.ticket_product_id',
    product_name: 'o.product_name',
    category_name: ofTicket('c.category_name'),
    quantity: 'o.quantity',
    origin_amount: 'o.total_amount + coalesce(o.postage, 0)',
    pay_method: 'o.pay_method',
    employee_id: 'o.employee_id',
    department_id: `(select e.department_id from employee e
      where e.brand_id = o.brand_id and e.employee_id = o.employee_id)`,
    paid_at: 'o.pay_time',
    used_at: `(select max(c.verify_time) from ticket_code c
      where c.platform_order_id = o.platform_order_id and c.status = 'USED')`,
    order_status: refundedAs(
      "case when o.status = 'REFUNDED' then 'REFUNDED' when o.status = 'COMPLETED' then 'DONE' else 'PAID' end",
    ),
  },
}

const restaurants: FactSource = {
  table: 'restaurant_order',
  key: 'restaurant_order_id',
  // an order that is paid after the meal counts as paid when it is done
  isPaid: "o.placed_at is not null and (o.pay_mode <> 'AFTER' or o.status = 'DONE')",
  values: {
    biz_line: "'RESTAURANT'",
    order_no: 'o.order_no',
    phone: 'o.phone',
    channel: "'wechat'",
    product_id: 'null',
    product_name: `(select r.name from restaurant r
      where r.brand_id = o.brand_id and r.restaurant_id = o.restaurant_id)`,
    category_name: 'null',
    quantity: '1',
    origin_amount: 'o.pay_amount + coalesce(o.discount_amount, 0)',
    pay_method: `case o.pay_mode when 'ALIPAY' then 'alipay' when 'STORED' then 'prepay'
      when 'ROOM' then 'credit' else 'wechat' end`,
    employee_id: 'null',
    department_id: 'null',
    paid_at: "case when o.pay_mode = 'AFTER' then o.finished_at else o.placed_at end",
    used_at: 'o.finished_at',
    order_status: refundedAs("case when o.status = 'DONE' then 'DONE' else 'PAID' end"),
  },
}

/**
 * The columns of a fact that follow its order. A member's first order stays the first, and the grade is that of the
 * day.
 */
const moving = ['biz_line', 'refund_amount', 'net_amount', 'used_at', 'order_status']

function statementOf({ table, key, isPaid, values }: FactSource): (orderKey: string) => SQL {
  const own = {
    ...values,
    brand_id: 'o.brand_id',
    order_fact_id: `o.${key}`,
    store_id: 'o.hotel_id',
    member_id: 'o.member_id',
    member_grade_id:
      '(select m.member_grade_id from member m where m.brand_id = o.brand_id and m.member_id = o.member_id)',
    is_new_buyer: `o.member_id is not null and not exists (select from order_fact f
      where f.brand_id = o.brand_id and f.member_id = o.member_id)`,
    pay_amount: 'o.pay_amount',
    refund_amount: 'coalesce(o.refund_amount, 0)',
    net_amount: 'o.pay_amount - coalesce(o.refund_amount, 0)',
    refunded_at: 'case when o.refund_amount > 0 then now() end',
  }
  const sets = moving.map((column) => `${column} = excluded.${column}`)
  const text = `insert into order_fact as t (${Object.keys(own).join(', ')})
    select ${Object.values(own).join(', ')} from ${table} o where (${isPaid}) and o.${key} = `
  const change = ` on conflict (order_fact_id) do update set ${sets.join(', ')}, updated_at = now(),
    refunded_at = case when excluded.refund_amount > t.refund_amount then now() else t.refunded_at end`
  return (orderKey) => sql`${sql.raw(text)}${orderKey}${sql.raw(change)}`
}

/** Locks the member: of two concurrent first orders, one waits and is the second. */
const lockMember = ({ rows }: BehaviourContext, { table, key }: FactSource, orderKey: string) =>
  rows.execute(sql`select from member m where (m.brand_id, m.member_id) = (select o.brand_id, o.member_id
    from ${sql.raw(table)} o where ${sql.raw(`o.${key}`)} = ${orderKey}) for no key update`)

function keepFactOf(source: FactSource): (context: BehaviourContext, orderKey: string) => Promise<void> {
  const statement = statementOf(source)
  return async (context, orderKey) => {
    await lockMember(context, source, orderKey)
    await context.rows.execute(statement(orderKey))
  }
}

/** Keeps the fact of a ticket order, once it is paid. */
export const keepTicketFact = keepFactOf(tickets)

/** Keeps the fact of a restaurant's order, once it is paid. */
export const keepRestaurantFact = keepFactOf(restaurants)
