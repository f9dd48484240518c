import { genericVoucherCode as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { storeDay } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { todaySql } from '../../database/storeTimeSql'
import { reasons } from './strings'
import { exchange, type VoucherCode } from './vouchers/exchange'

function extended({ expireDate, exchangeItems }: VoucherCode, later: string) {
  if (later < storeDay() || (expireDate && later <= expireDate)) refuse('later-date', reasons.laterDate)
  return { expireDate: later, ...(exchangeItems?.length && { status: 'PART' as const }) }
}

/** SQL: a value of the voucher; null if its exchange rule is another one. */
const ofVoucher = (value: string, rule: string) => `(select ${value} from generic_voucher v
  where v.brand_id = t.brand_id and v.voucher_id = t.voucher_id and v.exchange_rule = '${rule}')`

const pieces =
  "(select coalesce(sum((i->>'quantity')::int), 0) from jsonb_array_elements(t.exchange_items) i)"

/** SQL: the part of the exchanged orders that the voucher has covered, in cents. */
const value = `(select coalesce(sum(o.coupon_amount), 0) from jsonb_array_elements(t.exchange_items) i
  join ticket_order o on o.brand_id = t.brand_id and o.platform_order_id = i->>'newOrderId')`

export const genericVoucherCode = defineBehaviour(resource)({
  effects: {
    exchange: async (context) => {
      const { product, quantity, useDate } = context.input
      const productKey = String(product[0]?.ticketProductId ?? '')
      return { status: await exchange(context, context.row, { productKey, quantity, useDate }) }
    },
    extend: async ({ row, input }) => extended(row, input.expireDate),
  },
  computed: {
    remainCount: live(ofVoucher(`greatest(v.choose_count - ${pieces}, 0)::int`, 'choose'), 'integer'),
    remainAmount: live(ofVoucher(`greatest(v.face_value - ${value}, 0)::bigint`, 'amount')),
  },
  auto: {
    exchangePart: {},
    exchangeAll: {},
    expire: { due: sql.raw(`t.expire_date < ${todaySql}`) },
    refund: {},
  },
})
