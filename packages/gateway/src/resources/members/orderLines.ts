/** A line of business: the table of its orders, and the condition under which an order `o` counts as paid. */
interface OrderLine {
  readonly table: string
  readonly paid: string
}

const lines: readonly OrderLine[] = [
  { table: 'ticket_order', paid: 'o.pay_time is not null' },
  {
    table: 'restaurant_order',
    paid: "o.placed_at is not null and o.pay_mode <> 'AFTER' or o.status = 'DONE'",
  },
  { table: 'direct_payment', paid: 'o.paid_at is not null' },
  { table: 'prepay_card_order', paid: 'o.pay_time is not null' },
  { table: 'equity_card_order', paid: 'o.pay_time is not null' },
]

const ofMember = (what: string) =>
  lines
    .map(
      ({ table, paid }) => `(select ${what} from ${table} o
        where o.brand_id = t.brand_id and o.member_id = t.member_id and (${paid}))`,
    )
    .join(' + ')

/** SQL over the member `t`: the number of paid orders, without fully refunded ones. */
export const orderCount = `(${ofMember(
  'count(*) filter (where o.pay_amount = 0 or coalesce(o.refund_amount, 0) < o.pay_amount)',
)})::int`

/** SQL over the member `t`: the amount paid less refunds, in cents. */
export const totalSpend = `(${ofMember('coalesce(sum(o.pay_amount - coalesce(o.refund_amount, 0)), 0)::bigint')})`
