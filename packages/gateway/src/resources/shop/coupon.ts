import { couponRecord, coupon as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { live, percentOf } from '../../behaviour/live'
import { storeDay } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { changeRow, findRows } from '../../behaviour/rows'
import { todaySql } from '../../database/storeTimeSql'
import { giveCoupons } from './couponRecords'
import { reasons } from './strings'

/** The maximum number of phone numbers that coupons are given to at once. */
const mostPhones = 1000

type Context = EffectContext<typeof resource>

/** SQL over the coupon's records. What was given away is counted once, with the member who has it now. */
const records = (what = 'count(*)::int', which = '') =>
  `(select ${what} from coupon_record c where c.brand_id = t.brand_id and c.coupon_id = t.coupon_id
    and c.status <> 'GIVEN'${which})`

const used = records('count(*)::int', " and c.status = 'USED'")

/** The members with these grades or phone numbers, and the number of unknown phone numbers. */
async function receiversOf(
  { rows, place }: Context,
  grades: readonly string[] | null,
  phones: string | null,
) {
  const numbers = [...new Set((phones ?? '').split(/[\s,，;；]+/).filter(Boolean))]
  if (numbers.length > mostPhones)
    refuse('too-many-phones', filled(reasons.tooManyPhones, { most: mostPhones }))
  const found = await rows.execute<{ id: string; phone: string }>(sql`select m.member_id as id, m.phone
    from member m where m.brand_id = ${place.brandId} and m.status in ('ACTIVE', 'FROZEN')
      and (m.member_grade_id = any (${sql.param([...(grades ?? [])])}::text[]) or m.phone = any (${sql.param(numbers)}::text[]))
    order by m.member_id`)
  const known = new Set(found.rows.map(({ phone }) => phone))
  return { ids: found.rows.map(({ id }) => id), unknown: numbers.filter((each) => !known.has(each)).length }
}

type Coupon = RowOf<typeof resource>

/** Keys that are in the scope before and not after; a scope without keys is everything. */
const isNarrower = (before: readonly string[], after: readonly string[]) =>
  after.length > 0 && (!before.length || before.some((key) => !after.includes(key)))

const chosen = (list: unknown, name: string) =>
  ((list ?? []) as readonly Record<string, unknown>[]).map((each) => String(each[name]))

/** @throws 422 if a coupon that was received would be of use for less than before */
function requireScope(before: Coupon, after: Coupon): void {
  const keysOf = (row: Coupon) => ({
    products: chosen(row.products, 'ticketProductId'),
    ticketCategories: chosen(row.ticketCategories, 'ticketCategoryId'),
    restaurants: row.restaurants ?? [],
    hotels: row.hotels ?? [],
  })
  const [old, own] = [keysOf(before), keysOf(after)]
  const isOther = before.useScope !== after.useScope && after.useScope !== 'ALL'
  const names = ['products', 'ticketCategories', 'restaurants', 'hotels'] as const
  const narrowed = names.filter((name) => isNarrower(old[name], own[name]))
  refuseAt([...(isOther ? ['useScope'] : narrowed)].map((name) => explained(name, reasons.narrowerScope)))
}

/** Coupons that members can receive. */
export const coupon = defineBehaviour(resource)({
  effects: {
    publish: async ({ row }) => {
      const ends = [row.receiveTime?.end, row.validityType === 'FIXED' ? row.validTime?.end : undefined]
      if (ends.some((end) => end !== undefined && end < storeDay()))
        refuse('validity-over', reasons.validityOver)
      if ((row.remainCount ?? 0) <= 0) refuse('no-stock', reasons.noStock)
      return undefined
    },
    addStock: async ({ row, input }) => ({ totalCount: (row.totalCount ?? 0) + input.quantity }),
    giveTo: async (context) => {
      const { memberGrades, phones, perMember, notify } = context.input
      const { ids, unknown } = await receiversOf(context as never, memberGrades, phones)
      const giving = { perMember, receiveChannel: 'STAFF' } as const
      const outcome = { ...(await giveCoupons(context, context.key, ids, giving)), unknown }
      const request = { channel: 'message', kind: 'couponsGiven', resource, key: context.key } as const
      if (notify) await context.ask({ ...request, content: outcome })
      return undefined
    },
    expire: async (context) => {
      const own = sql`t.coupon_id = ${context.key} and t.status = 'UNUSED'`
      for (const { couponRecordId } of await findRows(context, couponRecord, own))
        await changeRow(context, couponRecord, String(couponRecordId), { status: 'VOIDED' })
      return undefined
    },
  },
  computed: {
    receivedCount: live(records(), 'integer'),
    usedCount: live(used, 'integer'),
    remainCount: live(`(t.total_count - ${records()})`, 'integer'),
    useRate: percentOf(used, records()),
    orderAmount: live(records('coalesce(sum(c.order_amount), 0)::bigint', " and c.status = 'USED'")),
  },
  saved: async ({ row, input: { before } }) => {
    if (before && row.receivedCount) requireScope(before, row)
    return undefined
  },
  auto: {
    finish: {
      due: sql.raw(
        `t.receive_until < ${todaySql} and (t.validity_type <> 'FIXED' or t.valid_until < ${todaySql})`,
      ),
    },
  },
})
