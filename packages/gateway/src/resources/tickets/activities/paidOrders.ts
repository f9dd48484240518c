/** SQL: an aggregate over the paid orders that refer to the row `t` by this column. Default type: cents. */
export const ofPaidOrders = (column: string, value: string, type: 'bigint' | 'integer' = 'bigint') =>
  `(select coalesce(${value}, 0)::${type} from ticket_order o
    where o.brand_id = t.brand_id and o.${column} = t.${column} and o.pay_time is not null)`
