/** What the receiver of a share `s` has of it. */
const paidShare = '(s.split_amount - coalesce(s.return_amount, 0))'

/** What bills have deducted for a share `s`, once one deducts what its receiver has now. */
export const deductedShare = `case when s.status in ('DONE', 'RETURNED') then ${paidShare} else coalesce(s.deducted_amount, 0) end`

/**
 * Whether a bill that is not paid yet deducts a share `s`: one of its own orders, or one that was paid out or returned after
 * the bill of its order had been paid. These belong to the first open bill of the store.
 */
export const isDeducted = (bill: string) => `s.hotel_id = ${bill}.hotel_id
  and case when s.deducted_amount is null then exists (select from settlement_item i where i.brand_id = ${bill}.brand_id
      and i.settlement_bill_id = ${bill}.settlement_bill_id and i.order_no = s.order_no and i.item_type = 'SALE')
    else s.status in ('DONE', 'RETURNED') and s.deducted_amount <> ${paidShare}
      and ${bill}.biz_type = 'TICKET' and ${bill}.status in ('UNCONFIRMED', 'DISPUTED', 'CONFIRMED')
      and not exists (select from settlement_bill o where o.hotel_id = ${bill}.hotel_id and o.biz_type = 'TICKET'
        and o.status in ('UNCONFIRMED', 'DISPUTED', 'CONFIRMED')
        and (o.period_start, o.settlement_bill_id) < (${bill}.period_start, ${bill}.settlement_bill_id)) end`

/**
 * The amounts of a bill in SQL, as sums of its lines.
 *
 * @param bill the row of `settlement_bill` in the query
 */
export function billSql(bill: string) {
  const own = `i.brand_id = ${bill}.brand_id and i.settlement_bill_id = ${bill}.settlement_bill_id`
  const lines = (value: string, where: string, type = 'bigint') =>
    `(select coalesce(${value}, 0)::${type} from settlement_item i where ${own} and ${where})`
  // bills by sale count sales, bills by use count uses; a use of what another store sold is due from that store
  const ordered = `i.sale_store_id = ${bill}.hotel_id
    and i.item_type = case ${bill}.settle_basis when 'VERIFY' then 'USE' else 'SALE' end`
  const usedHere = `i.item_type = 'USE' and i.use_store_id = ${bill}.hotel_id and i.sale_store_id <> ${bill}.hotel_id`
  const usedElsewhere = `i.item_type = 'USE' and i.sale_store_id = ${bill}.hotel_id and i.use_store_id <> ${bill}.hotel_id`
  const amounts = {
    orderAmount: lines('sum(i.amount)', ordered),
    refundAmount: lines('sum(i.amount)', "i.item_type = 'REFUND'"),
    crossInAmount: lines('sum(i.amount)', usedHere),
    crossOutAmount: lines('sum(i.amount)', usedElsewhere),
    channelFee: lines('sum(i.channel_fee)', 'true'),
    platformFee: lines('sum(i.platform_fee)', 'true'),
    commission: lines('sum(i.commission)', 'true'),
    splitAmount: `coalesce(${bill}.settled_split, (select coalesce(sum(${paidShare} - coalesce(s.deducted_amount, 0)), 0)::bigint
      from split_bill s where ${isDeducted(bill)} and s.status in ('DONE', 'RETURNED')))`,
  }
  const { orderAmount, refundAmount, crossInAmount, crossOutAmount, ...deducted } = amounts
  const settleAmount = `(${orderAmount} - ${refundAmount} + ${crossInAmount} - ${crossOutAmount}
    - ${Object.values(deducted).join(' - ')} + coalesce(${bill}.adjust_amount, 0))`
  return { lines, ordered, amounts, settleAmount }
}
