import { member, ticketPromotion } from '@ebkit/domain'
import { addDays, dayOfHours, weekday } from '@ebkit/rules/dates'
import { rated, reducedPrice } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { storeDay, storeTime } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { findRow, findRows } from '../../behaviour/rows'
import { isDayIn } from '../isDayIn'
import { isBlacklisted } from '../members/blacklist'
import type { Product } from './inventory'
import type { OrderRequest } from './OrderRequest'
import type { OrderTerms } from './Terms'

type Promotion = RowOf<typeof ticketPromotion>

/** The unit price by the highest tier that the quantity reaches, such as "from 3 pieces at 80 %". */
function volumePrice({ volumeRules }: Promotion, price: number, quantity: number): number {
  const [rule] = (volumeRules ?? [])
    .filter(({ pieces }) => Number(pieces) <= quantity)
    .toSorted((one, other) => Number(other.pieces) - Number(one.pieces))
  return rule ? rated(price, rule.rate) : price
}

/** The discount of a promotion on an order, in cents. */
export function promotionAmountOf(promotion: Promotion, price: number, quantity: number): number {
  const { promotionType, nthPiece } = promotion
  if (promotionType === 'multi') return (price - volumePrice(promotion, price, quantity)) * quantity
  const pieces = promotionType === 'nth' ? Math.floor(quantity / (nthPiece ?? 2)) : quantity
  return (price - reducedPrice(promotion, price)) * pieces
}

function isNow({ activityTime, cycleWeekdays, dailyTime }: Promotion): boolean {
  if (!isDayIn(storeDay(), activityTime)) return false
  const day = dailyTime ? dayOfHours(storeDay(), storeTime(), dailyTime) : storeDay()
  return !!day && (!cycleWeekdays?.length || cycleWeekdays.includes(weekday(day)))
}

function isForOrder(promotion: Promotion, { saleChannel, useDate }: OrderRequest): boolean {
  const { saleChannels, promotionType, aheadDays } = promotion
  if (!saleChannels?.some((channel) => channel === saleChannel)) return false
  return promotionType !== 'earlyBird' || (!!useDate && useDate >= addDays(storeDay(), aheadDays ?? 1))
}

async function isForMember(
  context: BehaviourContext,
  promotion: Promotion,
  memberId: string | null,
): Promise<boolean> {
  if (promotion.audience === 'all') return true
  if (!memberId) return false
  if (promotion.audience === 'grade') {
    const { memberGradeId = null } = (await findRow(context, member, memberId, { lock: false })) ?? {}
    return promotion.memberGradeIds?.some((grade) => grade === memberGradeId) ?? false
  }
  const { rowCount } = await context.rows.execute(sql`select from ticket_order t
    where t.brand_id = ${context.place.brandId} and t.member_id = ${memberId} and t.pay_time is not null limit 1`)
  return !rowCount
}

/** Whether the quota and the limit per member allow an order. The lock on the product keeps out concurrent orders. */
async function hasRoom(
  context: BehaviourContext,
  promotion: Promotion,
  { quantity, memberId }: OrderRequest,
): Promise<boolean> {
  const { rows } = await context.rows.execute<{ all: number; own: number }>(sql`select
    coalesce(sum(t.quantity), 0)::int as "all",
    coalesce(sum(t.quantity) filter (where t.member_id = ${memberId ?? null}), 0)::int as own
    from ticket_order t where t.promotion_id = ${promotion.promotionId} and t.status <> 'CLOSED'`)
  const { all = 0, own = 0 } = rows[0] ?? {}
  if (all + quantity > (promotion.quota ?? 0)) return false
  return !promotion.memberLimit || (!!memberId && own + quantity <= promotion.memberLimit)
}

/** The running promotion of the store that applies to an order. */
async function promotionFor(
  context: BehaviourContext,
  product: Product,
  asked: OrderRequest,
): Promise<Promotion | undefined> {
  if (await isBlacklisted(context, asked.memberId)) return undefined
  const listed = JSON.stringify([{ ticketProductId: product.ticketProductId }])
  const running = await findRows(
    context,
    ticketPromotion,
    sql`t.hotel_id = ${context.place.hotelId} and t.status = 'RUNNING' and t.products @> ${listed}::jsonb`,
  )
  for (const promotion of running.filter((each) => isNow(each) && isForOrder(each, asked)))
    if (
      (await isForMember(context, promotion, asked.memberId ?? null)) &&
      (await hasRoom(context, promotion, asked))
    )
      return promotion
  return undefined
}

/** The terms by the regular price, less the discount of a running promotion. */
export async function promotionTerms(
  context: BehaviourContext,
  product: Product,
  asked: OrderRequest,
  unitPrice: number,
): Promise<OrderTerms> {
  const promotion = await promotionFor(context, product, asked)
  if (!promotion) return { unitPrice, promotionAmount: 0, links: {} }
  const promotionAmount = promotionAmountOf(promotion, unitPrice, asked.quantity)
  return { unitPrice, promotionAmount, links: { promotionId: String(promotion.promotionId) } }
}
