/** A line of products: its orders, when they count as paid, and what was paid and paid back. */
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

/** Paid orders of a member less those that were paid back in full, in SQL over the row `t` of the member. */
export const orderCount = `(${ofMember(
  'count(*) filter (where o.pay_amount = 0 or coalesce(o.refund_amount, 0) < o.pay_amount)',
)})::int`

/** What a member has paid less what was paid back, in cents. */
export const totalSpend = `(${ofMember('coalesce(sum(o.pay_amount - coalesce(o.refund_amount, 0)), 0)::bigint')})`
